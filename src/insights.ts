/**
 * Page views and speed, measured by the host's own scripts (S-AN-1 to S-AN-5): what Vercel's documentation gives for pages
 * without a framework. Its two packages do the same in 1.5 KiB (README, decisions).
 */

/** Where the scripts lie: on the site itself, or with Vercel while it is developed (S-AN-3). */
const SCRIPTS = import.meta.env.DEV
  ? [
      'https://va.vercel-scripts.com/v1/script.debug.js',
      'https://va.vercel-scripts.com/v1/speed-insights/script.debug.js',
    ]
  : ['/_vercel/insights/script.js', '/_vercel/speed-insights/script.js'];

export function loadInsights() {
  for (const src of SCRIPTS) {
    const script = document.createElement('script');
    script.src = src;
    script.defer = true;
    // An ad blocker's work, as a rule: worth a line for the owner, nothing for the visitor (S-AN-5).
    // biome-ignore lint/suspicious/noConsole: the specification asks for it (S-ERR-7).
    script.onerror = () => console.log(`Failed to load script from ${src}`);
    document.head.append(script);
  }
}
