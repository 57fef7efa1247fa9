/** JSON in a storage of the browser, which may be blocked, full or emptied at any moment, and hold anything. */

type StorageName = 'localStorage' | 'sessionStorage';

/** Returns `undefined` for a missing or unreadable entry, and where storage is blocked. */
export const readStored = (storage: StorageName, key: string): unknown =>
  unlessBlocked(() => JSON.parse(globalThis[storage].getItem(key) ?? ''));

/** Returns whether the browser has stored the value. */
export const store = (storage: StorageName, key: string, value: unknown): boolean =>
  unlessBlocked(() => {
    globalThis[storage].setItem(key, JSON.stringify(value));
    return true;
  }) ?? false;

export const forget = (storage: StorageName, key: string): void =>
  unlessBlocked(() => globalThis[storage].removeItem(key));

export const storedKeys = (storage: StorageName): readonly string[] =>
  unlessBlocked(() => {
    const entries = globalThis[storage];
    return Array.from({ length: entries.length }, (_, index) => entries.key(index) ?? '');
  }) ?? [];

function unlessBlocked<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
