import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import { SAMPLE_FIELDS, SAMPLE_TEXTS, validateSample } from '../../tests/support/sample-form.ts';
import { Form } from './form.tsx';

test('typing that changes no message does not render the form', async () => {
  const onRender = vi.fn();
  render(
    <Profiler id="form" onRender={onRender}>
      <Form
        fields={SAMPLE_FIELDS}
        validate={validateSample}
        submit={vi.fn()}
        texts={SAMPLE_TEXTS}
      />
    </Profiler>,
  );
  const user = userEvent.setup();
  const name = screen.getByLabelText('Nombre');
  await user.type(name, 'Ana');
  onRender.mockClear();
  await user.type(name, ' Isabel');
  expect(onRender).not.toHaveBeenCalled();
});
