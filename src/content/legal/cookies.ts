import { BUSINESS } from '../business.ts';
import type { LegalDocument } from './document.ts';
import { LEGAL_LINKS } from './legal-links.ts';

/** Política de cookies (LSSI-CE, article 22.2): the site sets none; this says what it stores instead. A draft, like `NOTICE`. */
export const COOKIES: LegalDocument = /* sample */ {
  path: LEGAL_LINKS.cookies.path,
  title: 'Política de cookies',
  description: `La web de ${BUSINESS.name} no usa cookies. Qué puede quedar en tu dispositivo y cómo se miden las visitas.`,
  updated: '2026-11-22',
  intro: 'Esta web no usa cookies, ni propias ni de terceros. Por eso no te pide que aceptes nada.',
  sections: [
    {
      heading: 'En tu dispositivo',
      blocks: [
        {
          paragraph:
            'En tu navegador solo se guarda lo necesario para completar lo que has pedido:',
        },
        {
          facts: [
            {
              term: 'Qué',
              text: 'Tu solicitud, la hora y un número al azar que evita que nos llegue dos veces. Como mucho, de las veinte últimas solicitudes.',
            },
            {
              term: 'Cuándo',
              text: 'Desde que pulsas Finalizar, mientras se envía y si no se ha podido enviar.',
            },
            { term: 'Dónde', text: 'En el almacenamiento local del navegador (localStorage).' },
            {
              term: 'Para qué',
              text: 'Para enviarla cuando vuelva la conexión o en tu próxima visita, o enseñártela en el formulario si hay que completarla, sin que tengas que escribirla otra vez.',
            },
            {
              term: 'Cuánto tiempo',
              text: 'Se borra en cuanto se envía. Caduca a las 24 horas: desde entonces no se envía, y la web la borra la próxima vez que la abras.',
            },
            { term: 'Quién la lee', text: 'Solo esta web, en tu navegador.' },
          ],
        },
        {
          paragraph:
            'Lo que escribes en el formulario y aún no has enviado se guarda en el almacenamiento de la sesión (sessionStorage), para que siga ahí si la página se recarga o el teléfono la cierra. Se borra al enviarlo, al vaciar el formulario o al cerrar la pestaña.',
        },
        {
          paragraph:
            'Además, si publicamos una versión nueva mientras tienes la web abierta, puede recargarse sola, una vez por hora como mucho. Para no repetirlo y volver a abrir el formulario donde estaba, anota en el almacenamiento de la sesión (sessionStorage) la hora y el tipo de evento elegido. El tipo de evento se borra tras la recarga; la hora, al cerrar la pestaña.',
        },
        {
          paragraph:
            'Todo ello es estrictamente necesario para prestar el servicio que solicitas, así que no requiere consentimiento (artículo 22.2 de la LSSI-CE). Puedes borrarlo cuando quieras en los ajustes del navegador, donde figura como «datos de sitios».',
        },
      ],
    },
    {
      heading: 'Medición de visitas',
      blocks: [
        {
          paragraph:
            'Usamos Vercel Web Analytics y Vercel Speed Insights, que funcionan sin cookies y no guardan nada en tu dispositivo. Registran la página vista, desde dónde llegas, el país, el navegador, el tipo de dispositivo y el tiempo de carga. Las visitas de un mismo día se reconocen por un código calculado a partir de la conexión, que se descarta a las 24 horas.',
        },
        {
          paragraph: [
            'Si tu navegador bloquea estos programas, la web funciona igual. En la ',
            { text: 'política de privacidad', href: LEGAL_LINKS.privacy.path },
            ' explicamos quién trata estos datos y cómo puedes oponerte.',
          ],
        },
      ],
    },
    {
      heading: 'Enlaces a otras webs',
      blocks: [
        {
          paragraph:
            'Los enlaces a redes sociales, al mapa y a WhatsApp son solo eso: aquí no se carga nada de esos sitios. Cuando los pulsas, sales de esta web, y se aplican las cookies y las normas de cada uno. El de WhatsApp lleva, para que no lo escribas dos veces, lo que hayas puesto en el formulario; no se envía hasta que tú lo envías.',
        },
      ],
    },
    {
      heading: 'Cambios',
      blocks: [
        {
          paragraph:
            'Si un día usáramos cookies que necesitaran tu permiso, te lo pediríamos antes y lo contaríamos aquí.',
        },
      ],
    },
  ],
};
