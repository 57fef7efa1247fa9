import {
  type Finding as AccountFinding,
  type AccountItem,
  domainOf,
  type Fault,
  type Why,
} from '../../src/server/account-check.ts';
import { REMEDIES } from '../../src/server/alarm.ts';
import { type Finding, failed, ok, undecided } from './finding.ts';

/** The Spanish text for each verdict on the account. */

const SENDERS_PAGE = '«Senders, Domains & Dedicated IPs»';

export function wordingOf(finding: AccountFinding, senderEmail: string): Finding {
  if (finding.state === 'unknown') return undecided(whyUnknown(finding));
  const { fine, faults = {} } = wordsAbout(senderEmail)[finding.item];
  if (finding.state === 'ok') return ok(fine(finding.creditsLeft));
  const [detail, remedy] = faults[finding.fault] ?? ['Brevo lo rechaza'];
  return failed(detail, remedy ?? REMEDIES[finding.alarm]);
}

export function whyUnknown({ why, status }: { why: Why; status?: number | undefined }): string {
  switch (why) {
    case 'network':
    case 'timeout':
      return 'no se ha podido hablar con Brevo';
    case 'busy':
      return `Brevo no puede contestar ahora (HTTP ${status})`;
    case 'subdomain':
      return 'Brevo tiene el dominio superior, pero no dice si vale para este: compruébalo en «Domains»';
    case 'unreadable':
      return 'la respuesta de Brevo no se entiende';
    case 'may-not-read':
      return 'esta clave no tiene permiso de lectura para comprobarlo; dáselo en «SMTP & API → API Keys», o compruébalo en Brevo';
  }
}

type Words = {
  fine: (creditsLeft?: number) => string;
  /** The problem, and a remedy if it is more specific than the alarm's. */
  faults?: Partial<Record<Fault, [detail: string, remedy?: string]>>;
};

function wordsAbout(email: string): Record<AccountItem, Words> {
  const name = domainOf(email);
  const records = `Pon en el DNS de ${name} los registros (código de Brevo, DKIM y DMARC) que muestra ${SENDERS_PAGE} → «Domains» y pulsa «Authenticate»; pueden tardar hasta 48 horas.`;
  return {
    key: {
      fine: () => 'Brevo la reconoce',
      faults: {
        refused: ['Brevo no la reconoce'],
        'not-brevo': ['en BREVO_BASE_URL no responde Brevo'],
      },
    },
    address: {
      fine: () =>
        'la de este ordenador no está bloqueada; las de Vercel cambian: «Security → Authorised IPs» debe tener el bloqueo desactivado',
      faults: { refused: ['Brevo bloquea la de este ordenador, y lo hará con las de Vercel'] },
    },
    account: {
      fine: () => 'activada para enviar',
      faults: { inactive: ['sin activar para enviar'] },
    },
    plan: {
      fine: (left) => {
        if (left === undefined) return 'Brevo no dice cuántos envíos quedan';
        return left === 1 ? 'queda 1 envío' : `quedan ${left} envíos`;
      },
      faults: { exhausted: ['no quedan envíos'] },
    },
    sender: {
      fine: () => `${email} está activo`,
      faults: {
        absent: [
          `${email} no está dado de alta en Brevo`,
          `Añádelo en ${SENDERS_PAGE} → «Senders», o cambia SENDER_EMAIL por uno de los que hay allí.`,
        ],
        unverified: [
          `${email} está sin verificar`,
          `Abre el email de verificación que Brevo te ha enviado, o pídelo de nuevo en ${SENDERS_PAGE} → «Senders».`,
        ],
      },
    },
    domain: {
      fine: () => `${name} está autenticado`,
      faults: {
        'free-mail': [
          `${name} es de un servicio de email gratuito, y no se puede autenticar`,
          `Usa como SENDER_EMAIL una dirección de tu propio dominio, dado de alta en ${SENDERS_PAGE} → «Domains».`,
        ],
        absent: [
          `${name} no está dado de alta en Brevo`,
          `Añádelo en ${SENDERS_PAGE} → «Domains» y pon en tu DNS los registros que Brevo muestra.`,
        ],
        unverified: [`${name} está sin verificar`, records],
        unauthenticated: [`${name} está sin autenticar`, records],
      },
    },
    replies: {
      fine: () => 'llegan al visitante, porque ningún destinatario es el remitente',
      faults: { same: [`${email} es remitente y destinatario`] },
    },
    receivers: {
      fine: () => 'Brevo no bloquea a ninguno',
      faults: { blocked: ['Brevo bloqueaba a uno; ya no'] },
    },
    deliveries: {
      fine: () => 'Brevo ha entregado los emails de los dos últimos días',
      faults: { lost: ['Brevo no ha entregado todos los emails de los dos últimos días'] },
    },
  };
}
