import { BUSINESS, phoneLink } from '../business.ts';
import { COMPANY, COMPANY_ADDRESS } from '../company.ts';
import type { LegalDocument } from './document.ts';
import { LEGAL_LINKS } from './legal-links.ts';

const { email, phone } = BUSINESS;
const EMAIL_LINK = { text: email, href: `mailto:${email}` };

/** Política de privacidad (RGPD, article 13). It describes what this site and its function do: change both together.
 * `{campos}` is replaced with the labels of the form's fields.
 * A draft, like `NOTICE`. */
export const PRIVACY: LegalDocument = /* sample */ {
  path: LEGAL_LINKS.privacy.path,
  title: 'Política de privacidad',
  description: `Qué datos personales trata ${BUSINESS.name} en su web, para qué, durante cuánto tiempo y qué derechos tienes.`,
  updated: '2026-11-22',
  intro:
    'Usamos lo que nos cuentas para responderte y preparar tu evento, y para nada más. Aquí está el detalle, como piden el Reglamento general de protección de datos (RGPD) y la Ley Orgánica 3/2018 (LOPDGDD).',
  sections: [
    {
      heading: 'Responsable',
      blocks: [
        {
          facts: [
            { term: 'Nombre', text: BUSINESS.legalName },
            { term: 'NIF', text: COMPANY.taxId },
            { term: 'Domicilio', text: COMPANY_ADDRESS },
            { term: 'Email', text: [EMAIL_LINK] },
            { term: 'Teléfono', text: [{ text: phone, href: phoneLink(phone) }] },
          ],
        },
      ],
    },
    {
      heading: 'Qué datos tratamos',
      blocks: [
        {
          list: [
            'Los del formulario: {campos} y la descripción de tu evento. Todos son necesarios para prepararte una propuesta; sin ellos no podemos atender la solicitud por esta vía.',
            'Los que nos das si nos llamas o nos escribes.',
            'Los técnicos de la visita: la dirección IP, el navegador, el tipo de dispositivo, la página que ves y desde dónde llegas.',
          ],
        },
        {
          paragraph:
            'No incluyas datos de salud ni otros igualmente sensibles. El tipo de evento nos sirve solo para organizarlo: no sacamos de él conclusiones sobre tus creencias. Si nos das datos de otras personas, hazlo con su permiso.',
        },
      ],
    },
    {
      heading: 'Para qué los usamos y con qué base',
      blocks: [
        {
          facts: [
            {
              term: 'Atender tu solicitud y preparar una propuesta',
              text: 'Son medidas precontractuales a petición tuya (artículo 6.1.b del RGPD).',
            },
            {
              term: 'Proteger el formulario de abusos',
              text: 'Es nuestro interés legítimo en que la web funcione (artículo 6.1.f). Con cada solicitud nos llega cuánto tiempo ha estado abierto el formulario y si se ha rellenado un campo que solo ven los programas.',
            },
            {
              term: 'Saber cuánto se visita la web y si carga rápido',
              text: 'Es nuestro interés legítimo en mejorarla, con datos agregados y sin cookies (artículo 6.1.f).',
            },
          ],
        },
        {
          paragraph:
            'No enviamos publicidad con estos datos, no elaboramos perfiles y no tomamos decisiones automatizadas con efectos jurídicos o similares para ti.',
        },
      ],
    },
    {
      heading: 'Cuánto tiempo',
      blocks: [
        {
          paragraph:
            'La web no guarda tu solicitud en ninguna base de datos: nos llega por email y queda en nuestro buzón. La conservamos mientras hace falta para responderte y organizar el evento. Si no seguimos adelante, la borramos cuando deja de ser necesaria; si nos contratas, la guardamos bloqueada después durante los plazos que fija la ley.',
        },
        {
          paragraph: [
            'Para limitar los envíos repetidos, el servidor recuerda, 24 horas como máximo, un código calculado a partir de tu dirección IP y otro calculado a partir de tu solicitud; ni la dirección ni la solicitud. Tu solicitud se guarda en tu propio dispositivo mientras se envía y, si el envío falla, durante 24 horas como máximo: lo explicamos en la ',
            { text: 'política de cookies', href: LEGAL_LINKS.cookies.path },
            '.',
          ],
        },
      ],
    },
    {
      heading: 'Quién los recibe',
      blocks: [
        {
          paragraph:
            'No vendemos ni cedemos tus datos, salvo obligación legal. Los tratan por encargo nuestro:',
        },
        {
          facts: [
            {
              term: 'Vercel Inc., Estados Unidos',
              text: 'Aloja la web, conserva sus registros técnicos y mide las visitas y la velocidad. El envío de las solicitudes se procesa en París.',
            },
            {
              term: 'Sendinblue SAS (Brevo), París, Francia',
              text: 'Nos entrega tu solicitud por email y conserva el registro de los envíos.',
            },
            {
              term: 'El proveedor de nuestro email',
              text: 'Guarda el buzón donde la recibimos.',
            },
          ],
        },
        {
          paragraph:
            'Vercel está en Estados Unidos: la transferencia se ampara en el Marco de Privacidad de Datos UE-EE. UU. (Decisión de Ejecución (UE) 2023/1795 de la Comisión Europea) y en cláusulas contractuales tipo.',
        },
      ],
    },
    {
      heading: 'Tus derechos',
      blocks: [
        {
          paragraph: [
            'Puedes acceder a tus datos, rectificarlos, suprimirlos, pedir su portabilidad, limitar su tratamiento y oponerte a él. Basta un email a ',
            EMAIL_LINK,
            '; te responderemos en el plazo de un mes y no te costará nada. Si tenemos dudas sobre tu identidad, te pediremos que la acredites.',
          ],
        },
        {
          paragraph: [
            'Si crees que no hemos tratado bien tus datos, puedes reclamar ante la ',
            { text: 'Agencia Española de Protección de Datos', href: 'https://www.aepd.es' },
            '.',
          ],
        },
      ],
    },
    {
      heading: 'Cambios',
      blocks: [
        {
          paragraph:
            'Si cambia lo que hacemos con tus datos, cambiará esta página y la fecha que lleva arriba.',
        },
      ],
    },
  ],
};
