import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Form } from '../../form.tsx';
import { useForm } from '../../use-form.ts';
import { fieldsValidator } from '../define-field-type.ts';
import { files } from './files.tsx';

const FIELDS = { pictures: files({ label: 'Fotos', kinds: ['pictures'], maxMegabytes: 1 }) };
const TEXTS = {
  submit: 'Finalizar',
  sending: '',
  sendingAnnouncement: '',
  invalid: 'Revisa',
  dismiss: '',
};

function FilesForm() {
  const form = useForm<Record<string, unknown>>({
    fields: FIELDS,
    validate: fieldsValidator(FIELDS),
    submit: async () => ({ status: 'sent' }),
  });
  return <Form form={form} texts={TEXTS} />;
}

const renderForm = () => render(<FilesForm />);

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

test('S-GEN-6: of two fields, the one under the file accepts it', () => {
  const forms = [renderForm(), renderForm()];
  for (const { container } of forms) {
    const field = container.querySelector('fieldset div') as HTMLElement;
    const dragOver = createEvent.dragOver(field, { dataTransfer: { types: ['Files'] } });
    fireEvent(field, dragOver);
    expect((dragOver as DragEvent).dataTransfer?.dropEffect).toBe('copy');
  }
});

test('S-GEN-4: a drop of hundreds of files shows ten refusals and counts the others', async () => {
  const { container } = renderForm();
  const texts = Array.from({ length: 500 }, (_, index) => new File(['a'], `${index}.png`));
  const picker = container.querySelector('input[type="file"]') as HTMLInputElement;
  await userEvent.upload(picker, texts, { applyAccept: false });
  expect(screen.getAllByText(/ese tipo de archivo no se admite$/)).toHaveLength(10);
  expect(screen.getByRole('status')).toHaveTextContent('Otros 490 archivos no se han añadido');
});
