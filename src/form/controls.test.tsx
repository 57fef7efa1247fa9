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

test('U-29: a value without a control is not taken', () => {
  expect(setControl(renderForm(), 'none', 'x')).toBe(false);
});
