import { REMEDIES } from '../../src/server/alarm.ts';
import type { Answer } from './ask-brevo.ts';
import type { Account, Domains, Senders } from './brevo-answers.ts';
import { type Finding, failed, judge, ok } from './finding.ts';

/** From what Brevo told to what the owner reads. Pure. */

const SENDERS_PAGE = '«Senders, Domains & Dedicated IPs»';
/** Whose mail is nobody's to authenticate: Brevo replaces such a sender by one of its own. */
const FREE_MAIL =
  /^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|proton|protonmail|pm|zoho|yandex|telefonica|terra|ono)\.(com|es|net|org|me|de|fr|it|co\.uk)$/;

/** Any answer about the account that is not one about the key shows that the key is known. */
export function aboutKey(answer: Answer<Account>): Finding {
  if (answer.kind === 'unclear') return { state: 'undecided', detail: answer.detail };
  const alarm = answer.kind === 'refused' ? answer.alarm : undefined;
  if (alarm === 'bad-key') return failed('Brevo no la reconoce', REMEDIES[alarm]);
  if (alarm === 'wrong-address') return failed('ahí no responde Brevo', REMEDIES[alarm]);
  return ok('Brevo la reconoce');
}

export function aboutAddress(answer: Answer<Account>): Finding {
  return answer.kind === 'refused' && answer.alarm === 'blocked-address'
    ? failed(
        'Brevo bloquea la de este ordenador, y lo hará con las de Vercel',
        REMEDIES[answer.alarm],
      )
    : ok(
        'la de este ordenador no está bloqueada; las de Vercel cambian: «Security → Authorised IPs» debe tener el bloqueo desactivado',
      );
}

export function aboutAccount(answer: Answer<Account>): Finding {
  return judge(answer, ({ relay }) =>
    relay?.enabled === false
      ? failed('sin activar para enviar', REMEDIES['account-suspended'])
      : ok('activada para enviar'),
  );
}

export function aboutPlan(answer: Answer<Account>): Finding {
  return judge(answer, ({ plan }) => {
    const credits = plan.filter(({ type }) => type !== 'sms').map((item) => item.credits);
    if (credits.length === 0) return ok('Brevo no dice cuántos envíos quedan');
    const left = credits.reduce((sum, item) => sum + item, 0);
    return left > 0
      ? ok(`quedan ${left} envíos`)
      : failed('no quedan envíos', REMEDIES['plan-exhausted']);
  });
}

export function aboutSender(answer: Answer<Senders>, email: string): Finding {
  return judge(answer, (senders) => {
    const sender = senders.find((item) => item.email.toLowerCase() === email.toLowerCase());
    if (!sender) {
      return failed(
        `${email} no está dado de alta en Brevo`,
        `Añádalo en ${SENDERS_PAGE} → «Senders», o cambie SENDER_EMAIL por uno de los que hay allí.`,
      );
    }
    return sender.active
      ? ok(`${email} está activo`)
      : failed(
          `${email} está sin verificar`,
          `Abra el correo de verificación que Brevo le ha enviado, o pídalo de nuevo en ${SENDERS_PAGE} → «Senders».`,
        );
  });
}

export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

export function isFreeMail(domain: string): boolean {
  return FREE_MAIL.test(domain);
}

export function aboutFreeMail(domain: string): Finding {
  return failed(
    `${domain} es correo gratuito, que no se puede autenticar`,
    `Use como SENDER_EMAIL una dirección de su propio dominio, dado de alta en ${SENDERS_PAGE} → «Domains».`,
  );
}

export function aboutDomain(answer: Answer<Domains>, name: string): Finding {
  return judge(answer, (domains) => {
    const domain = domains.find((item) => item.domain_name.toLowerCase() === name);
    if (!domain) {
      return failed(
        `${name} no está dado de alta en Brevo`,
        `Añádalo en ${SENDERS_PAGE} → «Domains» y ponga en su DNS los registros que Brevo muestra.`,
      );
    }
    if (domain.authenticated && domain.verified) return ok(`${name} está autenticado`);
    return failed(
      `${name} está sin ${domain.verified ? 'autenticar' : 'verificar'}`,
      `Ponga en el DNS de ${name} los registros (código de Brevo, DKIM y DMARC) que muestra ${SENDERS_PAGE} → «Domains» y pulse «Authenticate»; pueden tardar hasta 48 horas.`,
    );
  });
}

export function aboutSample(answer: Answer<unknown>): Finding {
  // Here a key without permission is no matter of asking: it cannot send.
  return answer.kind === 'refused' && answer.alarm === 'restricted-key'
    ? failed('la clave no puede enviar', REMEDIES[answer.alarm])
    : judge(answer, () => ok('Brevo lo acepta (no se ha enviado nada)'));
}
