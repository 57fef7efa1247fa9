// biome-ignore-all lint/performance/noBarrelFile: the registry of the field types.

/** The samples of all field types, for the gallery. Forms import field types directly and load only those they use. */
export { sample as date } from './date.tsx';
export { sample as email } from './email.ts';
export { sample as files } from './files/files.tsx';
export { sample as interval } from './interval/interval.tsx';
export { sample as number } from './number.tsx';
export { sample as select } from './select.tsx';
export { sample as tel } from './tel.ts';
export { sample as text } from './text.ts';
export { sample as textarea } from './textarea.tsx';
