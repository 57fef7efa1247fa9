// biome-ignore-all lint/performance/noBarrelFile: the registry of the field types.

/** Every field type by its sample, for the gallery: a form loads the types of its fields alone. */
export { sample as date } from './date.tsx';
export { sample as email } from './email.ts';
export { sample as files } from './files/files.tsx';
export { sample as interval } from './interval/interval.tsx';
export { sample as number } from './number.tsx';
export { sample as select } from './select.tsx';
export { sample as tel } from './tel.ts';
export { sample as text } from './text.ts';
export { sample as textarea } from './textarea.tsx';
