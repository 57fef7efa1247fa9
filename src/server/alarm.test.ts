import { describe, expect, test } from 'vitest';
import { ALARMS, type Alarm, alarmNote, isUrgent } from './alarm.ts';

const NAMES = Object.keys(ALARMS) as Alarm[];
const TEXTS = Object.values(ALARMS).flat();

test('U-37: there are nine alarms, by effect', () => {
  expect(NAMES).toEqual([
    'not-configured',
    'cannot-send',
    'provider-away',
    'receiver-lost',
    'domain',
    'same-address',
    'unseen',
    'limit-reached',
    'unexpected',
  ]);
});

test('U-37: a note says what is true, the case, what to do, whom to ask and what Brevo said', () => {
  const [isTrue, toDo] = ALARMS['cannot-send'];
  const forward = 'Reenvía este aviso a quien mantiene la web.';
  expect(alarmNote({ alarm: 'cannot-send' })).toEqual([isTrue, toDo, forward]);
  expect(alarmNote({ alarm: 'cannot-send', detail: 'Uno.', provider: 'HTTP 401' })).toEqual([
    isTrue,
    'Uno.',
    toDo,
    forward,
    'Brevo ha contestado: HTTP 401.',
  ]);
});

test.each(NAMES)('U-37: %s has two sentences without a word of programming', (alarm) => {
  for (const text of ALARMS[alarm]) expect(text).toMatch(/^[A-ZÁÉÍÓÚ][^\n]{20,}\.$/);
  const [isTrue, toDo] = ALARMS[alarm];
  // It is the subject of a mail.
  expect(isTrue.length).toBeLessThan(75);
  expect(isTrue.match(/\. /)).toBeNull();
  expect(toDo.match(/\. /)).toBeNull();
});

test('U-37: no alarm names a file, a command or a place to click', () => {
  for (const text of TEXTS)
    expect(text).not.toMatch(/\.md\b|tools\/|README|npm|→|desplegar|instancia|función|«/);
});

test('U-17: the owner is addressed as tú, and mail is called email', () => {
  const formal =
    /\b(?:correos?|cree|ponga|vuelva|edite|desactive|espere|complete|escriba|verifique|revise|suba|limite|pase|mire|ejecute|quite)n?(?:l[aeo]s?)?\b/i;
  for (const text of TEXTS) expect(text).not.toMatch(formal);
});

describe('isUrgent', () => {
  test('U-27: three alarms wait for Monday', () => {
    const waiting = NAMES.filter((alarm) => !isUrgent({ alarm }));
    expect(waiting).toEqual(['domain', 'same-address', 'unseen']);
  });

  test('U-27: so does a case that says so', () => {
    expect(isUrgent({ alarm: 'not-configured', canWait: true })).toBe(false);
  });
});
