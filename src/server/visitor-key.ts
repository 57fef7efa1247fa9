import { createHmac } from 'node:crypto';
import { isIP, isIPv4 } from 'node:net';

/** Says which visitor sends a request, without saying who it is; nothing where the address cannot be trusted. */
export type VisitorKey = (headers: Headers) => string | undefined;

/** Sets this secret apart from any other that the same key may yield one day. */
const SECRET_LABEL = 'alheli: visitors in the limits';

export function createVisitorKey({
  apiKey,
  trustRealIp,
}: {
  apiKey: string;
  /** Only the host sets `x-real-ip` itself; elsewhere anyone can write it. */
  trustRealIp: boolean;
}): VisitorKey {
  // A plain hash of an address is turned back by trying all addresses. This secret is the same in every instance,
  // and one that the owner has to keep anyway; from the hashes nobody finds the key.
  const secret = createHmac('sha256', apiKey).update(SECRET_LABEL).digest();
  return (headers) => {
    const address = trustRealIp && headers.get('x-real-ip')?.trim();
    if (!address) return undefined;
    return createHmac('sha256', secret).update(networkOf(address)).digest('base64url');
  };
}

/** An IPv4 address stands for itself. Of IPv6 a home has a whole /64, and changes the rest at will. */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '');
  if (!isIP(bare)) return address;
  // `URL` writes every address in one way.
  const inBrackets = `http://[${isIPv4(bare) ? `::ffff:${bare}` : bare}]`;
  const canonical = new URL(inBrackets).hostname.slice(1, -1);
  if (canonical.startsWith('::ffff:')) return canonical;
  const [head = '', tail = ''] = canonical.split('::');
  const groups = head ? head.split(':') : [];
  const rest = tail ? tail.split(':') : [];
  while (groups.length + rest.length < 8) groups.push('0');
  return `${[...groups, ...rest].slice(0, 4).join(':')}::/64`;
}
