import { expect, test } from 'vitest';
import { newSubmit } from '../../tests/support/outbox-tab.ts';
import { type Modals, type ModalsEvent, reduceModals, type Thanks } from './modals.ts';

const OPEN: ModalsEvent = { type: 'open' };
const CLOSE: ModalsEvent = { type: 'close' };
const CLOSED: ModalsEvent = { type: 'closed' };
const newThanks = (): Thanks => ({ ...newSubmit(), at: 0, isPersonal: true });
const [ana, lea] = [newThanks(), newThanks()];
/** The request of the draft has arrived. */
const SUBMITTED: ModalsEvent = { type: 'arrived', thanks: ana, isDraft: true };
/** An earlier request has arrived. */
const OTHER: ModalsEvent = { type: 'arrived', thanks: lea, isDraft: false };

const NOTHING = { shows: 'nothing' } as const;
const after = (...events: ModalsEvent[]) => events.reduce<Modals>(reduceModals, NOTHING);
const thanked = (thanks: Thanks) => ({ shows: 'thank-you', isOpen: true, thanks });

test('S-SUB-4: the form that holds what has arrived closes, and the thank-you opens', () => {
  expect(after(OPEN, SUBMITTED)).toMatchObject({ shows: 'form', isOpen: false });
  expect(after(OPEN, SUBMITTED, CLOSED)).toEqual(thanked(ana));
  expect(after(OPEN, SUBMITTED, CLOSED, CLOSE, CLOSED)).toEqual(NOTHING);
});

test('U-4: another request is thanked for at once while no dialog is shown', () => {
  expect(after(OTHER)).toEqual(thanked(lea));
});

test('U-4: another request interrupts neither an open form nor a thank-you, and is not thanked for later', () => {
  expect(after(OPEN, OTHER, CLOSE, CLOSED)).toEqual(NOTHING);
  expect(after(OPEN, SUBMITTED, CLOSED, OTHER)).toEqual(thanked(ana));
});

test('U-4: another request that arrives while a modal closes is thanked for, unless the form’s own one has arrived', () => {
  expect(after(OPEN, CLOSE, OTHER, CLOSED)).toEqual(thanked(lea));
  expect(after(OPEN, SUBMITTED, CLOSED, CLOSE, OTHER, CLOSED)).toEqual(thanked(lea));
  expect(after(OPEN, SUBMITTED, OTHER, CLOSED)).toEqual(thanked(ana));
  expect(after(OPEN, CLOSE, OTHER, SUBMITTED, CLOSED)).toEqual(thanked(ana));
});

test('U-4: the thank-you for the form’s request replaces that for another request', () => {
  expect(after(OTHER, SUBMITTED)).toEqual(thanked(ana));
});

test('U-4: a submitted form that was closed before the answer is thanked for', () => {
  expect(after(OPEN, CLOSE, CLOSED, SUBMITTED)).toEqual(thanked(ana));
  expect(after(OPEN, CLOSE, SUBMITTED, CLOSED)).toEqual(thanked(ana));
});

test('R-24: a form that is opened again before it has closed stays open', () => {
  expect(after(OPEN, CLOSE, OPEN, CLOSED)).toEqual({ shows: 'form', isOpen: true });
});

test('a visitor is thanked once, also if the form opens while the thank-you closes', () => {
  expect(after(OTHER, CLOSE, OPEN, CLOSED, CLOSE, CLOSED)).toEqual(NOTHING);
});
