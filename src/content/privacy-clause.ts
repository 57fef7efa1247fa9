import { BUSINESS } from './business.ts';
import { LEGAL_LINKS } from './legal-links.ts';

/** First layer of what the law wants said where data are asked for (RGPD, article 13; LOPDGDD, article 11). */
export const PRIVACY_CLAUSE = {
  title: 'Información básica sobre protección de datos.',
  facts: [
    ['Responsable', `${BUSINESS.legalName.replace(/\.$/, '')}.`],
    ['Finalidad', 'atender tu solicitud y preparar una propuesta.'],
    ['Legitimación', 'medidas precontractuales a petición tuya.'],
    ['Destinatarios', 'no se ceden datos; usamos proveedores de alojamiento y de envío de email.'],
    ['Derechos', `acceso, rectificación, supresión y los demás, en ${BUSINESS.email}.`],
  ],
  health: 'No incluyas datos de salud.',
  more: 'Más información en la',
  link: { text: 'política de privacidad', href: LEGAL_LINKS.privacy.path },
} as const;
