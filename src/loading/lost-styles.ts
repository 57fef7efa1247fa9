/** The addresses of stylesheets that could not be loaded: Vite fetches each one once. */
const lostStyles = new Set<string>();

/** Vite's message for a stylesheet that could not be loaded, with its address. */
const VITE_CSS_FAILURE = /^Unable to preload CSS for (.+)$/;

/** Returns the address of the stylesheet that could not be loaded, if that is the reason. */
export function rememberLostStyle(reason: unknown): string | undefined {
  const href = reason instanceof Error ? VITE_CSS_FAILURE.exec(reason.message)?.[1] : undefined;
  if (href) lostStyles.add(href);
  return href;
}

/** Fetches the lost stylesheets again. Rejects, as Vite does, if one is still lost. */
export const fetchLostStyles = () => Promise.all([...lostStyles].map(fetchStyle));

const fetchStyle = (href: string) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.onload = () => {
      lostStyles.delete(href);
      resolve();
    };
    link.onerror = () => reject(new Error(`Unable to preload CSS for ${href}`));
    document.head.append(Object.assign(link, { rel: 'stylesheet', href }));
  });
