import { expect, test } from 'vitest';
import { newVisitor } from '../../tests/support/visitor.ts';
import { type Modals, type ModalsEvent, reduceModals } from './modals.ts';

const OPEN: ModalsEvent = { type: 'open' };
const CLOSE: ModalsEvent = { type: 'close' };
const CLOSED: ModalsEvent = { type: 'closed' };
const [ana, lea] = [newVisitor(), newVisitor()];
/** A submit sends what the form holds. */
const SUBMITTED: ModalsEvent = {
  type: 'sent',
  thanks: { request: ana, sentBy: 'submit', wasInForm: true },
};
/** A flush sends another request than that in the form. */
const FLUSHED: ModalsEvent = {
  type: 'sent',
  thanks: { request: lea, sentBy: 'flush', wasInForm: false },
};

const after = (...events: ModalsEvent[]) => events.reduce<Modals>(reduceModals, {});
const form = { shows: 'form', isOpen: true };
const thanks = { shows: 'thank-you', isOpen: true };

test('S-SUB-4: the form that holds what was sent closes, and the thank-you opens', () => {
  expect(after(OPEN, SUBMITTED)).toMatchObject({ modal: { ...form, isOpen: false } });
  expect(after(OPEN, SUBMITTED, CLOSED)).toMatchObject({ modal: thanks, thanks: { request: ana } });
  expect(after(OPEN, SUBMITTED, CLOSED, CLOSE, CLOSED)).toEqual({});
});

test('U-4: a flush thanks at once while no dialog is shown', () => {
  expect(after(FLUSHED)).toMatchObject({ modal: thanks, thanks: { sentBy: 'flush' } });
});

test('U-4: a flush interrupts neither an open form nor a thank-you, and is not thanked for later', () => {
  expect(after(OPEN, FLUSHED, CLOSE, CLOSED)).toEqual({});
  expect(after(OPEN, SUBMITTED, CLOSED, FLUSHED).thanks?.request).toEqual(ana);
});

test('U-4: the thank-you for the form’s request replaces that for another request', () => {
  expect(after(FLUSHED, SUBMITTED)).toMatchObject({ modal: thanks, thanks: { request: ana } });
});

test('U-4: a sent form that was closed before the answer is thanked for', () => {
  expect(after(OPEN, CLOSE, CLOSED, SUBMITTED).modal).toEqual(thanks);
});

test('R-24: a form that is opened again before it has closed stays open', () => {
  expect(after(OPEN, CLOSE, OPEN, CLOSED).modal).toEqual(form);
});

test('a visitor is thanked once, also if the form opens while the thank-you closes', () => {
  expect(after(FLUSHED, CLOSE, OPEN, CLOSED, CLOSE, CLOSED)).toEqual({});
});
