/** The API key of the local Brevo in tests. */
export const API_KEY = 'xkeysib-only-for-tests';

/** A mail that Brevo accepts. */
export const MAIL = {
  sender: { email: 'web@estudio.example', name: 'Web' },
  to: [{ email: 'gestion@estudio.example', name: 'Gestión' }],
  subject: 'Solicitud',
  htmlContent: '<p>Hola</p>',
  params: { email: 'ana@visitor.example' },
};
