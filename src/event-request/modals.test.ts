import { expect, test } from 'vitest';
import { newVisitor } from '../../tests/support/visitor.ts';
import { type Modals, type ModalsEvent, reduceModals } from './modals.ts';

const OPEN: ModalsEvent = { type: 'open', opening: { day: '2027-03-04' } };
const CLOSE: ModalsEvent = { type: 'close' };
const CLOSED: ModalsEvent = { type: 'closed' };
const [ana, lea] = [newVisitor(), newVisitor()];
const sent = (by: 'submit' | 'flush', request = ana): ModalsEvent => ({
  type: 'sent',
  sent: { request, by },
});

const after = (...events: ModalsEvent[]) => events.reduce(reduceModals, {} as Modals);
const form = { shows: 'form', isOpen: true };
const thanks = { shows: 'thank-you', isOpen: true };

test('S-SUB-4: the thank-you opens when the form has closed, and is gone when it closes', () => {
  expect(after(OPEN, sent('submit')).modal).toEqual(form);
  expect(after(OPEN, sent('submit'), CLOSE).modal).toEqual({ ...form, isOpen: false });
  const thanked = [OPEN, sent('submit'), CLOSE, CLOSED];
  expect(after(...thanked)).toMatchObject({ modal: thanks, sent: { request: ana } });
  const closed = after(...thanked, CLOSE, CLOSED);
  expect([closed.modal, closed.sent]).toEqual([undefined, undefined]);
});

test('U-4: without the form a flush is thanked for at once', () => {
  expect(after(sent('flush'))).toMatchObject({ modal: thanks, sent: { by: 'flush' } });
});

test('U-22: a flush replaces no thank-you that is shown or waits for the form to close', () => {
  const { modal, sent: told } = after(OPEN, sent('submit'), CLOSE, CLOSED, sent('flush', lea));
  expect([modal, told?.request]).toEqual([thanks, ana]);
  expect(after(OPEN, sent('submit'), sent('flush', lea)).sent?.request).toEqual(ana);
});

test('U-22: a submit takes the place of a flush whose thank-you waits', () => {
  expect(after(OPEN, sent('flush'), sent('submit', lea)).sent?.request).toEqual(lea);
});

test('R-24: a form that is opened again before it has closed stays open', () => {
  expect(after(OPEN, sent('flush'), CLOSE, OPEN, CLOSED)).toMatchObject({ modal: form, sent: {} });
});

test('a visitor is thanked once, also if the form opens while the thank-you closes', () => {
  const closed = after(sent('flush'), CLOSE, OPEN, CLOSED, CLOSE, CLOSED);
  expect([closed.modal, closed.sent]).toEqual([undefined, undefined]);
});
