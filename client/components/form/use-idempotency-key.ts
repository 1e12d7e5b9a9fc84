import { useRef } from "react";

/** Returns 128 random bits. `crypto.randomUUID` is missing on pages that are served over plain http. */
const createKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");

/**
 * Returns a function that gives a request body its idempotency key. An unchanged body keeps its key, so a retry after a
 * lost response is not processed twice; a changed body gets a new key.
 */
export function useIdempotencyKey(): (body: object) => string {
  const last = useRef({ key: "", text: "" });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { key: createKey(), text };
    return last.current.key;
  };
}
