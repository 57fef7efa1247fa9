import { FILE_KINDS, type FileLimits, MAX_FILES, type RefusalReason } from './sort-out.ts';

const inMegabytes = (limit: number) => `${limit.toLocaleString('es-ES')}\u{a0}MB`;

/** "Imágenes y PDF". */
function kindsInWords(kinds: FileLimits['kinds']): string {
  const list = new Intl.ListFormat('es').format(kinds.map((kind) => FILE_KINDS[kind].word));
  return `${list.charAt(0).toUpperCase()}${list.slice(1)}`;
}

const REASONS = {
  wrongType: () => 'ese tipo de archivo no se admite',
  empty: () => 'no tiene contenido',
  tooLarge: ({ maxMegabytes }: FileLimits) => `ocupa más de ${inMegabytes(maxMegabytes)}`,
  tooMany: () => `se admiten ${MAX_FILES} archivos como máximo`,
  unreadable: () => 'no se ha podido leer',
} satisfies { [Reason in RefusalReason]: (limits: FileLimits) => string };

export const FILES_TEXTS = {
  /** The drop zone, word for word (S-GEN-6); the last word is the button. */
  dropZone: { text: 'Arrastra tus archivos o', action: 'Selecciona' },
  limits: ({ kinds, maxMegabytes }: FileLimits) =>
    `${kindsInWords(kinds)}. Hasta ${MAX_FILES} archivos: ${inMegabytes(maxMegabytes)} cada uno, como máximo. También puedes pegarlos.`,

  /** The messages of the rule. */
  tooMany: `Puedes enviar como máximo ${MAX_FILES} archivos`,
  /** If the form is submitted before every file has been read. */
  unread: 'Espera a que terminen de cargarse los archivos',

  refused: (name: string, reason: RefusalReason, limits: FileLimits) =>
    `${name} no se ha añadido: ${REASONS[reason](limits)}`,
  moreRefused: (count: number) =>
    count === 1
      ? 'Otro archivo no se ha añadido'
      : `Otros ${count.toLocaleString('es-ES')} archivos no se han añadido`,

  list: 'Archivos añadidos',
  up: (name: string) => `Subir ${name}`,
  down: (name: string) => `Bajar ${name}`,
  remove: (name: string) => `Quitar ${name}`,
  /** For a file without a name, as the clipboard may give it. */
  unnamed: 'archivo sin nombre',

  /** For screen readers. */
  added: (count: number, total: number) =>
    `${count === 1 ? '1 archivo añadido' : `${count} archivos añadidos`}, ${total} en total`,
  moved: (name: string, place: number, count: number) => `${name}: puesto ${place} de ${count}`,
  removed: (name: string) => `${name} quitado`,
} as const;
