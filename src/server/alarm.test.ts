import { expect, test } from 'vitest';
import { ALARMS, alarmLines } from './alarm.ts';

test('U-37: an alarm says what has happened, the details, what to do, whom to ask and Brevo’s answer', () => {
  const [isTrue, toDo] = ALARMS['cannot-send'];
  const forward = 'Reenvía este aviso a quien mantiene la web.';
  expect(alarmLines({ alarm: 'cannot-send' })).toEqual([isTrue, toDo, forward]);
  const details = { detail: 'Uno.', providerMessage: 'HTTP 401' };
  const lines = [isTrue, 'Uno.', toDo, forward, 'Brevo ha contestado: HTTP 401.'];
  expect(alarmLines({ alarm: 'cannot-send', ...details })).toEqual(lines);
});
