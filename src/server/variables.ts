/** What each variable holds, for the owner: the alarm about it, the report of `npm run check:mail` and the guide say it. */
export const VARIABLES: Record<string, string> = {
  BREVO_API_KEY:
    'la clave que se crea en Brevo, en «SMTP & API → API Keys», sin espacios (empieza por xkeysib-)',
  MANAGEMENT_EMAIL:
    'la dirección de email que recibe las solicitudes, o hasta cinco separadas por comas',
  MANAGEMENT_NAME: 'el nombre de quien recibe las solicitudes, con letras',
  SENDER_EMAIL:
    'la dirección desde la que envía la web, dada de alta en Brevo; mejor una que nadie lea',
  SENDER_NAME: 'el nombre con el que envía la web, con letras',
  ALARM_WEBHOOK_URL:
    'la dirección https de tus avisos en el teléfono; o quita esta variable, y llegarán por email',
  REQUEST_WEBHOOK_URL:
    'la dirección https que recibe una línea por solicitud, con tipo de evento, invitados y mes; o quita esta variable',
  RATE_LIMIT_VISITOR:
    'cuántas solicitudes se admiten de una misma conexión, como cantidad/segundos. 30/86400 son treinta al día; el plazo no puede pasar de un día. Sin esta variable valen esas treinta',
  RATE_LIMIT_TOTAL:
    'cuántas solicitudes se admiten en total, como cantidad/segundos. 60/3600,240/86400 son sesenta por hora y 240 al día; el plazo no puede pasar de 31 días (2678400). Sin esta variable valen esas, y al día 240 entre el número de destinatarios',
  REDIS_URL:
    'la dirección de un servidor de Redis, por ejemplo rediss://usuario:clave@servidor:6379; o quita esta variable',
  CRON_SECRET:
    'una contraseña larga, que solo usa Vercel; sin ella nadie comprueba cada mañana que los emails llegan',
  BREVO_BASE_URL: 'una dirección como https://api.brevo.com; lo normal es quitar esta variable',
};
