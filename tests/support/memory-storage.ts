/** A `localStorage` for a unit test: `blocked` throws at every touch, `full` takes nothing new. */
export function createStorage(state: { blocked?: boolean; full?: boolean } = {}) {
  const items = new Map<string, string>();
  const touch = () => {
    if (state.blocked) throw new DOMException('denied', 'SecurityError');
  };
  return {
    getItem(name: string) {
      touch();
      return items.get(name) ?? null;
    },
    setItem(name: string, value: string) {
      touch();
      if (state.full) throw new DOMException('full', 'QuotaExceededError');
      items.set(name, value);
    },
    removeItem(name: string) {
      touch();
      items.delete(name);
    },
  };
}
