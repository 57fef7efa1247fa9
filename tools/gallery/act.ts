/** Brings a field into states that its description cannot express. */

const TEXTS: { [type: string]: string } = {
  text: 'Núria',
  email: 'nuria@visitor.example',
  tel: '+34 600 123 456',
  textarea: 'Una cena al aire libre, con farolillos y una banda de jazz que no pare hasta tarde.',
};

/** Fills in the native controls of the field in `box`. */
export function fillIn(box: HTMLElement): void {
  for (const control of box.querySelectorAll('input, textarea')) {
    if (control instanceof HTMLInputElement && control.type === 'file') chooseFiles(control);
    else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      control.value ||= TEXTS[control.type] ?? '';
  }
}

function chooseFiles(input: HTMLInputElement): void {
  const transfer = new DataTransfer();
  for (const file of sampleFiles()) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#e6dac7"/><circle cx="32" cy="32" r="18" fill="#9c5a3c"/></svg>';

/** A picture, two files without a preview, and a picture with a very long name. */
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

/** Stands in for `:focus-visible`, which only one element of a page can match. */
const FOCUS_ATTRIBUTE = 'data-gallery-focus';

/** Shows the first control of the field in `box` as if it had the focus. */
export function showFocus(box: HTMLElement): void {
  box
    .querySelector('input:not([type="file"]), select, textarea, button')
    ?.setAttribute(FOCUS_ATTRIBUTE, '');
}

/** Copies every rule for `:focus-visible` to a rule for `FOCUS_ATTRIBUTE`. */
export function copyFocusRules(): void {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const focusRules = rules.filter((rule) => rule.cssText.includes(':focus-visible'));
  const copy = new CSSStyleSheet();
  for (const { cssText } of focusRules)
    copy.insertRule(
      cssText.replaceAll(':focus-visible', `[${FOCUS_ATTRIBUTE}]`),
      copy.cssRules.length,
    );
  document.adoptedStyleSheets = [copy];
}
