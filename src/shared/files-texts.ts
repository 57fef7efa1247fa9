import { type AcceptToken, type FileLimits, isAccepted, MAX_FILES, typeOf } from './files.ts';

/** The texts of a files field. */

const inSpanish = (value: number) => value.toLocaleString('es-ES');

/** "2,5 MB" for a number of bytes. */
export function sizeInWords(bytes: number): string {
  // More bytes would round to 1000 KB.
  if (bytes < 999_500) return `${inSpanish(Math.max(1, Math.round(bytes / 1_000)))} KB`;
  return `${inSpanish(Math.round(bytes / 100_000) / 10)} MB`;
}

/** Further files are counted instead of named: a visitor may drop five hundred at once. */
const NAMES_SHOWN = 10;

/** "a.jpg, b.jpg y 20 más". */
function namesInWords(names: readonly string[]): string {
  const rest = names.length - NAMES_SHOWN;
  const shown = rest > 0 ? [...names.slice(0, NAMES_SHOWN), `${inSpanish(rest)} más`] : names;
  return new Intl.ListFormat('es').format(shown);
}

const filesInWords = (count: number, done: string) =>
  count === 1 ? `1 archivo ${done}` : `${count} archivos ${done}s`;

/** The Spanish words for the types. A type without a word does not compile. */
const ACCEPT_WORDS = {
  'image/*': 'imágenes',
  'video/*': 'vídeos',
  'audio/*': 'audios',
  'image/heic': 'HEIC',
  'image/heif': 'HEIF',
  'application/pdf': 'PDF',
  '.heic': 'HEIC',
  '.heif': 'HEIF',
  '.pdf': 'PDF',
} as const satisfies Record<AcceptToken, string>;

/** "Imágenes y PDF.", or an empty text if every type is accepted. */
function typesInWords(accept: readonly AcceptToken[]): string {
  const families = accept.filter((token) => token.endsWith('/*'));
  const isOfFamily = (token: AcceptToken) =>
    families.length > 0 && isAccepted(families, typeOf({ name: token, type: '' }) || token);
  const others = accept.filter((token) => !families.includes(token) && !isOfFamily(token));
  const words = [...families, ...others].map((token) => ACCEPT_WORDS[token]);
  const list = new Intl.ListFormat('es').format(new Set(words));
  return list && `${list.charAt(0).toUpperCase()}${list.slice(1)}. `;
}

export const FILES_TEXTS = {
  /** The drop zone, word for word (S-GEN-6); the last word is the button. */
  dropZone: { text: 'Arrastra tus archivos o', action: 'Selecciona' },
  /** "Imágenes y PDF. Hasta 10 archivos, de 2 MB cada uno y 3 MB entre todos. También puedes pegarlos." */
  limits: ({ accept, maxFileSize, maxTotalSize }: FileLimits) =>
    `${typesInWords(accept)}Hasta ${MAX_FILES} archivos, de ${sizeInWords(maxFileSize)} cada uno y ${sizeInWords(maxTotalSize)} entre todos. También puedes pegarlos.`,

  /** The messages of the rule. */
  tooMany: `Puedes enviar como máximo ${MAX_FILES} archivos`,
  /** If the form is submitted before every file has been read. */
  unread: 'Espera a que terminen de cargarse los archivos',
  anyEmpty: 'Hay un archivo sin contenido',
  anyWrongType: 'Hay un archivo de un tipo que no se admite',
  anyTooLarge: (limit: number) => `Cada archivo puede ocupar ${sizeInWords(limit)} como máximo`,
  allTooLarge: (limit: number) => `Entre todos pueden ocupar ${sizeInWords(limit)} como máximo`,

  /** The refused files, by reason (S-GEN-4). */
  refused: 'Archivos no añadidos',
  refusal: (reason: RefusalReason, names: readonly string[], limits: FileLimits) =>
    `${REFUSAL_TEXTS[reason](limits)}: ${namesInWords(names)}`,
  dismiss: 'Cerrar el aviso',

  loading: (place: number, count: number) => `Cargando ${place} de ${count}…`,
  cancel: 'Cancelar',
  cancelled: (kept: number, count: number) =>
    `Carga cancelada. Archivos añadidos: ${kept} de ${count}.`,
  adding: (count: number) => `Cargando ${count === 1 ? '1 archivo' : `${count} archivos`}…`,
  added: (count: number, total: number) => `${filesInWords(count, 'añadido')}, ${total} en total.`,
  /** Replaces the size of a file that is still being read. */
  reading: 'Cargando…',

  list: 'Archivos añadidos',
  moveHint:
    'Para ordenar con el teclado: pulsa Espacio, mueve con las flechas arriba y abajo, suelta con Espacio o cancela con Escape.',
  handle: (name: string) => `Mover ${name}`,
  up: (name: string) => `Subir ${name}`,
  down: (name: string) => `Bajar ${name}`,
  remove: (name: string) => `Quitar ${name}`,
  place: (name: string, place: number, count: number) => `${name}: puesto ${place} de ${count}`,
  lifted: (name: string, place: number, count: number) =>
    `${name} levantado. Puesto ${place} de ${count}`,
  dropped: (name: string, place: number, count: number) =>
    `${name} soltado en el puesto ${place} de ${count}`,
  restored: (name: string, place: number, count: number) =>
    `Cancelado. ${name} vuelve al puesto ${place} de ${count}`,
  removed: (name: string) => `${name} quitado`,
  /** For a file without a name, as the clipboard may give it. */
  unnamed: 'archivo sin nombre',
} as const;

export type RefusalReason = keyof typeof REFUSAL_TEXTS;

const REFUSAL_TEXTS = {
  tooMany: () => `Se admiten ${MAX_FILES} archivos como máximo`,
  wrongType: () => 'Tipo de archivo no admitido',
  empty: () => 'Sin contenido',
  tooLarge: ({ maxFileSize }: FileLimits) => `Más de ${sizeInWords(maxFileSize)} por archivo`,
  allTooLarge: ({ maxTotalSize }: FileLimits) => `Más de ${sizeInWords(maxTotalSize)} entre todos`,
  unreadable: () => 'No se ha podido leer',
} as const satisfies { [reason: string]: (limits: FileLimits) => string };
