import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setControl, textsIn } from './controls.ts';

function renderForm() {
  const { container } = render(
    <form>
      <button type="button" name="budget" value="x">
        Selecciona
      </button>
      <input name="budget" type="range" max={500} defaultValue={80} />
      <input name="budget" type="range" max={500} defaultValue={160} />
      <input name="guests" type="number" defaultValue={100} />
    </form>,
  );
  return container.querySelector('form') as HTMLFormElement;
}

test('U-6: a field has the texts of all its controls, but not of a button', () => {
  expect(textsIn(renderForm(), 'budget')).toEqual(['80', '160']);
  expect(textsIn(renderForm(), 'none')).toEqual([]);
});

test.each([
  [80, true, '80'],
  ['90', true, '90'],
  ['many', false, '100'],
  [['80'], false, '100'],
  [null, false, '100'],
])('U-29: whether a control takes the stored value %j: %s', (value, isTaken, text) => {
  const form = renderForm();
  expect(setControl(form, 'guests', value)).toBe(isTaken);
  expect(textsIn(form, 'guests')).toEqual([text]);
});

test('U-29: a value without a control is not taken', () => {
  expect(setControl(renderForm(), 'none', 'x')).toBe(false);
});
