import { useRef } from "react";

/**
 * The key under which a request is sent. The same request tried again keeps its key, so that a send whose answer was
 * lost is not sent twice; a request that was changed is another one.
 */
export function useIdempotencyKey(): (body: object) => string {
  const last = useRef({ key: "", text: "" });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { key: crypto.randomUUID(), text };
    return last.current.key;
  };
}
