import { createHmac } from 'node:crypto';
import { isIP, isIPv4 } from 'node:net';

/** Makes this secret differ from every other secret that is derived from the API key. */
const SECRET_LABEL = 'alheli: visitors in the limits';

/** `trustRealIp` is for the host alone, which sets `x-real-ip` itself: elsewhere any client can send it. */
type Options = { apiKey: string; trustRealIp: boolean };

/** Returns a function that makes a keyed hash of a visitor's address, or `undefined` without a trusted address. */
export function createVisitorKey({ apiKey, trustRealIp }: Options) {
  // A hash without a secret can be reversed by trying all addresses. The API key is the same in every instance and is
  // secret anyway; it cannot be found from the hashes.
  const secret = createHmac('sha256', apiKey).update(SECRET_LABEL).digest();
  return (headers: Headers): string | undefined => {
    const address = trustRealIp && headers.get('x-real-ip')?.trim();
    if (!address) return undefined;
    return createHmac('sha256', secret).update(networkOf(address)).digest('base64url');
  };
}

/** An IPv4 address, or the /64 of an IPv6 address: a home has a whole /64 and may use any address in it. */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '');
  if (!isIP(bare)) return address;
  // `URL` normalizes the address.
  const inBrackets = `http://[${isIPv4(bare) ? `::ffff:${bare}` : bare}]`;
  const canonical = new URL(inBrackets).hostname.slice(1, -1);
  if (canonical.startsWith('::ffff:')) return canonical;
  const [head = '', tail = ''] = canonical.split('::');
  const groups = head ? head.split(':') : [];
  const rest = tail ? tail.split(':') : [];
  while (groups.length + rest.length < 8) groups.push('0');
  return `${[...groups, ...rest].slice(0, 4).join(':')}::/64`;
}
