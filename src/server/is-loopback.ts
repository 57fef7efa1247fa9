/** Whether a URL leads to this machine and no other. */
export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
