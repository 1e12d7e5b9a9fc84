import { useEffect, useLayoutEffect, useState } from "react";
import { type Location, useLocation, useNavigationType } from "react-router";
import { tryStorage } from "#client/try-storage.ts";

/** `<Link state={KEEP_SCROLL}>` keeps the scroll position. */
export const KEEP_SCROLL = { keepScroll: true } as const;

export const keepsScroll = ({ state }: Location): boolean =>
  (state as Partial<typeof KEEP_SCROLL> | null)?.keepScroll ?? false;

/** React Router's key is not enough: fragment links create entries with the key "default". */
export const historyEntryId = ({ key, pathname, search, hash }: Location): string =>
  `${key} ${pathname}${search}${hash}`;

const STORAGE_KEY = "scroll";

/** In pixels from the top, by history entry. */
const positions = new Map<string, number>();

/**
 * Scrolls a new page to its top or to the fragment in its URL, unless the navigation has `KEEP_SCROLL`. Back and Forward restore
 * the saved position. React Router offers this only in its data and framework modes.
 */
export function useScrollRestoration() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const [initialLocation] = useState(location);
  const entryId = historyEntryId(location);
  useStoredPositions();

  useLayoutEffect(() => {
    // The browser itself restores the position of the page that was opened or reloaded.
    if (location === initialLocation) return;
    const isBackOrForward = navigationType === "POP";
    if (!isBackOrForward && keepsScroll(location)) return;
    const saved = isBackOrForward ? positions.get(entryId) : undefined;
    // A saved position does not fit estimated heights. From now on, the browser therefore lays out all parts of a page.
    document.documentElement.dataset.navigated = "";
    // These tags describe the page that the server sent. A phone that shares the new page must not show the old page's preview.
    for (const meta of document.head.querySelectorAll("meta[property]")) meta.remove();
    const { hash } = location;
    const fragment = hash ? document.getElementById(hash.slice(1)) : null;
    if (saved === undefined && fragment) fragment.scrollIntoView();
    else scrollTo(0, saved ?? 0);
  }, [location, initialLocation, navigationType, entryId]);

  // A layout effect: a passive effect may run late, and a scroll event would then be saved for the previous entry.
  useLayoutEffect(() => {
    const savePosition = () => positions.set(entryId, scrollY);
    savePosition();
    addEventListener("scroll", savePosition, { passive: true });
    return () => removeEventListener("scroll", savePosition);
  }, [entryId]);
}

/** Stores the positions for a reload or a return from another document, such as a page without script. */
function useStoredPositions() {
  useEffect(() => {
    const stored: [string, number][] =
      tryStorage(() => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]")) ?? [];
    for (const [entryId, top] of stored) if (!positions.has(entryId)) positions.set(entryId, top);
    const takeOver = () => {
      history.scrollRestoration = "manual";
    };
    takeOver();
    const store = () => {
      tryStorage(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions])));
      history.scrollRestoration = "auto";
    };
    addEventListener("pagehide", store);
    // A page that returns from the browser's back/forward cache is not loaded again.
    addEventListener("pageshow", takeOver);
    return () => {
      removeEventListener("pagehide", store);
      removeEventListener("pageshow", takeOver);
    };
  }, []);
}
