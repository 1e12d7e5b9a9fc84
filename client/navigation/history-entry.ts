import type { Location } from "react-router";

/** Location state of a navigation that leaves the page scrolled as it is: `<Link state={KEEP_SCROLL}>`. */
export const KEEP_SCROLL = { keepScroll: true } as const;

export const keepsScroll = ({ state }: Location): boolean =>
  (state as Partial<typeof KEEP_SCROLL> | null)?.keepScroll ?? false;

/** Identifies a history entry. Entries the browser makes for a fragment (`#main`) all have the key "default". */
export const historyEntryId = ({ key, pathname, hash }: Location): string => `${key} ${pathname}${hash}`;
