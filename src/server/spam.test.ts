import { expect, test } from 'vitest';
import { EXAMPLE_REQUEST as ANA } from '../shared/event-request.ts';
import { spamSignalsOf } from './spam.ts';

const HONEST = { isHoneypotFilled: false, isDirect: false };
const signalsOf = (changes: Partial<typeof ANA>) => spamSignalsOf({ ...ANA, ...changes }, HONEST);

test('U-15: an ordinary request has no spam signal, and each kind has its own', () => {
  expect(spamSignalsOf(ANA, HONEST)).toEqual([]);
  expect(spamSignalsOf(ANA, { isHoneypotFilled: true, isDirect: false })).toEqual(['honeypot']);
  expect(spamSignalsOf(ANA, { isHoneypotFilled: false, isDirect: true })).toEqual(['direct']);
});

test('U-15 U-32: a web address in the name is a spam signal', () => {
  const links = ['Gil https://x.example', 'www.x.example', 'casino.example/win', '<a href=x>Gil'];
  const domains = ['Gil brevo-login.com', 'García. Entra en brevo-login.com.', 'Gil (x9.co)'];
  for (const surname of [...links, ...domains])
    expect(signalsOf({ surname }), surname).toEqual(['links']);
});

test('U-15: a surname with dots and slashes is no web address', () => {
  const surnames = ['M.ª del Mar', 'García S.L.', 'Gil y/o Peña', 'Fco.Javier Ruiz', 'Sta.Cruz'];
  for (const surname of surnames) expect(signalsOf({ surname }), surname).toEqual([]);
});

const PIN = 'https://www.pinterest.example/pin/1?a=b';
test.each([
  [`Como en ${PIN} o ${PIN}`, []],
  [`${PIN} ${PIN}\n${PIN}`, ['links']],
  ['www.a.example, b.example/x y http://c.example', ['links']],
  // A link in markup is one link.
  ['[url=https://a.example]x[/url] <a href="http://b.c/">d</a>', []],
  ['<a href="https://a.example"> [url=b] [URL] ', ['links']],
  // Dates, abbreviations and addresses.
  ['Entre el 20.06/2027 y el 1/7, 12.30/13.00 h., mín./máx. 100/120, S.L./S.A.', []],
  ['Escribid a ana@visitor.example, a.b@cena.example o eva@dos.example, o llamad.', []],
  ['Entra en brevo-login.com. Gana en casino.win, o en premio.example.', ['links']],
])('U-15: three links are a spam signal: “%s” has %j', (description, signals) => {
  expect(signalsOf({ description })).toEqual(signals);
});
