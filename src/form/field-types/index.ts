// biome-ignore-all lint/performance/noBarrelFile: the registry of the field types.

/** The samples of all field types, for the gallery. Forms import field types directly and load only those they use. */
export { sample as date } from './date.tsx';
export { sample as files } from './files/files.tsx';
export { sample as interval } from './interval/interval.tsx';
export { sample as number } from './number.tsx';
export { sample as select } from './select.tsx';
export { emailSample as email, telSample as tel, textSample as text } from './text.tsx';
export { sample as textarea } from './textarea.tsx';
