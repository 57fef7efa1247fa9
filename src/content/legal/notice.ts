import { BUSINESS, phoneLink } from '../business.ts';
import { COMPANY, COMPANY_ADDRESS } from '../company.ts';
import type { LegalDocument } from '../schema/legal.ts';
import { LEGAL_LINKS } from './legal-links.ts';

const { email, phone, url } = BUSINESS;

/**
 * Aviso legal (LSSI-CE, article 10). A draft that is true for this site: have your legal adviser read it, then remove the
 * mark `sample`. Ask about what depends on the studio: a licence as a travel agency if you book rooms or coaches (article 10.1.c),
 * and `complaints` of `COMPANY`.
 */
export const NOTICE: LegalDocument = /* sample */ {
  path: LEGAL_LINKS.notice.path,
  title: 'Aviso legal',
  description: `Quién está detrás de la web de ${BUSINESS.name} y en qué condiciones se usa.`,
  updated: '2026-11-26',
  intro: 'Quién está detrás de esta web y en qué condiciones se usa.',
  sections: [
    {
      heading: 'Titular de la web',
      blocks: [
        {
          paragraph:
            'Estos son los datos que pide el artículo 10 de la Ley 34/2002, de 11 de julio, de servicios de la sociedad de la información y de comercio electrónico (LSSI-CE):',
        },
        {
          facts: [
            { term: 'Titular', text: BUSINESS.legalName },
            { term: 'Nombre comercial', text: BUSINESS.name },
            { term: 'NIF', text: COMPANY.taxId },
            { term: 'Domicilio', text: COMPANY_ADDRESS },
            ...(COMPANY.registry ? [{ term: 'Inscripción', text: COMPANY.registry }] : []),
            { term: 'Email', text: [{ text: email, href: `mailto:${email}` }] },
            { term: 'Teléfono', text: [{ text: phone, href: phoneLink(phone) }] },
            { term: 'Web', text: [{ text: url, href: '/' }] },
          ],
        },
      ],
    },
    {
      heading: 'Para qué sirve',
      blocks: [
        {
          paragraph:
            'Esta web presenta nuestros servicios de organización de eventos y te permite enviarnos una solicitud. Consultarla es gratis y no hace falta registrarse.',
        },
        {
          paragraph:
            'Enviar una solicitud no te obliga a ti a contratar ni a nosotros a aceptar el encargo. El precio y las condiciones de cada evento se acuerdan aparte y por escrito.',
        },
      ],
    },
    {
      heading: 'Uso de la web',
      blocks: [
        {
          paragraph:
            'Al usarla, te comprometes a hacerlo de buena fe: a no enviar datos de otras personas sin su permiso y a no intentar dañarla ni impedir que otros la usen.',
        },
      ],
    },
    {
      heading: 'Contenidos',
      blocks: [
        {
          paragraph:
            'Los textos, el diseño, el logotipo y las imágenes son nuestros o los usamos con autorización. No se pueden copiar, difundir ni modificar sin nuestro permiso por escrito, salvo en los casos que permite la ley.',
        },
        // Remove this when none of the original pictures is left.
        {
          paragraph: /* sample */ 'Las imágenes ilustrativas no muestran eventos reales.',
        },
      ],
    },
    {
      heading: 'Responsabilidad',
      blocks: [
        {
          paragraph: [
            'Procuramos que la información sea correcta y esté al día, pero puede contener errores, y la web puede dejar de funcionar en algún momento. Si ves un fallo, escríbenos a ',
            { text: email, href: `mailto:${email}` },
            '.',
          ],
        },
        {
          paragraph:
            'Algunos enlaces llevan a webs de terceros, como redes sociales o mapas. No controlamos su contenido; si llegamos a saber que alguno es ilícito, retiraremos el enlace.',
        },
        {
          paragraph:
            'Nada de lo anterior limita los derechos que la ley te reconoce como consumidor o usuario.',
        },
      ],
    },
    {
      heading: 'Datos y cookies',
      blocks: [
        {
          paragraph: [
            'Cómo tratamos tus datos personales se explica en la ',
            { text: 'política de privacidad', href: LEGAL_LINKS.privacy.path },
            '; qué se guarda o no en tu dispositivo, en la ',
            { text: 'política de cookies', href: LEGAL_LINKS.cookies.path },
            '.',
          ],
        },
      ],
    },
    {
      heading: 'Quejas y reclamaciones',
      blocks: [
        {
          paragraph: [
            'Si tienes una queja, escríbenos a ',
            { text: email, href: `mailto:${email}` },
            ' o llámanos al ',
            { text: phone.replace(/ /g, '\u00a0'), href: phoneLink(phone) },
            ': te responderemos en un mes como máximo.',
          ],
        },
        ...(COMPANY.complaints ? [{ paragraph: COMPANY.complaints }] : []),
      ],
    },
    {
      heading: 'Ley aplicable',
      blocks: [
        {
          paragraph:
            'Este aviso se rige por la ley española. En caso de conflicto decidirán los juzgados y tribunales que correspondan por ley; si eres consumidor, los de tu domicilio.',
        },
      ],
    },
  ],
};
