/** Network Information (WICG), which not every browser has. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The type of the visitor's connection, `4g` where the browser does not say; nothing with data saver. */
export function connectionType(): string | undefined {
  const {saveData, effectiveType = '4g'} = (navigator as {readonly connection?: Connection}).connection ?? {};
  return saveData ? undefined : effectiveType;
}

/** Runs work when the browser has nothing else to do. @param timeout - a browser that is never idle runs it after so many milliseconds */
export function whenIdle(work: () => void, timeout?: number): void {
  // Safari has none, and an element with such an id would take its place.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, timeout === undefined ? {} : {timeout});
  else setTimeout(work);
}
