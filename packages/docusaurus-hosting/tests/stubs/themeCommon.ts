const stored = new Map<string, string>();

/** A slot that keeps its value in memory. */
export const createStorageSlot = (key: string) => ({
  get: (): string | null => stored.get(key) ?? null,
  set: (value: string): void => void stored.set(key, value),
  del: (): void => void stored.delete(key),
  listen: () => () => {},
});
