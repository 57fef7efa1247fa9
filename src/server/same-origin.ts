/**
 * Whether the request may come from our own page. Browsers say so in `Sec-Fetch-Site`, older ones in `Origin`; a client that
 * sends neither is no browser, and no other site can make it send anything.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';

  const origin = request.headers.get('origin');
  if (origin === null) return true;
  // `null`, as sandboxed frames and some redirects send it, is no URL either.
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}
