import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { object } from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { newVisitor } from '../../tests/support/visitor.ts';
import { MESSAGES } from '../shared/messages.ts';
import * as rule from '../shared/rules.ts';
import { validator } from '../shared/validation.ts';
import type { Texts } from './controls.ts';
import { selectField } from './field-types/select.tsx';
import { emailField, textField } from './field-types/text.tsx';
import { textareaField } from './field-types/textarea.tsx';
import { Form } from './form.tsx';
import { type FormOptions, useForm } from './use-form.ts';

/** A form of its own: the form mechanism does not depend on the event request. */
const FIELDS = {
  name: textField({ label: 'Nombre', autoComplete: 'given-name' }),
  email: emailField({ label: 'Email', autoComplete: 'email' }),
  time: selectField({
    label: 'Momento del día',
    options: ['Mañana', 'Tarde'],
  }),
  description: textareaField({ label: 'Descripción', rows: 4, wide: true }),
};

const validate = validator(
  object(
    {
      name: rule.line,
      email: rule.email,
      time: rule.line,
      description: rule.prose(),
    },
    MESSAGES.required,
  ),
);

const TEXTS = {
  submit: 'Finalizar',
  sending: 'Enviando…',
  sendingAnnouncement: 'Un momento…',
  invalid: 'Revisa',
  invalidElsewhere: 'Otra cosa',
  dismiss: 'Cerrar',
  unchosen: 'Por confirmar',
};

type Value = Record<string, unknown>;

let onSubmit: ReturnType<typeof vi.fn<FormOptions<Value>['onSubmit']>>;
let answer: (errors?: Record<string, string>) => void;
let setDefaults: (defaults: Texts) => void;

beforeEach(() => {
  const answered = new Promise<Record<string, string> | undefined>((resolve) => (answer = resolve));
  onSubmit = vi.fn(() => answered);
  render(<TestForm />);
});

function TestForm() {
  const [choices, setChoices] = useState<Texts>({});
  const [isSending, setSending] = useState(false);
  const [defaults, replaceDefaults] = useState<Texts>({ time: 'Mañana' });
  setDefaults = replaceDefaults;
  const form = useForm<Value>({
    fields: FIELDS,
    validate,
    defaults,
    choices,
    onChoose: (chosen) => setChoices((last) => ({ ...last, ...chosen })),
    isSending,
    onSubmit: async (value) => {
      setSending(true);
      const errors = await onSubmit(value);
      setSending(false);
      return errors;
    },
  });
  return <Form form={form} texts={TEXTS} />;
}

const user = userEvent.setup();
const button = () => screen.getByRole('button', { name: /Finalizar|Enviando/ });

/** Pastes the values, because typing them takes seconds. */
async function fillIn() {
  const { name, email, description } = newVisitor();
  const values = { Nombre: name, Email: email, Descripción: description };
  for (const [label, value] of Object.entries(values)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(value);
  }
}

test('S-SUB-1 S-SUB-2 R-1 U-5: each invalid attempt alerts anew and sends nothing; its first error has the focus', async () => {
  await user.type(screen.getByLabelText('Nombre'), 'Ana');
  await user.click(button());
  const alert = screen.getByRole('alert');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await user.click(button());
  expect(onSubmit).not.toHaveBeenCalled();
  // Only a new element is announced.
  expect(screen.getByRole('alert')).not.toBe(alert);
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test('U-6: a submit sends the values that the controls have, also without an event', async () => {
  await fillIn();
  await user.tab();
  (screen.getByLabelText('Nombre') as HTMLInputElement).value = 'Berta';
  await user.click(button());
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Berta' }));
});

test('U-43: the browser’s own way to submit would send nothing', () => {
  expect(document.querySelector('form')).toHaveAttribute('method', 'dialog');
});

test('U-22 U-29: a default follows while nobody has chosen, and overwrites no text that an extension fills in', async () => {
  const controls = ['Nombre', 'Email', 'Momento del día'].map((label) =>
    screen.getByLabelText<HTMLInputElement>(label),
  );
  const [name, email, time] = controls as [HTMLInputElement, HTMLInputElement, HTMLInputElement];
  await user.type(name, 'Ana');
  email.value = 'ana@visitor.example';
  act(() => setDefaults({ name: 'Lea', email: '', time: 'Tarde' }));
  expect(controls.map(({ value }) => value)).toEqual(['Ana', 'ana@visitor.example', 'Tarde']);
  expect(time.closest('[data-field]')).toHaveAttribute('data-unchosen');
  expect(time).toHaveAttribute('aria-description', 'Por confirmar');
  expect(name.closest('[data-field]')).not.toHaveAttribute('data-unchosen');
  await user.click(time);
  act(() => setDefaults({ email: 'lea@visitor.example', time: 'Mañana' }));
  expect(controls.map(({ value }) => value)).toEqual(['Ana', 'ana@visitor.example', 'Mañana']);
  // A default that is chosen is a choice.
  await user.selectOptions(time, 'Mañana');
  expect(time).not.toHaveAttribute('aria-description');
  expect(time.closest('[data-field]')).not.toHaveAttribute('data-unchosen');
});

test('R-1: the alert goes once every field is valid, and comes back with the next attempt alone', async () => {
  await user.click(button());
  expect(screen.getByRole('alert')).toBeVisible();
  await fillIn();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.clear(screen.getByLabelText('Nombre'));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(button());
  expect(screen.getByRole('alert')).toBeVisible();
});

test('U-14: errors of fields that the form does not have show another alert, until it is dismissed', async () => {
  await fillIn();
  await user.click(button());
  answer({ place: 'Falta' });
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Otra cosa$/));
  expect(screen.getByRole('button', { name: 'Cerrar' })).toHaveFocus();
  await user.type(screen.getByLabelText('Descripción'), ' Y baile.');
  expect(screen.getByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(button()).toHaveFocus();
});

test('U-2: while the form is sent, the button reads “Enviando…”, has the focus, and submits no more', async () => {
  await fillIn();
  await user.dblClick(button());
  expect(button()).toHaveTextContent('Enviando…');
  expect(screen.getByText('Un momento…')).toHaveAttribute('aria-live', 'polite');
  expect(button()).toHaveFocus();
  await user.type(screen.getByLabelText('Nombre'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('S-MOD-13 R-22: Enter in any single-line control submits once', async () => {
  await fillIn();
  answer();
  for (const [sent, label] of ['Nombre', 'Email', 'Momento del día'].entries()) {
    screen.getByLabelText(label).focus();
    await user.keyboard('{Enter}');
    expect(onSubmit, label).toHaveBeenCalledTimes(sent + 1);
    await waitFor(() => expect(button()).toHaveTextContent('Finalizar'));
  }
});

test('R-22: in the textarea Ctrl+Enter submits, and Enter starts a new line', async () => {
  await fillIn();
  await user.type(screen.getByLabelText('Descripción'), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Descripción'), '{Control>}{Enter}{/Control}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('U-23: a textarea that Tab has reached scrolls into view as a whole', async () => {
  const scroll = vi.spyOn(screen.getByLabelText('Descripción'), 'scrollIntoView');
  screen.getByLabelText('Momento del día').focus();
  await user.tab();
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
});
