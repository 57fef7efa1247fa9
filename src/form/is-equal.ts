/** Whether two values are the same as JSON. */
export const isEqual = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The state that is shown, if the next one is equal to it: React then renders nothing. */
export const nextState = <State>(shown: State, next: State) =>
  isEqual(shown, next) ? shown : next;
