import { hashKey, type QueryKey } from "@tanstack/react-query";
import { createContext } from "react";
import { NAVIGATION_WAIT_MS } from "#contract/limits.ts";
import { startProgress, startWaiting } from "./waiting.ts";

/** A navigation waits for the queries and the code that the first view of the next page needs. */
export type NavigationWait = ReturnType<typeof createNavigationWait>;

/** Null on the server, and on the first page of the document. */
export const NavigationContext = createContext<NavigationWait | null>(null);

export function createNavigationWait() {
  const [endProgress, endWaiting] = [startProgress(), startWaiting()];
  const known = new Set<string>();
  const pending = new Map<string, Promise<unknown>>();
  let isMissing = false;
  let isOver = false;
  const over = new Promise<void>((resolve) => {
    setTimeout(() => {
      isOver = true;
      resolve();
    }, NAVIGATION_WAIT_MS);
  });
  return {
    isOver: () => isOver,
    /** Resolves when the wait is too long. The next page then shows the data that it has. */
    over,
    hasRead: (key: QueryKey) => known.has(hashKey(key)),
    /** Starts a query of the next page, once. */
    read(key: QueryKey, query: () => Promise<unknown>) {
      const hash = hashKey(key);
      if (!isOver && !known.has(hash)) {
        known.add(hash);
        const settle = () => pending.delete(hash);
        pending.set(hash, query().then(settle, settle));
      }
      if (pending.has(hash)) isMissing = true;
    },
    /**
     * Called after each rendering of the next page. Null if the wait is over, or if no query is missing a response. If not, a
     * promise for the responses. A response can arrive while React renders, so the promise can resolve immediately.
     */
    rest() {
      const isComplete = isOver || !isMissing;
      isMissing = false;
      return isComplete ? null : Promise.race([over, Promise.all(pending.values())]);
    },
    /** Called when the next page is shown. */
    end() {
      isOver = true;
      endProgress();
      Promise.all(pending.values()).then(endWaiting);
    },
    /** Called when this navigation is cancelled, for example by another navigation. */
    cancel() {
      isOver = true;
      endProgress();
      endWaiting();
    },
  };
}
