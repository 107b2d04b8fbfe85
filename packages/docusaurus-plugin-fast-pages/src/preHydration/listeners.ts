/** Before React's own listeners; not passive, since they may hold an event back. */
export const phase = {capture: true, passive: false};

const controller = new AbortController();

/** Listens on the window until {@link stopListening}. */
export const listen = (type: string, listener: (event: never) => void): void =>
  addEventListener(type, listener as EventListener, {...phase, signal: controller.signal});

export const isListening = (): boolean => !controller.signal.aborted;

export const stopListening = (): void => controller.abort();
