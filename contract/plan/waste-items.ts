/** What may go in a skip, item by item. No zod here: screens load this file. */

/** How firms usually treat an item in a mixed skip. A firm's own list always wins. */
export const VERDICTS = ["fine", "charge", "apart", "never"] as const;
export type Verdict = (typeof VERDICTS)[number];

export const VERDICT_WORDS: Record<Verdict, string> = {
  fine: "Usually goes in",
  charge: "Ask: by firm, often at a charge",
  apart: "Apart from other waste",
  never: "Not in an ordinary skip",
};

/** A row of `data/waste-items/waste-items.csv`. */
export interface WasteItem {
  /** Also the anchor on `/what-goes-in`. */
  id: string;
  name: string;
  /** Other words for it. */
  also: readonly string[];
  verdict: Verdict;
  why: string;
  /** What to do with it instead; empty where it goes in. */
  instead: string;
  /** Codes of the European Waste Catalogue; a star marks hazardous waste. Which one is right depends on what it contains. */
  codes: readonly string[];
  /** Address of the guide that says more; empty if none does. */
  guide: string;
}

/** The link to an item's anchor. */
export const itemUrl = (id: string): string => `/what-goes-in#${id}`;
