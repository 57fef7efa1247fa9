/** Whether two values have the same JSON. The order of their properties counts. */
export const isEqual = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Returns the shown state if the next one is equal to it: React then does not render again. */
export const nextState = <State>(shown: State, next: State) =>
  isEqual(shown, next) ? shown : next;
