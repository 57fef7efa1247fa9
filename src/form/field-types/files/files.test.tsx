import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Form } from '../../form.tsx';
import { fieldsValidator } from '../define-field-type.ts';
import { files } from './files.tsx';

const FIELDS = {
  pictures: files({
    label: 'Fotos',
    accept: ['image/*'],
    maxFileSize: 1_000,
    maxTotalSize: 2_000,
  }),
};
const TEXTS = {
  intro: '',
  submit: 'Finalizar',
  sending: '',
  heardWhileSending: '',
  invalid: 'Revisa',
  dismiss: '',
};

const renderForm = () =>
  render(
    <Form<Record<string, unknown>>
      fields={FIELDS}
      validate={fieldsValidator(FIELDS)}
      submit={async () => ({ status: 'sent' })}
      texts={TEXTS}
    />,
  );

const user = userEvent.setup();
const fileOf = (name: string) => new File(['a'], name, { type: 'image/png' });
const choose = (container: HTMLElement, ...files: File[]) =>
  user.upload(container.querySelector('input[type="file"]') as HTMLInputElement, files);

/** Whether the browser would leave the page after a file is dropped beside the fields. */
const wouldLeave = () => fireEvent.drop(document.body, { dataTransfer: { types: ['Files'] } });

test('S-GEN-6: while a files field is mounted, a file dropped beside it does not make the browser leave the page', () => {
  const [first, second] = [renderForm(), renderForm()];
  expect(wouldLeave()).toBe(false);
  first.unmount();
  expect(wouldLeave()).toBe(false);
  second.unmount();
  expect(wouldLeave()).toBe(true);
});

test('S-GEN-4: the message, then the accepted types and sizes, describe the button', async () => {
  renderForm();
  const button = screen.getByRole('button', { name: 'Selecciona' });
  expect(button).toHaveAccessibleDescription(/^Imágenes\. Hasta 10 archivos/);
  await user.click(screen.getByRole('button', { name: 'Finalizar' }));
  expect(button).toHaveAccessibleDescription(
    /^El campo no puede estar vacío Imágenes\. Hasta 10 archivos/,
  );
});

test('S-GEN-5: when the focus leaves a lifted file, the file is dropped at its new place, which is announced', async () => {
  const { container } = renderForm();
  await choose(container, fileOf('a.png'), fileOf('b.png'));
  const handle = screen.getByRole('button', { name: 'Mover a.png' });
  handle.focus();
  await user.keyboard(' {ArrowDown}');
  await user.tab();
  expect(screen.getByRole('status')).toHaveTextContent('a.png soltado en el puesto 2 de 2');
  expect(handle).toHaveAttribute('aria-pressed', 'false');
});

test('S-GEN-5: the buttons of two files with the same name have different names', async () => {
  const { container } = renderForm();
  await choose(container, fileOf('image.png'), fileOf('image.png'));
  for (const name of ['Quitar image.png', 'Quitar image.png (2)', 'Mover image.png (2)'])
    expect(screen.getByRole('button', { name })).toBeVisible();
});
