import { act, render, renderHook, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Fields, fieldsValidator } from '../form/field-types/define-field-type.ts';
import { interval } from '../form/field-types/interval/interval.tsx';
import { text } from '../form/field-types/text.ts';
import { Form } from '../form/form.tsx';
import type { EventRequestField } from '../shared/event-request.ts';
import { fillIn } from './fill-in.ts';
import { useTyped } from './use-typed.ts';

/** A field of the event request may have any type. This one has two controls. */
const FIELDS = {
  name: text({ label: 'Nombre', autoComplete: 'name' }),
  date: interval({
    label: 'Presupuesto',
    min: 0,
    max: 500,
    step: 1,
    unit: '€',
    defaultValue: { min: 80, max: 160 },
  }),
};

test('U-14: a form that an extension has filled in without an input event counts as touched', () => {
  const formRef = { current: null as HTMLFormElement | null };
  const fields = { name: FIELDS.name } as unknown as Fields<EventRequestField>;
  render(
    <form ref={formRef}>
      <input name="name" />
    </form>,
  );
  const { result } = renderHook(() => useTyped({ formRef, fields, openCount: 0 }));
  expect(result.current.isUntouched()).toBe(true);
  (formRef.current?.elements[0] as HTMLInputElement).value = 'Ana';
  expect(result.current.isUntouched()).toBe(false);
});

test('U-1 U-14: each part of a value with two parts is filled in and read', async () => {
  const formRef = { current: null as HTMLFormElement | null };
  render(
    <Form<Record<string, unknown>>
      ref={formRef}
      fields={FIELDS}
      validate={fieldsValidator(FIELDS)}
      submit={async () => ({ status: 'sent' })}
      texts={{
        intro: '',
        submit: '',
        sending: '',
        heardWhileSending: '',
        invalid: '',
        dismiss: '',
      }}
    />,
  );
  const fields = FIELDS as unknown as Fields<EventRequestField>;
  const typed = () =>
    renderHook(() => useTyped({ formRef, fields, openCount: 0 })).result.current.typed;
  const untouched = { name: 'date', value: '80 – 160', initial: '80 – 160', isChosen: false };
  expect(typed()[1]).toEqual(untouched);
  act(() => fillIn(formRef.current as HTMLFormElement, FIELDS, { date: { min: 90, max: 120 } }));
  expect(screen.getByRole('slider', { name: 'Mínimo' })).toHaveValue('90');
  expect(typed()[1]).toEqual({ ...untouched, value: '90 – 120', isChosen: true });
});
