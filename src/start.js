// Inlined into the pages as it is; its hash stands in vercel.json. Until the app runs, the page is whole without it.
// The app comes after everything that can be seen, or at the first sign of intent; no tap in between is lost.
const { app } = document.currentScript.dataset;
let started = false;
const start = () => {
  if (started) return;
  started = true;
  for (const url of app.split(' ')) import(url);
};
for (const intent of ['pointerdown', 'pointerover', 'keydown', 'focusin', 'scroll'])
  addEventListener(intent, start, { once: true, passive: true });
addEventListener('load', () =>
  'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 200),
);
addEventListener('click', ({ target }) => {
  const button = target.closest?.('[data-waiting]');
  if (button) button.dataset.waiting = 'tapped';
});
