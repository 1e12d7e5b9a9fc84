import { useRef } from "react";

/**
 * Returns a function that gives a request body its idempotency key. An unchanged body keeps its key, so a retry after a
 * lost response is not processed twice; a changed body gets a new key.
 */
export function useIdempotencyKey(): (body: object) => string {
  const last = useRef({ key: "", text: "" });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { key: crypto.randomUUID(), text };
    return last.current.key;
  };
}
