import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setControls, textsIn } from './control-of.ts';

function renderForm() {
  const { container } = render(
    <form>
      <button type="button" name="budget" value="x">
        Selecciona
      </button>
      <input name="budget" type="range" max={500} defaultValue={80} />
      <input name="budget" type="range" max={500} defaultValue={160} />
      <input name="place" type="radio" value="Jardín" />
      <input name="place" type="radio" value="Playa" defaultChecked />
      <input name="other" defaultValue="No" />
    </form>,
  );
  return container.querySelector('form') as HTMLFormElement;
}

test('U-6: the texts of a field are those that the form would send', () => {
  const form = renderForm();
  expect(textsIn(form, 'budget')).toEqual(['80', '160']);
  expect(textsIn(form, 'place')).toEqual(['Playa']);
  expect(textsIn(form, 'none')).toEqual([]);
});

test('U-29: a list, such as files, sets no control', () => {
  const form = renderForm();
  expect(setControls(form, 'other', ['data:,'])).toBe(false);
  expect(setControls(form, 'other', 'Sí')).toBe(true);
  expect(textsIn(form, 'other')).toEqual(['Sí']);
});
