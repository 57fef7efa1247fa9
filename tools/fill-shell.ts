interface Filling {
  /** What goes into `<head>`, and what goes into `#root`. */
  head: string;
  body: string;
  /** A page without the app (U-13). */
  isStatic: boolean;
}

/** What runs the app. */
const APP_SCRIPT = /\s*<script type="module"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g;

/** `index.html` as a whole page. */
export function fillShell(shell: string, { head, body, isStatic }: Filling): string {
  return (isStatic ? shell.replace(APP_SCRIPT, '') : shell)
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
}
