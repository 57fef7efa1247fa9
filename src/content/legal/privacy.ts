import { BUSINESS, phoneLink } from '../business.ts';
import { COMPANY, COMPANY_ADDRESS } from '../company.ts';
import type { LegalDocument } from '../schema/legal.ts';
import { LEGAL_LINKS } from './legal-links.ts';

const { email, phone } = BUSINESS;
const EMAIL_LINK = { text: email, href: `mailto:${email}` };

/**
 * Política de privacidad (RGPD, article 13). It describes what this site, its function and their providers do, with the
 * retention that `api/deploying.md` sets at Brevo: change both together. `{campos}` is replaced with the labels of the form's
 * fields. A draft, like `NOTICE`.
 */
export const PRIVACY: LegalDocument = /* sample */ {
  path: LEGAL_LINKS.privacy.path,
  title: 'Política de privacidad',
  description: `Qué datos personales trata ${BUSINESS.name} en su web, para qué, durante cuánto tiempo y qué derechos tienes.`,
  updated: '2026-11-26',
  intro:
    'Usamos lo que nos cuentas para responderte y preparar tu evento. No vendemos tus datos ni los usamos para publicidad. Aquí está el detalle, como piden el Reglamento (UE) 2016/679, general de protección de datos (RGPD), y la Ley Orgánica 3/2018, de protección de datos personales y garantía de los derechos digitales (LOPDGDD).',
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
            'Los del formulario: {campos} y la descripción de tu evento. El formulario los pide todos; si prefieres no dar alguno, llámanos o escríbenos.',
            'Los de uso del formulario: cuánto tiempo ha pasado desde que abriste el formulario (o la página, si el formulario recuperó lo ya escrito), qué campos has dejado como estaban y si se ha escrito algo en uno que las personas no ven.',
            'Los que nos das si nos llamas o nos escribes.',
            'Los técnicos de la visita: la hora, la dirección IP, el país, la región y la ciudad, el navegador y el sistema con su versión, el tipo, la marca y el modelo del dispositivo, la velocidad de la conexión, cómo carga y responde la página, su dirección y la de la página desde la que llegas.',
          ],
        },
        {
          // Only your adviser can decide whether this is enough: «Boda Religiosa» may reveal a belief (RGPD, article 9).
          paragraph:
            /* sample */ 'No incluyas datos de salud ni otros igualmente sensibles. El tipo de evento nos sirve solo para organizarlo: no sacamos de él conclusiones sobre tus creencias. Si prefieres no indicarlo aquí, llámanos. Si nos das datos de otras personas, hazlo con su permiso.',
        },
        {
          paragraph:
            'El formulario es para mayores de edad. Si el evento es de un menor, debe rellenar el formulario su madre, su padre o quien tenga su tutela: del menor solo hace falta la edad, no su nombre.',
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
              text: 'Son medidas precontractuales a petición tuya: letra b del artículo 6.1 del RGPD. Los campos que has dejado como estaban nos dicen qué confirmar contigo. Si escribes en nombre de una empresa, tenemos un interés legítimo en usar tus datos de contacto para atenderla: letra f del artículo 6.1 del RGPD y artículo 19 de la LOPDGDD. Si nos contratas, trataremos tus datos para cumplir el contrato (letra b) y las obligaciones legales (letra c).',
            },
            {
              term: 'Proteger el formulario de abusos',
              text: 'Tenemos un interés legítimo en que la web funcione: letra f del artículo 6.1. Limitamos las solicitudes: las que llegan desde una misma conexión (según su dirección IP) y el total; las que pasan del límite esperan en tu navegador, siete días como máximo. Además, miramos si el formulario se ha rellenado en menos de tres segundos, si se ha escrito algo en el campo que las personas no ven, si la solicitud lleva enlaces en el nombre o los apellidos, o tres o más en la descripción, y si no ha salido del formulario de esta web. Si hay alguna de estas señales, el correo que recibimos lo dice. Ninguna solicitud se rechaza por ellas, y no hacemos estadísticas con ellas.',
            },
            {
              term: 'Saber cuánto se visita la web y si carga rápido',
              // Only your adviser can decide whether this basis is enough for the measurement.
              text: /* sample */ 'Tenemos un interés legítimo en mejorarla, con datos agregados y sin cookies: letra f del artículo 6.1.',
            },
          ],
        },
        {
          paragraph:
            'No enviamos publicidad con estos datos, no elaboramos perfiles y no tomamos decisiones automatizadas que tengan efectos jurídicos para ti o te afecten significativamente de modo similar.',
        },
      ],
    },
    {
      heading: 'Cuánto tiempo guardamos los datos',
      blocks: [
        {
          paragraph:
            'La web no guarda tu solicitud en ninguna base de datos: nos llega por correo y queda en nuestro buzón. Estos son los plazos:',
        },
        {
          facts: [
            {
              term: 'Tu solicitud y lo que nos escribas, en nuestro buzón o en WhatsApp',
              text: `Mientras haga falta para responderte y organizar el evento. Si no seguimos adelante, lo borramos todo ${COMPANY.requestsDeleted}; si nos contratas, después lo guardamos bloqueado durante los plazos que fija la ley.`,
            },
            {
              term: 'El registro de envíos del proveedor de correo',
              text: 'Un mes, sin copia del contenido. En él figuran tu nombre y tus apellidos, que van en el asunto, y las señales de abuso, si las hay. Lo consultamos para comprobar que las solicitudes nos llegan.',
            },
            {
              term: 'Lo que recuerda el servidor',
              text: 'Para limitar los envíos, cuenta los que llegan desde cada conexión, con un código calculado a partir de tu dirección IP, y todos juntos, sin datos personales. Para no repetir tu solicitud, recuerda un código calculado a partir de ella. Los códigos caducan a las 24 horas como máximo. No recuerda la dirección ni la solicitud.',
            },
            {
              term: 'En tu dispositivo',
              text: [
                'Tu solicitud, mientras se envía. Si el envío falla, caduca a los siete días: ya no se envía, y se borra cuando vuelves a abrir esta web. Lo que aún no has enviado, mientras la pestaña está abierta. Lo explicamos en la ',
                { text: 'política de cookies', href: LEGAL_LINKS.cookies.path },
                '.',
              ],
            },
            {
              term: 'Registros técnicos y estadísticas',
              text: 'Podemos consultar los registros técnicos de Vercel durante un día, y las estadísticas de visitas y de velocidad, que no dicen quién eres, durante un año como máximo. El código que reconoce las visitas de un mismo día se descarta a las 24 horas.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Quién los recibe además de nosotros',
      blocks: [
        {
          paragraph:
            'No vendemos tus datos, y solo los cedemos en dos casos: si la ley nos obliga y si nos contratas. En el segundo, los proveedores de tu evento, como el espacio o el cáterin, reciben solo lo que necesitan, y te decimos antes quiénes son. Por encargo nuestro tratan tus datos:',
        },
        {
          facts: [
            {
              term: 'Vercel Inc., Estados Unidos',
              text: 'Aloja la web, conserva sus registros técnicos y mide las visitas y la velocidad. El envío de las solicitudes se procesa en París.',
            },
            {
              term: 'Sendinblue SAS (Brevo), París, Francia',
              text: 'Nos entrega tu solicitud por correo y conserva el registro de los envíos.',
            },
            {
              term: COMPANY.mailProvider,
              text: 'Guarda el buzón donde recibimos tu solicitud.',
            },
          ],
        },
        {
          paragraph:
            'Si eliges escribirnos por WhatsApp, WhatsApp Ireland Limited (Irlanda) recibe, en cuanto pulsas el enlace, lo que este contiene. El del formulario lleva lo que hayas escrito o elegido en él (si es largo, solo el principio). Esa empresa responde de lo que haga con ello.',
        },
        {
          paragraph:
            'Si recibimos avisos por otros medios, por ejemplo en el teléfono, esos avisos no llevan nada de tu solicitud.',
        },
        {
          paragraph: [
            'Vercel está en Estados Unidos: la transferencia de tus datos a ese país se ampara en el Marco de Privacidad de Datos UE-EE.\u00a0UU. (Decisión de Ejecución (UE) 2023/1795 de la Comisión Europea) y en cláusulas contractuales tipo (Decisión de Ejecución (UE) 2021/914), incluidas en ',
            { text: 'su acuerdo de tratamiento de datos', href: 'https://vercel.com/legal/dpa' },
            '.',
          ],
        },
      ],
    },
    {
      heading: 'Tus derechos',
      blocks: [
        {
          paragraph: [
            'Puedes acceder a tus datos, rectificarlos, suprimirlos, pedir su portabilidad, limitar su tratamiento y oponerte a él. Basta un correo a ',
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
      heading: 'Tu derecho a oponerte',
      blocks: [
        {
          paragraph: [
            'Puedes oponerte en cualquier momento, por motivos relacionados con tu situación, a lo que hacemos por interés legítimo: proteger el formulario, medir las visitas y la velocidad, y usar tus datos de contacto si escribes en nombre de una empresa. Basta un correo a ',
            EMAIL_LINK,
            '. La medición también puedes bloquearla en tu navegador: la web funciona igual.',
          ],
        },
      ],
    },
    {
      heading: 'Cambios',
      blocks: [
        {
          paragraph:
            'Si cambia lo que hacemos con tus datos, cambiarán esta página y la fecha que lleva arriba.',
        },
      ],
    },
  ],
};
