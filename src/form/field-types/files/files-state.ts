import { FILES_TEXTS } from './files-texts.ts';
import { type FileLimits, reasonAgainst } from './sort-out.ts';

export interface FileItem {
  /** Unique while the control is mounted: the same file may be in the list twice. */
  id: number;
  file: File;
  /** The displayed name, unique in the list. */
  name: string;
  /** The content (S-GEN-3); empty while the file is being read. */
  dataUrl: string;
}

export interface FilesState {
  /** In the order in which the files are shown and sent. */
  items: readonly FileItem[];
  /** One message for each refused file of the last addition. */
  refusals: readonly { id: number; text: string }[];
  /** The announcement of the last change, for screen readers. */
  said: string;
  nextId: number;
}

export const NO_FILES: FilesState = { items: [], refusals: [], said: '', nextId: 1 };

export const isPending = ({ dataUrl }: FileItem): boolean => dataUrl === '';

/** Adds the files that the limits allow, and refuses every other file (S-GEN-4, S-CON-1). */
export function addFiles(
  state: FilesState,
  files: readonly File[],
  limits: FileLimits,
): FilesState {
  const items = [...state.items];
  const refusals = [];
  for (const [index, file] of files.entries()) {
    const id = state.nextId + index;
    const name = file.name || FILES_TEXTS.unnamed;
    const reason = reasonAgainst(file, items.length, limits);
    if (reason) refusals.push({ id, text: FILES_TEXTS.refused(name, reason, limits) });
    else items.push({ id, file, name: numberedName(name, items), dataUrl: '' });
  }
  const added = items.length - state.items.length;
  const nextId = state.nextId + files.length;
  if (added === 0) return { ...state, refusals, said: '', nextId };
  return { items, refusals, said: FILES_TEXTS.added(added, items.length), nextId };
}

/** "image.png (2)" for the second file called `image.png`, as pasted pictures are: each file's buttons need unique names. */
function numberedName(name: string, items: readonly FileItem[]): string {
  let numbered = name;
  for (let number = 2; items.some((item) => item.name === numbered); number += 1)
    numbered = `${name} (${number})`;
  return numbered;
}

/** Gives a file its content, unless it was removed meanwhile. */
export function fileRead(state: FilesState, id: number, dataUrl: string): FilesState {
  if (!state.items.some((item) => item.id === id)) return state;
  const items = state.items.map((item) => (item.id === id ? { ...item, dataUrl } : item));
  return { ...state, items };
}

/** Removes a file that could not be read, and refuses it by name. */
export function fileFailed(state: FilesState, id: number, limits: FileLimits): FilesState {
  const failed = state.items.find((item) => item.id === id);
  if (!failed) return state;
  const text = FILES_TEXTS.refused(failed.name, 'unreadable', limits);
  const refusals = [...state.refusals, { id, text }];
  return { ...state, items: state.items.filter((item) => item !== failed), refusals, said: '' };
}

export function removeFile(state: FilesState, { id, name }: FileItem): FilesState {
  const items = state.items.filter((item) => item.id !== id);
  return { ...state, items, refusals: [], said: FILES_TEXTS.removed(name) };
}

/** Moves a file to a place, or to the nearest one that exists (S-GEN-5). */
export function moveFile(state: FilesState, id: number, place: number): FilesState {
  const moved = state.items.find((item) => item.id === id);
  const items = state.items.filter((item) => item !== moved);
  const to = Math.max(0, Math.min(place, items.length));
  if (!moved || state.items[to] === moved) return state;
  items.splice(to, 0, moved);
  return { ...state, items, said: FILES_TEXTS.moved(moved.name, to + 1, items.length) };
}

/** The state after a reset. Ids are not reused, so that a file that is read late does not match a new one. */
export const clearFiles = ({ nextId }: FilesState): FilesState => ({ ...NO_FILES, nextId });
