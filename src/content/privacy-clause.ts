import { BUSINESS } from './business.ts';
import { LEGAL_LINKS } from './legal/legal-links.ts';

/** The first layer of the privacy information, which the law requires at the form (RGPD, article 13; LOPDGDD, article 11). A draft, like `PRIVACY`. */
export const PRIVACY_CLAUSE = /* sample */ {
  title: 'Información básica sobre protección de datos.',
  facts: [
    ['Responsable', `${BUSINESS.legalName.replace(/\.$/, '')}.`],
    [
      'Finalidad',
      'atender tu solicitud, preparar una propuesta y proteger el formulario de abusos.',
    ],
    ['Legitimación', 'medidas precontractuales a petición tuya e interés legítimo.'],
    [
      'Destinatarios',
      'tratan tus datos por encargo nuestro los proveedores de alojamiento (EE.\u00a0UU.) y de correo; si nos contratas, los proveedores de tu evento reciben solo lo que necesitan. Si pulsas el enlace de WhatsApp, esa empresa recibe lo que hayas escrito o elegido.',
    ],
    [
      'Derechos',
      `acceso, rectificación, supresión y los demás que reconoce la ley; puedes ejercerlos escribiendo a ${BUSINESS.email}.`,
    ],
  ],
  conditions: 'El formulario es para mayores de edad.',
  more: 'Más información en la',
  link: { text: 'política de privacidad', href: LEGAL_LINKS.privacy.path },
} as const;
