import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { newVisitor } from '../../tests/support/visitor.ts';
import { ContactButton } from './contact-button.tsx';
import { EventRequestProvider } from './event-request-provider.tsx';

afterEach(() => {
  localStorage.clear();
  // `history.back()` does nothing here: the entry of an open dialog would stay.
  history.replaceState(null, '');
  vi.unstubAllGlobals();
});

const page = (
  <EventRequestProvider>
    <ContactButton className={undefined}>Escríbenos</ContactButton>
  </EventRequestProvider>
);

test('U-4 U-22: a request of an earlier visit is sent, and thanked without name, email or phone', async () => {
  const visitor = newVisitor();
  const entry = { at: Date.now(), request: visitor, signals: 'age=34' };
  localStorage.setItem(`event-request:${crypto.randomUUID()}`, JSON.stringify(entry));
  const post = vi.fn(async () => Response.json({ status: 'sent' }));
  vi.stubGlobal('fetch', post);
  render(page);
  const thanks = await screen.findByRole('dialog', { name: /Gracias por tu mensaje/ });
  expect(post).toHaveBeenCalledOnce();
  expect(localStorage).toHaveLength(0);
  // With the links, which hold what they write.
  const told = decodeURIComponent(thanks.innerHTML);
  for (const own of [visitor.name, visitor.email, visitor.phone]) expect(told).not.toContain(own);
});

test('R-24: Back closes the dialog', async () => {
  render(page);
  await userEvent.click(screen.getByRole('button', { name: 'Escríbenos' }));
  const dialog = await screen.findByRole('dialog');
  await act(async () => {
    history.replaceState(null, '');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
});
