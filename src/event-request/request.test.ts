import { expect, test } from 'vitest';
import { SAMPLE_REQUEST } from '../shared/event-request.ts';
import { type FilledIn, type RequestEvent, type RequestState, reduceRequest } from './request.ts';

const ANA: FilledIn = { request: SAMPLE_REQUEST, signals: 'age=34' };
const corrected: FilledIn = { ...ANA, request: { ...SAMPLE_REQUEST, email: 'ana@right.example' } };
const lea: FilledIn = {
  ...ANA,
  request: { ...SAMPLE_REQUEST, name: 'Lea', email: 'lea@visitor.example' },
};

const [KEY, OTHER_KEY] = ['key-1', 'key-2'];
const submitted = { key: KEY, ...ANA };

const submit = (filledIn: FilledIn, newKey = KEY): RequestEvent => ({
  type: 'submit',
  filledIn,
  newKey,
});
const EDIT: RequestEvent = { type: 'edit' };
const leave = (filledIn?: FilledIn): RequestEvent => ({ type: 'leave', filledIn });
const flush = (submission = submitted): RequestEvent => ({ type: 'flush', submission });
const failed = (submission = submitted): RequestEvent => ({ type: 'failed', submission });
const sent = (by: 'submit' | 'flush', submission = submitted): RequestEvent => ({
  type: 'sent',
  submission,
  by,
});
const invalid: RequestEvent = { type: 'invalid', submission: submitted };

/** The state after these events, and the effects of the last one. */
function after(...events: RequestEvent[]) {
  let step: ReturnType<typeof reduceRequest> = { state: { status: 'typed' }, effects: [] };
  for (const event of events) step = reduceRequest(step.state, event);
  return step;
}

const QUEUED = [submit(ANA), failed()] as const;

test('typed → sending: a submit sends the request under a new key', () => {
  expect(after(submit(ANA))).toEqual({
    state: { status: 'sending', submitted },
    effects: [{ type: 'send', submission: submitted }],
  });
});

test('sending → sent: a 200 empties the form and closes the dialog', () => {
  const typed = { status: 'typed' };
  const effects = [{ type: 'reset-form' }, { type: 'close-dialog' }];
  expect(after(submit(ANA), sent('submit'))).toEqual({ state: typed, effects });
  expect(after(...QUEUED, flush(), sent('flush'))).toEqual({ state: typed, effects });
});

test('S-ERR-2 U-4: sending → queued: a failure changes nothing else', () => {
  const queued = { status: 'queued', submitted };
  expect(after(...QUEUED)).toEqual({ state: queued, effects: [] });
  expect(after(...QUEUED, flush(), failed())).toEqual({ state: queued, effects: [] });
});

test('queued → sending: a flush sends it by itself', () => {
  expect(after(...QUEUED, flush())).toEqual({
    state: { status: 'sending', submitted },
    effects: [],
  });
});

test('U-4: queued → typed: an edit takes the request back, also while it is being sent', () => {
  const takenBack = {
    state: { status: 'typed', lastSubmitted: submitted },
    effects: [{ type: 'take-back', key: KEY }],
  };
  expect(after(...QUEUED, EDIT)).toEqual(takenBack);
  expect(after(submit(ANA), EDIT)).toEqual(takenBack);
  expect(after(...QUEUED, EDIT, EDIT)).toEqual({ ...takenBack, effects: [] });
});

test('U-4 U-20: a corrected request is sent under its key', () => {
  const submission = { key: KEY, ...corrected };
  expect(after(...QUEUED, EDIT, submit(corrected, OTHER_KEY))).toEqual({
    state: { status: 'sending', submitted: submission },
    effects: [{ type: 'send', submission }],
  });
});

test('U-20 S-FLD-5: a queued request that nobody has edited is sent as it was submitted', () => {
  const nextDay = { ...ANA, request: { ...SAMPLE_REQUEST, date: '2027-06-21' } };
  expect(after(...QUEUED, submit(nextDay, OTHER_KEY)).effects).toEqual([
    { type: 'send', submission: submitted },
  ]);
});

