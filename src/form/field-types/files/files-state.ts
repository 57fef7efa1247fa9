import { type FileLimits, isAccepted, MAX_FILES, typeOf } from '../../../shared/files.ts';
import { FILES_TEXTS, type RefusalReason } from '../../../shared/files-texts.ts';
import { numberedName } from './numbered-name.ts';

export interface FileItem {
  /** Its own for as long as the control lives: the same file may be there twice. */
  id: number;
  file: File;
  /** As it is shown and said: no other file of the list has it. */
  name: string;
  type: string;
  /** Its content; nothing while it is still being read. */
  dataUrl?: string;
}

export interface Refusal {
  name: string;
  reason: RefusalReason;
}

/** All that the control of files shows and says. */
export interface FilesState {
  /** In the order shown, which is the order sent. */
  items: readonly FileItem[];
  /** Of the last addition, and of those before it that were still being read. */
  refusals: readonly Refusal[];
  /** Ids of the files that are read in one go, which the progress counts. */
  batch: readonly number[];
  nextId: number;
  /** What is said to those who do not see the list; the number tells two equal ones apart. */
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

/** The file to be read next: the oldest, so that reordering disturbs no reading. */
export function nextPending({ items }: FilesState): FileItem | undefined {
  return items.filter(isPending).sort((one, other) => one.id - other.id)[0];
}

/** How many files of the batch are done, and of how many. */
export function readingProgress({ items, batch }: FilesState): { done: number; count: number } {
  const pending = items.filter((item) => isPending(item) && batch.includes(item.id));
  return { done: batch.length - pending.length, count: batch.length };
}

function say(state: FilesState, text: string): FilesState {
  return { ...state, announcement: { text, number: state.announcement.number + 1 } };
}

/** One line per reason, each with its files' names (S-GEN-4). */
export function refusalLines(refusals: readonly Refusal[], limits: FileLimits): string[] {
  const reasons = new Set(refusals.map(({ reason }) => reason));
  return [...reasons].map((reason) => {
    const names = refusals.filter((refusal) => refusal.reason === reason).map(({ name }) => name);
    return FILES_TEXTS.refusal(reason, names, limits);
  });
}

/** Why this file cannot join the others, if so. What it is comes before what there is room for. */
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

/** Takes the files in their order, each that may; the others are refused, each for one reason (S-GEN-4, S-CON-1). */
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

/** Those that are said only when all is read: until then they stay. */
const openRefusals = ({ items, refusals }: FilesState) => (items.some(isPending) ? refusals : []);

const refusedInWords = (refusals: readonly Refusal[], limits: FileLimits) =>
  [FILES_TEXTS.refused, ...refusalLines(refusals, limits)].join('. ');

/** Says what has come of a batch, once nothing of it is left to be read. */
function settle(state: FilesState, limits: FileLimits): FilesState {
  if (state.items.some(isPending)) return state;
  const added = state.items.filter(({ id }) => state.batch.includes(id)).length;
  const parts = [
    ...(added > 0 ? [FILES_TEXTS.added(added, state.items.length)] : []),
    ...(state.refusals.length > 0 ? [refusedInWords(state.refusals, limits)] : []),
  ];
  return say({ ...state, batch: [] }, parts.join(' '));
}

/** The content of a file is there. */
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

/** A file could not be read: it goes, and is named. */
export function fileFailed(state: FilesState, id: number, limits: FileLimits): FilesState {
  const failed = state.items.find((item) => item.id === id);
  if (!failed) return state;
  const items = state.items.filter((item) => item !== failed);
  const refusals: Refusal[] = [...state.refusals, { name: failed.name, reason: 'unreadable' }];
  return settle({ ...state, items, refusals }, limits);
}

/** What has not been read goes, what has been read stays. */
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

/** Says where a file stands. */
export function sayPlace(state: FilesState, id: number, text: PlaceText): FilesState {
  const index = state.items.findIndex((item) => item.id === id);
  const item = state.items[index];
  return item ? say(state, text(item.name, index + 1, state.items.length)) : state;
}

/** Puts a file at another place, or at the nearest there is (S-GEN-5). */
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

export function dismissRefusals(state: FilesState): FilesState {
  return { ...state, refusals: [] };
}

/** As after a form's reset: nothing, and nothing to say. Ids go on: a late reading must not meet a new file. */
export function clearFiles({ nextId }: FilesState): FilesState {
  return { ...NO_FILES, nextId };
}
