/** Before React's own listeners; not passive, since they may hold an event back. */
export const phase = {capture: true, passive: false};

const controller = new AbortController();

let isDeaf = false;

/** Listens on the window until {@link stopListening}. */
export const listen = (type: string, listener: (event: never) => void): void =>
  addEventListener(type, (event) => isDeaf || listener(event as never), {...phase, signal: controller.signal});

/** Does something whose events are for React alone. */
export function withoutListening(work: () => void): void {
  isDeaf = true;
  try {
    work();
  } finally {
    isDeaf = false;
  }
}

export const isListening = (): boolean => !controller.signal.aborted;

export const stopListening = (): void => controller.abort();
