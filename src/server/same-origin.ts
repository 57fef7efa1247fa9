/**
 * Whether the request may come from our own page. Browsers send `Sec-Fetch-Site`, older ones `Origin`. A client that sends
 * neither is no browser, so no other site can make it send a request.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';

  const origin = request.headers.get('origin');
  if (origin === null) return true;
  // Sandboxed frames and some redirects send `null`, which is no URL.
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}
