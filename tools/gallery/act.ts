/** What a visitor does, for the states that no description gives. */

const TEXTS: { [type: string]: string } = {
  text: 'Núria',
  email: 'nuria@visitor.example',
  tel: '+34 600 123 456',
  textarea: 'Una cena al aire libre, con farolillos y una banda de jazz que no pare hasta tarde.',
};

/** Types and chooses as a visitor would, through the native controls of the field in `box`. */
export function fillIn(box: HTMLElement): void {
  for (const control of box.querySelectorAll('input, textarea')) {
    if (control instanceof HTMLInputElement && control.type === 'file') chooseFiles(control);
    else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      control.value ||= TEXTS[control.type] ?? '';
  }
}

function chooseFiles(input: HTMLInputElement): void {
  const chosen = new DataTransfer();
  for (const file of sampleFiles()) chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#e6dac7"/><circle cx="32" cy="32" r="18" fill="#9c5a3c"/></svg>';

/** A picture, two files that no browser shows as one, and a very long name. */
const sampleFiles = () => [
  new File([PICTURE], 'centro-de-mesa.svg', { type: 'image/svg+xml' }),
  new File(['%PDF-1.4'], 'menu.pdf', { type: 'application/pdf' }),
  new File(['heic'], 'IMG_0412.HEIC'),
  new File(
    [PICTURE],
    'una-fotografia-con-un-nombre-larguisimo-que-no-cabe-en-ningun-telefono-por-ancho-que-sea.svg',
    { type: 'image/svg+xml' },
  ),
];

/** Where the look of the keyboard's focus is shown without it: only one element of a page can have it. */
const FOCUS_LOOK = 'data-gallery-focus';

/** Gives the first control of the field in `box` the look of `:focus-visible`. */
export function showFocus(box: HTMLElement): void {
  box
    .querySelector('input:not([type="file"]), select, textarea, button')
    ?.setAttribute(FOCUS_LOOK, '');
}

/** Repeats every rule of `:focus-visible` for `data-gallery-focus`. */
export function copyFocusRules(): void {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const focusRules = rules.filter((rule) => rule.cssText.includes(':focus-visible'));
  const copy = new CSSStyleSheet();
  for (const { cssText } of focusRules)
    copy.insertRule(cssText.replaceAll(':focus-visible', `[${FOCUS_LOOK}]`));
  document.adoptedStyleSheets = [copy];
}
