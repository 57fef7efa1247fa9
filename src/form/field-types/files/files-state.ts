/** The list of a field of files, without React. */

export const MAX_FILES = 10;

/** A file that has been read. */
export interface ReadFile {
  name: string;
  /** The content as a data URL. */
  dataUrl: string;
}

export interface FileItem extends ReadFile {
  /** The same file may be in the list twice. */
  id: string;
}

export interface FilesState {
  /** In the order in which the files are shown and sent. */
  items: readonly FileItem[];
  /** Where the last moved file stands, for screen readers. */
  announcement: string;
  /** One message for each refused file of the last addition. */
  refusals: readonly string[];
}

export const NO_FILES: FilesState = { items: [], announcement: '', refusals: [] };

export const FILES_TEXTS = {
  /** The drop zone, word for word; the last word is the button. */
  dropZone: { text: 'Arrastra tus archivos o', action: 'Selecciona' },
  /** The message of the rule. */
  tooMany: `Puedes enviar como máximo ${MAX_FILES} archivos`,
  refused: (name: string) =>
    `${name} no se ha añadido: se admiten ${MAX_FILES} archivos como máximo`,
  unreadable: (name: string) => `${name} no se ha añadido: no se ha podido leer`,
  list: 'Archivos añadidos',
  up: (name: string) => `Subir ${name}`,
  down: (name: string) => `Bajar ${name}`,
  remove: (name: string) => `Quitar ${name}`,
  moved: (name: string, position: number, count: number) =>
    `${name}: puesto ${position} de ${count}`,
} as const;

/** Adds the files that still fit, and refuses the others, and those that could not be read, by name. */
export function addFiles(
  { items }: FilesState,
  files: readonly ReadFile[],
  unreadable: readonly string[] = [],
): FilesState {
  const places = MAX_FILES - items.length;
  const added = files.slice(0, places).map((file) => ({ ...file, id: crypto.randomUUID() }));
  return {
    // The same list, if nothing has changed: a new one is an edit.
    items: added.length > 0 ? [...items, ...added] : items,
    announcement: '',
    refusals: [
      ...files.slice(places).map(({ name }) => FILES_TEXTS.refused(name)),
      ...unreadable.map(FILES_TEXTS.unreadable),
    ],
  };
}

export const removeFile = ({ items }: FilesState, { id }: FileItem): FilesState => ({
  ...NO_FILES,
  items: items.filter((item) => item.id !== id),
});

/** Moves a file to a position, or to the nearest one that exists. */
export function moveFile(state: FilesState, moved: FileItem, position: number): FilesState {
  const items = state.items.filter(({ id }) => id !== moved.id);
  const to = Math.max(0, Math.min(position, items.length));
  if (state.items[to]?.id === moved.id) return state;
  items.splice(to, 0, moved);
  return { ...state, items, announcement: FILES_TEXTS.moved(moved.name, to + 1, items.length) };
}
