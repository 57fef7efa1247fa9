import { act, render, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { interval } from './field-types/interval/interval.tsx';
import { number } from './field-types/number.tsx';
import { select } from './field-types/select.tsx';
import { text } from './field-types/text.tsx';
import { useEntries } from './use-entries.ts';

const FIELDS = {
  name: text({ label: 'Nombre', autoComplete: 'name' }),
  guests: number({ label: 'Invitados', min: 1, step: 1, defaultValue: 100 }),
  place: select({ label: 'Lugar', options: ['Jardín', 'Playa'], defaultValue: 'Jardín' }),
};

function start() {
  const { result } = renderHook(() => useEntries(FIELDS));
  render(
    <form ref={result.current.formRef}>
      <input name="name" />
      <input name="guests" type="number" defaultValue={100} />
      <select name="place" defaultValue="Jardín">
        <option>Jardín</option>
        <option>Playa</option>
      </select>
    </form>,
  );
  const control = (name: string) =>
    result.current.formRef.current?.elements.namedItem(name) as HTMLInputElement;
  return { result, control };
}

const UNTOUCHED = { value: '', initial: '', origin: 'default' };

test('U-6: a value that an extension fills in without an event is read', () => {
  const { result, control } = start();
  expect(result.current.entries.name).toEqual(UNTOUCHED);
  control('name').value = 'Ana';
  act(() => expect(result.current.entriesOf(result.current.take()).name.value).toBe('Ana'));
  expect(result.current.entries.name).toEqual({ ...UNTOUCHED, value: 'Ana' });
});

test('U-22: an entry is chosen once the visitor changes it, until code fills it in or the form is reset', () => {
  const { result, control } = start();
  act(() => result.current.fill('suggested', { place: 'Playa' }));
  expect(result.current.entries.place).toMatchObject({ value: 'Playa', origin: 'suggested' });
  control('guests').value = '120';
  act(() => result.current.choose('guests'));
  expect(result.current.entries.guests).toEqual({ value: '120', initial: '100', origin: 'chosen' });
  act(() => result.current.fill('suggested', { guests: 80 }));
  expect(result.current.entries.guests).toMatchObject({ value: '80', origin: 'suggested' });
  act(() => result.current.reset());
  expect(result.current.entries.guests).toEqual({
    value: '100',
    initial: '100',
    origin: 'default',
  });
  expect(result.current.entries.place.value).toBe('Jardín');
});

test('U-29: values that a control cannot hold, and fields without a value, stay as they are', () => {
  const { result } = start();
  act(() => result.current.fill('chosen', { name: 'Ana', place: 'Luna', guests: {} }));
  expect(result.current.values).toEqual({ name: 'Ana', guests: 100, place: 'Jardín' });
  act(() => result.current.fill('chosen', { name: null, guests: 120 }));
  expect(result.current.values).toEqual({ name: 'Ana', guests: 120, place: 'Jardín' });
});

test('U-1 U-29: each part of a value with two parts is filled in and read', () => {
  const ends = { min: 80, max: 160 };
  const bounds = { min: 0, max: 500, step: 1, unit: '€' };
  const fields = { budget: interval({ label: 'Presupuesto', ...bounds, defaultValue: ends }) };
  const { result } = renderHook(() => useEntries(fields));
  const { Control } = fields.budget.type;
  const attributes = { id: 'budget', name: 'budget', 'aria-required': true } as const;
  render(
    <form ref={result.current.formRef}>
      <Control field={fields.budget} attributes={attributes} onChange={() => {}} />
    </form>,
  );
  expect(result.current.entries.budget.value).toBe('80 – 160');
  act(() => result.current.fill('chosen', { budget: { min: 90, max: 120 } }));
  expect(result.current.entries.budget).toEqual({
    value: '90 – 120',
    initial: '80 – 160',
    origin: 'chosen',
  });
});
