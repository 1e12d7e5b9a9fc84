import { useRef } from "react";

/** `crypto.randomUUID` is missing on pages that are served over plain http. */
const createKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** An unchanged body keeps its idempotency key, so a retry after a lost response is not processed twice. */
export function useIdempotencyKey(): (body: object) => string {
  const last = useRef({ key: "", text: "" });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { key: createKey(), text };
    return last.current.key;
  };
}
