const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** Waits for the visitor's next sign of being there, by hand, keyboard or scrolling; what it returns ends that. */
export function onNextSign(act: () => void): () => void {
  const ended = new AbortController();
  const notice = () => {
    ended.abort();
    act();
  };
  for (const sign of SIGNS) addEventListener(sign, notice, { passive: true, signal: ended.signal });
  return () => ended.abort();
}
