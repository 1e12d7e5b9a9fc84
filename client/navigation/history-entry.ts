import type { Location } from "react-router";

/** Location state that keeps the scroll position: `<Link state={KEEP_SCROLL}>`. */
export const KEEP_SCROLL = { keepScroll: true } as const;

export const keepsScroll = ({ state }: Location): boolean =>
  (state as Partial<typeof KEEP_SCROLL> | null)?.keepScroll ?? false;

/** Identifies a history entry. React Router's key is not enough: fragment links create entries with the key "default". */
export const historyEntryId = ({ key, pathname, search, hash }: Location): string =>
  `${key} ${pathname}${search}${hash}`;
