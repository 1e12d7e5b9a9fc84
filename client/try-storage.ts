/**
 * Null if `use` throws an error. In a browser that blocks cookies, even reading `window.sessionStorage` throws. Writing throws if
 * the storage is full. The administrator's session does not use this function, because signing in has to fail if the token can't
 * be stored.
 */
export function tryStorage<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** Calls `listener` after each change in any tab, and when the page returns from the back/forward cache. */
export function followStorage(listener: () => void): () => void {
  addEventListener("storage", listener);
  addEventListener("pageshow", listener);
  return () => {
    removeEventListener("storage", listener);
    removeEventListener("pageshow", listener);
  };
}

/** Browsers send the `storage` event only to the other tabs, so the tab that changes the storage sends the event to itself. */
export const reportStorage = () => dispatchEvent(new Event("storage"));
