import { expect, test } from 'vitest';
import { newVisitor } from '../../tests/support/visitor.ts';
import { type Modals, type ModalsEvent, reduceModals } from './modals.ts';

const OPEN: ModalsEvent = { type: 'open', opening: { day: '2027-03-04' } };
const CLOSE: ModalsEvent = { type: 'close' };
const CLOSED: ModalsEvent = { type: 'closed' };
const [ana, lea] = [newVisitor(), newVisitor()];

/** A submit sends what the form holds. */
const SUBMITTED: ModalsEvent = {
  type: 'sent',
  sent: { request: ana, sentBy: 'submit' },
  wasInForm: true,
};
/** A flush sends another request than that in the form. */
const FLUSHED: ModalsEvent = {
  type: 'sent',
  sent: { request: lea, sentBy: 'flush' },
  wasInForm: false,
};

const after = (...events: ModalsEvent[]) =>
  events.reduce(reduceModals, { sentForms: 0 } satisfies Modals);
const form = { shows: 'form', isOpen: true };
const thanks = { shows: 'thank-you', isOpen: true };

test('S-SUB-4: the form that holds what was sent closes, the thank-you opens, and the next form is empty', () => {
  expect(after(OPEN, SUBMITTED)).toMatchObject({ modal: { ...form, isOpen: false }, sentForms: 1 });
  const thanked = after(OPEN, SUBMITTED, CLOSED);
  expect(thanked).toMatchObject({ modal: thanks, sent: { request: ana } });
  const closed = [CLOSE, CLOSED].reduce(reduceModals, thanked);
  expect([closed.modal, closed.sent]).toEqual([undefined, undefined]);
});

test('U-3: the form after a sent one gets no choice of the button that opened that', () => {
  const closing: ModalsEvent = {
    type: 'open',
    opening: { day: '2027-03-04', chosen: { time: 'Tarde' } },
  };
  expect(after(closing, SUBMITTED).opening).toEqual({ day: '2027-03-04', form: 1 });
});

test('U-4: a flush thanks at once while no dialog is shown', () => {
  expect(after(FLUSHED)).toMatchObject({ modal: thanks, sent: { sentBy: 'flush' }, sentForms: 0 });
});

test('U-4: a flush interrupts neither an open form nor a thank-you, and is not thanked for later', () => {
  const typing = after(OPEN, FLUSHED, CLOSE, CLOSED);
  expect([typing.modal, typing.sent]).toEqual([undefined, undefined]);
  expect(after(OPEN, SUBMITTED, CLOSED, FLUSHED).sent?.request).toEqual(ana);
});

test('U-4: a sent form that was closed before the answer is emptied and thanked for', () => {
  expect(after(OPEN, CLOSE, CLOSED, SUBMITTED)).toMatchObject({ modal: thanks, sentForms: 1 });
});

test('R-24: a form that is opened again before it has closed stays open', () => {
  expect(after(OPEN, CLOSE, OPEN, CLOSED).modal).toEqual(form);
});

test('a visitor is thanked once, also if the form opens while the thank-you closes', () => {
  const closed = after(FLUSHED, CLOSE, OPEN, CLOSED, CLOSE, CLOSED);
  expect([closed.modal, closed.sent]).toEqual([undefined, undefined]);
});
