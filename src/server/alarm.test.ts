import { expect, test } from 'vitest';
import { ALARMS, type Alarm, alarmNote } from './alarm.ts';

const NAMES = Object.keys(ALARMS) as Alarm[];

test('U-37: a note says what has happened, the details, what to do, whom to ask and Brevo’s answer', () => {
  const [isTrue, toDo] = ALARMS['cannot-send'];
  const forward = 'Reenvía este aviso a quien mantiene la web.';
  expect(alarmNote({ alarm: 'cannot-send' })).toEqual([isTrue, toDo, forward]);
  expect(alarmNote({ alarm: 'cannot-send', detail: 'Uno.', providerMessage: 'HTTP 401' })).toEqual([
    isTrue,
    'Uno.',
    toDo,
    forward,
    'Brevo ha contestado: HTTP 401.',
  ]);
});

test.each(NAMES)('U-37: %s is two sentences, without a click path or programming', (alarm) => {
  const [isTrue, toDo] = ALARMS[alarm];
  for (const text of [isTrue, toDo]) {
    expect(text).toMatch(/^[A-ZÁÉÍÓÚ][^\n]{20,}\.$/);
    // The owner is addressed as tú.
    expect(text).not.toMatch(/\b(?:usted|sus?|le)\b/i);
    expect(text).not.toMatch(/\. |\.md\b|tools\/|README|npm|→|desplegar|instancia|función|«/);
  }
  // It is the subject of a mail.
  expect(isTrue.length).toBeLessThan(75);
});
