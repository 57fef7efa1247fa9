import { type FileLimits, isAccepted, MAX_FILES, typeOf } from '../../../shared/files.ts';
import { FILES_TEXTS, type RefusalReason } from '../../../shared/files-texts.ts';
import { numberedName } from './numbered-name.ts';

export interface FileItem {
  /** Unique while the control is mounted: the same file may be in the list twice. */
  id: number;
  file: File;
  /** The displayed name, unique in the list. */
  name: string;
  type: string;
  /** The content; `undefined` while the file is being read. */
  dataUrl?: string;
}

export type Refusal = { name: string; reason: RefusalReason };

export interface FilesState {
  /** In the order in which the files are shown and sent. */
  items: readonly FileItem[];
  /** The refusals of the last addition, and of earlier ones if their files were still being read. */
  refusals: readonly Refusal[];
  /** Ids of the files that the reading progress counts. */
  batch: readonly number[];
  nextId: number;
  /** The text for screen readers. The number distinguishes two equal announcements. */
  announcement: { text: string; number: number };
}

export const NO_FILES: FilesState = {
  items: [],
  refusals: [],
  batch: [],
  nextId: 1,
  announcement: { text: '', number: 0 },
};

export const isPending = (item: FileItem): boolean => item.dataUrl === undefined;

/** The file to read next: the oldest, so that reordering does not interrupt reading. */
export function nextPending({ items }: FilesState): FileItem | undefined {
  return items.filter(isPending).sort((one, other) => one.id - other.id)[0];
}

/** How many files of the batch have been read, and how many it has. */
export function readingProgress({ items, batch }: FilesState): { done: number; count: number } {
  const pending = items.filter((item) => isPending(item) && batch.includes(item.id));
  return { done: batch.length - pending.length, count: batch.length };
}

function say(state: FilesState, text: string): FilesState {
  return { ...state, announcement: { text, number: state.announcement.number + 1 } };
}

/** One line per reason, with the names of its files (S-GEN-4). */
export function refusalLines(refusals: readonly Refusal[], limits: FileLimits): string[] {
  const reasons = new Set(refusals.map(({ reason }) => reason));
  return [...reasons].map((reason) => {
    const names = refusals.filter((refusal) => refusal.reason === reason).map(({ name }) => name);
    return FILES_TEXTS.refusal(reason, names, limits);
  });
}

/** The reason to refuse a file, if there is one. Reasons about the file itself come before those about the total. */
function reasonAgainst(
  { file, type }: FileItem,
  items: readonly FileItem[],
  limits: FileLimits,
): RefusalReason | undefined {
  const total = items.reduce((sum, item) => sum + item.file.size, file.size);
  if (!isAccepted(limits.accept, type)) return 'wrongType';
  if (file.size === 0) return 'empty';
  if (file.size > limits.maxFileSize) return 'tooLarge';
  if (items.length >= MAX_FILES) return 'tooMany';
  if (total > limits.maxTotalSize) return 'allTooLarge';
  return undefined;
}

/** Adds the valid files in their order, and refuses every other file for one reason (S-GEN-4, S-CON-1). */
export function addFiles(
  state: FilesState,
  files: readonly File[],
  limits: FileLimits,
): FilesState {
  const items = [...state.items];
  const refused: Refusal[] = [];
  for (const [index, file] of files.entries()) {
    const name = file.name || FILES_TEXTS.unnamed;
    const item = { id: state.nextId + index, file, name, type: typeOf(file) };
    const reason = reasonAgainst(item, items, limits);
    if (reason) refused.push({ name, reason });
    else items.push({ ...item, name: numberedName(name, items) });
  }
  const added = items.slice(state.items.length).map(({ id }) => id);
  const batch = [...state.batch, ...added];
  const refusals = [...openRefusals(state), ...refused];
  const next = { ...state, items, refusals, batch, nextId: state.nextId + files.length };
  if (added.length > 0) return say(next, FILES_TEXTS.adding(added.length));
  return refused.length > 0 ? say(next, refusedInWords(refused, limits)) : next;
}

/** The refusals that will be announced when all files have been read. */
const openRefusals = ({ items, refusals }: FilesState) => (items.some(isPending) ? refusals : []);

const refusedInWords = (refusals: readonly Refusal[], limits: FileLimits) =>
  [FILES_TEXTS.refused, ...refusalLines(refusals, limits)].join('. ');

/** Announces the result of a batch once all its files have been read. */
function settle(state: FilesState, limits: FileLimits): FilesState {
  if (state.items.some(isPending)) return state;
  const added = state.items.filter(({ id }) => state.batch.includes(id)).length;
  const parts = [
    ...(added > 0 ? [FILES_TEXTS.added(added, state.items.length)] : []),
    ...(state.refusals.length > 0 ? [refusedInWords(state.refusals, limits)] : []),
  ];
  return say({ ...state, batch: [] }, parts.join(' '));
}

export function fileRead(
  state: FilesState,
  id: number,
  dataUrl: string,
  limits: FileLimits,
): FilesState {
  if (!state.items.some((item) => item.id === id)) return state;
  const items = state.items.map((item) => (item.id === id ? { ...item, dataUrl } : item));
  return settle({ ...state, items }, limits);
}

/** Removes a file that could not be read, and refuses it by name. */
export function fileFailed(state: FilesState, id: number, limits: FileLimits): FilesState {
  const failed = state.items.find((item) => item.id === id);
  if (!failed) return state;
  const items = state.items.filter((item) => item !== failed);
  const refusals: Refusal[] = [...state.refusals, { name: failed.name, reason: 'unreadable' }];
  return settle({ ...state, items, refusals }, limits);
}

/** Removes the files that have not been read, and keeps the others. */
export function cancelReading(state: FilesState): FilesState {
  const { done, count } = readingProgress(state);
  const items = state.items.filter((item) => !isPending(item));
  const kept = items.filter(({ id }) => state.batch.includes(id)).length;
  if (done === count) return state;
  return say({ ...state, items, batch: [] }, FILES_TEXTS.cancelled(kept, count));
}

export function removeFile(state: FilesState, id: number): FilesState {
  const removed = state.items.find((item) => item.id === id);
  if (!removed) return state;
  const items = state.items.filter((item) => item !== removed);
  const others = state.batch.filter((batched) => batched !== id);
  const batch = items.some(isPending) ? others : [];
  const refusals = openRefusals(state);
  return say({ ...state, items, batch, refusals }, FILES_TEXTS.removed(removed.name));
}

export type PlaceText = (name: string, place: number, count: number) => string;

export function sayPlace(state: FilesState, id: number, text: PlaceText): FilesState {
  const index = state.items.findIndex((item) => item.id === id);
  const item = state.items[index];
  return item ? say(state, text(item.name, index + 1, state.items.length)) : state;
}

/** Moves a file to a place, or to the nearest one that exists (S-GEN-5). */
export function moveFile(
  state: FilesState,
  id: number,
  place: number,
  text: PlaceText = FILES_TEXTS.place,
): FilesState {
  const from = state.items.findIndex((item) => item.id === id);
  const items = [...state.items];
  const [moved] = from < 0 ? [] : items.splice(from, 1);
  if (!moved) return state;
  const to = Math.max(0, Math.min(place, items.length));
  if (to === from) return state;
  items.splice(to, 0, moved);
  return sayPlace({ ...state, items }, id, text);
}

export const dismissRefusals = (state: FilesState): FilesState => ({ ...state, refusals: [] });

/** The state after a reset. Ids are not reused, so that a file that is read late does not match a new one. */
export const clearFiles = ({ nextId }: FilesState): FilesState => ({ ...NO_FILES, nextId });
