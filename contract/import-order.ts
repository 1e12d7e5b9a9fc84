import type { ImportRow } from "./company-import.ts";
import type { ImportKind } from "./options.ts";

const RANKS: Record<ImportKind, number> = { refused: 0, duplicate: 1, changed: 3, new: 4, unchanged: 5 };
const rankOf = ({ kind, warning }: ImportRow): number => Math.min(RANKS[kind], warning ? 2 : 5);

/** What needs a look comes first: it would be lost among thousands of new rows. Otherwise the order of the file. */
export const worstFirst = (rows: readonly ImportRow[]): ImportRow[] =>
  rows.filter(({ kind }) => kind !== "unchanged").toSorted((a, b) => rankOf(a) - rankOf(b));
