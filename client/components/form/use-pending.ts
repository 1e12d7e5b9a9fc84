import { useRef, useState } from "react";
import { useWaiting } from "#client/queries/waiting.ts";

/** A second press is ignored until the first submission has ended. */
export function usePending() {
  const [isPending, setPending] = useState(false);
  useWaiting(isPending);
  // The state changes only with the next render, and a second press can come before it.
  const isBusy = useRef(false);
  const run = async (submit: () => Promise<unknown>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    try {
      await submit();
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };
  return { isPending, run };
}
