const EVENTS = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** Calls `listener` at the visitor's first interaction with the page. Returns a function that removes the listener. */
export function onFirstInteraction(listener: () => void): () => void {
  const controller = new AbortController();
  const callOnce = () => {
    controller.abort();
    listener();
  };
  for (const type of EVENTS) addEventListener(type, callOnce, { passive: true, signal: controller.signal });
  return () => controller.abort();
}
