import { BUSINESS } from '../business.ts';
import type { LegalDocument } from '../schema/legal.ts';
import { LEGAL_LINKS } from './legal-links.ts';

/** Política de cookies (LSSI-CE, article 22.2): the site sets none; this says what it stores instead. A draft, like `NOTICE`. */
export const COOKIES: LegalDocument = /* sample */ {
  path: LEGAL_LINKS.cookies.path,
  title: 'Política de cookies',
  description: `La web de ${BUSINESS.name} no usa cookies. Qué puede quedar en tu dispositivo y cómo se miden las visitas.`,
  updated: '2026-11-26',
  intro:
    'Esta web no usa cookies, ni propias ni de terceros, y lo poco que guarda en tu navegador es necesario para lo que pides. Por eso no verás un aviso de cookies.',
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
              text: 'Tu solicitud, la hora, cómo rellenaste el formulario (el tiempo, los campos que no tocaste y si se escribió algo en uno que las personas no ven) y un identificador al azar, para que no nos llegue dos veces. Cada solicitud se guarda por separado.',
            },
            {
              term: 'Cuándo',
              text: 'Al pulsar «Finalizar», antes de enviarla. Si el envío falla y cambias algo, se borra lo guardado; se vuelve a guardar, ya corregida, al cerrar el formulario o la página.',
            },
            {
              term: 'Dónde',
              text: 'En el almacenamiento local del navegador (localStorage); si el navegador no lo permite, solo mientras la página esté abierta.',
            },
            {
              term: 'Para qué',
              text: 'Para enviarla en cuanto se pueda, también en tu próxima visita, sin que tengas que escribirla otra vez.',
            },
            {
              term: 'Cuánto tiempo',
              text: 'Se borra en cuanto se envía. Caduca a los siete días: desde entonces no se envía, y la web la borra la próxima vez que la abras.',
            },
            { term: 'Quién la lee', text: 'Solo esta web, en tu navegador.' },
          ],
        },
        {
          paragraph:
            'Lo que escribes o eliges en el formulario y aún no has enviado se guarda, con la solicitud que estés corrigiendo, en el almacenamiento de la sesión (sessionStorage), para que siga ahí si la página se recarga o el teléfono la cierra. Se borra al enviarlo desde esta pestaña, al vaciar el formulario o al cerrar la pestaña (salvo que el navegador la recupere).',
        },
        {
          paragraph:
            'Además, si una parte de la web no se carga o el formulario es de una versión anterior, por ejemplo porque acabamos de publicar una nueva, la página puede recargarse sola, una vez por hora y pestaña como mucho. Entonces anota dos cosas en el almacenamiento de la sesión (sessionStorage): la hora, para no recargarse otra vez, y que tenías el formulario abierto, con el tipo de evento si lo abriste desde un servicio, para volver a abrirlo. La hora se borra al cerrar la pestaña (salvo que el navegador la recupere); lo demás, tras la recarga.',
        },
        {
          paragraph:
            'Todo ello es estrictamente necesario para prestar el servicio que solicitas, así que no requiere consentimiento (artículo 22.2 de la LSSI-CE). Puedes borrarlo cuando quieras en los ajustes del navegador, donde figura como «datos de sitios»; lo que aún no se haya enviado ya no se enviará. En un ordenador compartido, bórralo al terminar.',
        },
      ],
    },
    {
      heading: 'Medición de visitas',
      blocks: [
        {
          // Only your adviser can decide whether reading these data needs consent (LSSI-CE, article 22.2).
          paragraph:
            'Usamos Vercel Web Analytics y Vercel Speed Insights, que funcionan sin cookies y no guardan nada en tu dispositivo: leen datos técnicos del navegador. Registran la hora, la dirección de la página vista y de la página desde la que llegas, el país, la región y la ciudad, el navegador y el sistema con su versión, el tipo, la marca y el modelo del dispositivo, la velocidad de la conexión y cómo carga y responde la página. Las visitas de un mismo día se reconocen por un código calculado a partir de la petición de tu navegador, que se descarta a las 24 horas. Estos datos solo sirven para las estadísticas de esta web: no se combinan con otros ni se usan para seguirte por otras webs.',
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
            'Los enlaces a redes sociales, al mapa y a WhatsApp son solo eso: aquí no se carga nada de esos sitios. Al pulsarlos, se abre otra web o aplicación, con sus propias cookies y normas. Los de WhatsApp y correo del formulario llevan lo que hayas escrito o elegido en él (si es largo, solo el principio), para que no lo escribas dos veces. En cuanto pulsas el de WhatsApp, lo recibe esa empresa; el de correo lo pasa a tu programa de correo. A nosotros nos llega cuando lo envías.',
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
