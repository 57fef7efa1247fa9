import { createHmac } from 'node:crypto';
import { isIP, isIPv4 } from 'node:net';

/** The headers of a proxy before the host: then `x-real-ip` is the proxy's address. */
const PROXY_HEADERS = ['cf-ray', 'cf-connecting-ip', 'via'];

/**
 * A keyed hash of a visitor's address, or `undefined` without one. Only for headers of the host, which sets `x-real-ip` itself:
 * elsewhere any client can send it. A hash without a secret could be reversed by trying all addresses.
 */
export function visitorKey(headers: Headers, secret: string): string | undefined {
  if (PROXY_HEADERS.some((name) => headers.has(name))) return undefined;
  const address = headers.get('x-real-ip')?.trim();
  return address && createHmac('sha256', secret).update(networkOf(address)).digest('base64url');
}

/** An IPv4 address, or the /64 of an IPv6 address: a home has a whole /64 and may use any address in it. */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '');
  if (!isIP(bare)) return address;
  // `URL` normalizes the address.
  const inBrackets = `http://[${isIPv4(bare) ? `::ffff:${bare}` : bare}]`;
  const canonical = new URL(inBrackets).hostname.slice(1, -1);
  if (canonical.startsWith('::ffff:')) return canonical;
  const [head = [], tail = []] = canonical
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}
