import { expect, test } from 'vitest';
import { SAMPLE_REQUEST } from '../shared/event-request.ts';
import { type FilledIn, type RequestEvent, reduceRequest } from './request.ts';

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
const sent = (submission = submitted): RequestEvent => ({
  type: 'sent',
  submission,
  by: 'submit',
});
const invalid = (submission = submitted): RequestEvent => ({ type: 'invalid', submission });

/** The state after these events, and the effects of the last one. */
function after(...events: RequestEvent[]) {
  let step: ReturnType<typeof reduceRequest> = { state: { status: 'typed' }, effects: [] };
  for (const event of events) step = reduceRequest(step.state, event);
  return step;
}

test('typed → submitted: a submit sends the request under a new key', () => {
  expect(after(submit(ANA))).toEqual({
    state: { status: 'submitted', submitted },
    effects: [{ type: 'send', submission: submitted }],
  });
});

test('submitted → sent: a 200 empties the form and closes the dialog', () => {
  expect(after(submit(ANA), sent())).toEqual({
    state: { status: 'typed' },
    effects: [{ type: 'reset-form' }, { type: 'close-dialog' }],
  });
});

test('U-4: submitted → typed: an edit takes the request back', () => {
  const takenBack = {
    state: { status: 'typed', lastSubmitted: submitted },
    effects: [{ type: 'take-back', key: KEY }],
  };
  expect(after(submit(ANA), EDIT)).toEqual(takenBack);
  expect(after(submit(ANA), EDIT, EDIT)).toEqual({ ...takenBack, effects: [] });
});

test('U-4 U-20: a corrected request is sent under its key', () => {
  const submission = { key: KEY, ...corrected };
  expect(after(submit(ANA), EDIT, submit(corrected, OTHER_KEY))).toEqual({
    state: { status: 'submitted', submitted: submission },
    effects: [{ type: 'send', submission }],
  });
});

test('U-20 S-FLD-5: a submitted request that nobody has edited is sent as it was submitted', () => {
  const nextDay = { ...ANA, request: { ...SAMPLE_REQUEST, date: '2027-06-21' } };
  expect(after(submit(ANA), submit(nextDay, OTHER_KEY)).effects).toEqual([
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
    expect(after(submit(ANA), EDIT, submit(other, OTHER_KEY))).toEqual({
      state: { status: 'submitted', submitted: submission },
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
  const { state } = after(submit(ANA), EDIT, submit(filledIn, OTHER_KEY));
  expect(state).toEqual({ status: 'submitted', submitted: { key: KEY, ...filledIn } });
});

test('U-4: a corrected, valid request is queued as it now is when the visitor leaves', () => {
  const submission = { key: KEY, ...corrected };
  expect(after(submit(ANA), EDIT, leave(corrected))).toEqual({
    state: { status: 'submitted', submitted: submission },
    effects: [{ type: 'queue', submission }],
  });
});

test('U-29: if the visitor leaves the form to another person, the first request is queued as it was', () => {
  expect(after(submit(ANA), EDIT, leave(lea))).toEqual({
    state: { status: 'typed' },
    effects: [{ type: 'queue', submission: submitted }],
  });
});

test('U-4: leaving queues neither an invalid form nor one that was never submitted', () => {
  const typed = { state: { status: 'typed', lastSubmitted: submitted }, effects: [] };
  expect(after(submit(ANA), EDIT, leave())).toEqual(typed);
  expect(after(leave(ANA))).toEqual({ state: { status: 'typed' }, effects: [] });
  expect(after(submit(ANA), leave(corrected)).effects).toEqual([]);
});

test('S-ERR-1 U-14: a request that the function finds invalid is typed again, and was submitted once', () => {
  expect(after(submit(ANA), invalid())).toEqual({
    state: { status: 'typed', lastSubmitted: submitted },
    effects: [],
  });
});

test.each([
  ['U-4 U-22: the answer to a request that was edited meanwhile', [submit(ANA), EDIT], submitted],
  ['U-4: the answer to an earlier version', [submit(ANA), EDIT, leave(corrected)], submitted],
  ['U-29: what becomes of another form’s request', [submit(ANA)], { ...submitted, key: OTHER_KEY }],
  ['U-29: an answer while nothing was submitted', [], submitted],
])('%s changes nothing in the form', (_, events, submission) => {
  const { state } = after(...events);
  for (const answer of [sent(submission), invalid(submission)])
    expect(reduceRequest(state, answer)).toEqual({ state, effects: [] });
});
