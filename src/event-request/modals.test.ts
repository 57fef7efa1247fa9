import { expect, test } from 'vitest';
import { newSubmit } from '../../tests/support/outbox-tab.ts';
import { type Modals, type ModalsEvent, reduceModals, type Thanks } from './modals.ts';

const OPEN: ModalsEvent = { type: 'open' };
const CLOSE: ModalsEvent = { type: 'close' };
const CLOSED: ModalsEvent = { type: 'closed' };
const thanksFor = (isDraft: boolean): Thanks => ({ ...newSubmit(), at: 0, isOwn: true, isDraft });
const [ana, lea] = [thanksFor(true), thanksFor(false)];
/** The request in the form has arrived. */
const SUBMITTED: ModalsEvent = { type: 'sent', thanks: ana };
/** Another request has arrived. */
const OTHER: ModalsEvent = { type: 'sent', thanks: lea };

const after = (...events: ModalsEvent[]) => events.reduce<Modals>(reduceModals, {});
const form = { shows: 'form', isOpen: true };
const thanks = { shows: 'thank-you', isOpen: true };

test('S-SUB-4: the form that holds what was sent closes, and the thank-you opens', () => {
  expect(after(OPEN, SUBMITTED)).toMatchObject({ modal: { ...form, isOpen: false } });
  expect(after(OPEN, SUBMITTED, CLOSED)).toMatchObject({ modal: thanks, thanks: ana });
  expect(after(OPEN, SUBMITTED, CLOSED, CLOSE, CLOSED)).toEqual({});
});

test('U-4: another request is thanked for at once while no dialog is shown', () => {
  expect(after(OTHER)).toMatchObject({ modal: thanks, thanks: lea });
});

test('U-4: another request interrupts neither an open form nor a thank-you, and is not thanked for later', () => {
  expect(after(OPEN, OTHER, CLOSE, CLOSED)).toEqual({});
  expect(after(OPEN, SUBMITTED, CLOSED, OTHER).thanks).toEqual(ana);
});

test('U-4: the thank-you for the form’s request replaces that for another request', () => {
  expect(after(OTHER, SUBMITTED)).toMatchObject({ modal: thanks, thanks: ana });
});

test('U-4: a sent form that was closed before the answer is thanked for', () => {
  expect(after(OPEN, CLOSE, CLOSED, SUBMITTED).modal).toEqual(thanks);
});

test('R-24: a form that is opened again before it has closed stays open', () => {
  expect(after(OPEN, CLOSE, OPEN, CLOSED).modal).toEqual(form);
});

test('a visitor is thanked once, also if the form opens while the thank-you closes', () => {
  expect(after(OTHER, CLOSE, OPEN, CLOSED, CLOSE, CLOSED)).toEqual({});
});
