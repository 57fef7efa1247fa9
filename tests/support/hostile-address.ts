import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';

/** Random heads of HTTP requests, with unusual and malformed methods, paths, hosts and headers. */

const METHODS = [
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT'],
  ...['PROPFIND', 'M-SEARCH', 'SOURCE', 'TRACK', 'get', 'X', '{}', '\0'],
];
const PLACES = ['/', '/error', '/404', '/static', '/static/js/a.js', '/hero.avif', '/api'];
const DYNAMIC_PLACES = [
  ...['/api/event-request', '/api/event-request/', '/api/none', '/_vercel/insights/script.js'],
  ...['/__mailbox', '/__mailbox/mail.html', '/__mailbox/messages.json', '/__mailbox/faults'],
];
const PIECES = [
  ...['/', '//', '/..', '/.', '/%2e%2e', '..%2f', '%5c', '\\', '%', '%00', '%ff', '%E0%A4%A'],
  ...['.html', '.png', '/index', '?', '?id=', '&', '#', '*', ':', '@', '[', '{{x}}', '{%', '$&'],
  ...['é', '\u00ff', '\t', ' ', '\0', 'http://x.example/', 'CON', '__proto__', '~', ';', "'", '"'],
];
const HOSTS = [
  ...[
    'localhost',
    '127.0.0.1',
    '[::1]',
    'x.example',
    'x:99999',
    'x:',
    ':',
    '[',
    '{{x}}',
    '%',
    '..',
  ],
  ...['user:secret@x.example', 'a b', 'a/b', 'a?b', 'a#b', 'é', '', `${'h'.repeat(300)}.example`],
];
const HEADERS = [
  ...['Range: bytes=5-2', 'Range: bytes=-', 'Range: x', 'Range: bytes=0-0,2-3'],
  ...['If-None-Match: *', 'Accept-Encoding: br;q=0', 'Upgrade: websocket', 'Expect: x'],
  ...['Origin: null', 'Sec-Fetch-Site: cross-site', 'X-Forwarded-Host: [', 'Forwarded: host="['],
  ...['Authorization: Bearer é', 'Host: two.example', 'X: \u0001', 'Transfer-Encoding: x', ': x'],
];

const piece = fc.constantFrom(...PIECES);
const long = fc
  .tuple(fc.constantFrom('a', '/a', '%61', '.a', '/.', 'é'), fc.constantFrom(300, 5000, 20_000))
  .map(([unit, length]) => unit.repeat(length / unit.length));
const path = fc
  .tuple(
    fc.constantFrom('', ...PLACES, ...DYNAMIC_PLACES),
    fc.oneof(
      { weight: 4, arbitrary: fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join('')) },
      { weight: 1, arbitrary: long },
    ),
  )
  .map((parts) => parts.join(''));

export const hostileHead = fc
  .tuple(
    fc.constantFrom(...METHODS),
    path,
    fc.oneof({ weight: 3, arbitrary: fc.constant('localhost') }, fc.constantFrom(...HOSTS)),
    fc.array(fc.constantFrom(...HEADERS), { maxLength: 2 }),
  )
  .map(([method, target, host, headers]) => headOf(method, target, host, ...headers));

export function headOf(method: string, path: string, host = 'localhost', ...headers: string[]) {
  const lines = [`${method} ${path} HTTP/1.1`, `Host: ${host}`, ...headers, 'Connection: close'];
  return lines.join('\r\n');
}

/** Sends exactly these characters. The status of the answer, or `undefined` if the connection ends without an answer. */
export async function statusOf(port: number, head: string): Promise<number | undefined> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (text) => {
    answer += text;
  });
  // The server may close the connection while the request is being written.
  socket.on('error', () => {});
  socket.write(`${head}\r\n\r\n`, 'latin1');
  await once(socket, 'close');
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1];
  return status ? Number(status) : undefined;
}
