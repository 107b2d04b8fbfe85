type Listener = (event: never) => void;

/** Before React's own listeners; not passive, since they may hold an event back. */
export const phase = {capture: true, passive: false};

const registered: (readonly [type: string, listener: Listener])[] = [];

/** Listens on the window until {@link stopListening}. */
export function listen(type: string, listener: Listener): void {
  registered.push([type, listener]);
  addEventListener(type, listener as EventListener, phase);
}

export function stopListening(): void {
  registered.forEach(([type, listener]) => removeEventListener(type, listener as EventListener, phase));
}