test.each([
  ['name', lea],
  ['surname', { ...lea, request: { ...lea.request, name: SAMPLE_REQUEST.name, surname: 'Gil' } }],
])(
  'U-29: another %s and another email are another person, and both requests are sent',
  (_, other) => {
    const submission = { key: OTHER_KEY, ...other };
    expect(after(...QUEUED, EDIT, submit(other, OTHER_KEY))).toEqual({
      state: { status: 'sending', submitted: submission },
      effects: [
        { type: 'queue', submission: submitted },
        { type: 'send', submission },
      ],
    });
  },
);

test.each([
  ['another email', { email: 'otra@visitor.example' }],
  ['another name', { name: 'Berta' }],
  ['a name in capitals and another email', { name: 'ANA MARÍA', email: 'otra@visitor.example' }],
  ['another name and an email in capitals', { name: 'Lea', email: 'ANA@VISITOR.EXAMPLE' }],
])('U-29: with %s it is a correction by the same person', (_, change) => {
  const filledIn = { ...ANA, request: { ...SAMPLE_REQUEST, ...change } };
  const { state } = after(...QUEUED, EDIT, submit(filledIn, OTHER_KEY));
  expect(state).toEqual({ status: 'sending', submitted: { key: KEY, ...filledIn } });
});

test('U-4: a corrected, valid request is queued as it now is when the visitor leaves', () => {
  const submission = { key: KEY, ...corrected };
  expect(after(...QUEUED, EDIT, leave(corrected))).toEqual({
    state: { status: 'queued', submitted: submission },
    effects: [{ type: 'queue', submission }],
  });
});

test('U-29: if the visitor leaves the form to another person, the first request is queued as it was', () => {
  expect(after(...QUEUED, EDIT, leave(lea))).toEqual({
    state: { status: 'typed' },
    effects: [{ type: 'queue', submission: submitted }],
  });
});

test('U-4: leaving queues neither an invalid form nor one that was never submitted', () => {
  const typed = { state: { status: 'typed', lastSubmitted: submitted }, effects: [] };
  expect(after(...QUEUED, EDIT, leave())).toEqual(typed);
  expect(after(leave(ANA))).toEqual({ state: { status: 'typed' }, effects: [] });
  expect(after(...QUEUED, leave(corrected)).effects).toEqual([]);
  expect(after(submit(ANA), leave(corrected)).effects).toEqual([]);
});

test('U-4 U-22: the answer to a request that was edited meanwhile leaves the edited form open', () => {
  const typed = { status: 'typed', lastSubmitted: submitted };
  for (const answer of [sent('submit'), sent('flush'), failed()])
    expect(after(submit(ANA), EDIT, answer)).toEqual({ state: typed, effects: [] });
});

test('U-4: the answer to an earlier version says nothing of the corrected one', () => {
  const requeued = [submit(ANA), EDIT, leave(corrected)] as const;
  const { state } = after(...requeued);
  for (const event of [sent('submit'), failed(), flush(), invalid])
    expect(after(...requeued, event)).toEqual({ state, effects: [] });
});

test('S-ERR-1 U-14: a request that the function finds invalid is typed again, and was submitted once', () => {
  expect(after(submit(ANA), invalid)).toEqual({
    state: { status: 'typed', lastSubmitted: submitted },
    effects: [],
  });
});

test('U-29: what becomes of another form’s request changes nothing in this one', () => {
  const other = { ...submitted, key: OTHER_KEY };
  const states: readonly RequestState[] = [
    after().state,
    after(...QUEUED).state,
    after(...QUEUED, EDIT).state,
    after(submit(ANA)).state,
  ];
  for (const state of states)
    for (const event of [flush(other), sent('flush', other), sent('submit', other), failed(other)])
      expect(reduceRequest(state, event)).toEqual({ state, effects: [] });
});
