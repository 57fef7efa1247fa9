/** A `localStorage` for unit tests. `blocked` makes every access throw, `full` every write. */
export function createStorage(state: { blocked?: boolean; full?: boolean } = {}) {
  const items = new Map<string, string>();
  const checkAccess = () => {
    if (state.blocked) throw new DOMException('denied', 'SecurityError');
  };
  return {
    getItem(name: string) {
      checkAccess();
      return items.get(name) ?? null;
    },
    setItem(name: string, value: string) {
      checkAccess();
      if (state.full) throw new DOMException('full', 'QuotaExceededError');
      items.set(name, value);
    },
    removeItem(name: string) {
      checkAccess();
      items.delete(name);
    },
  };
}
