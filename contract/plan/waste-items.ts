import type { Waste } from "../job/job.ts";

/** How companies usually treat an item in a skip of mixed waste. A company's own list takes precedence. */
export const VERDICTS = ["fine", "charge", "apart", "never"] as const;
export type Verdict = (typeof VERDICTS)[number];

export const VERDICT_WORDS: Record<Verdict, string> = {
  fine: "Usually goes in",
  charge: "Ask: by company, often at a charge",
  apart: "Apart from other waste",
  never: "Not in an ordinary skip",
};

/** A row of `data/waste-items/waste-items.csv`. */
export interface WasteItem {
  /** Also the item's anchor on `/what-goes-in`. */
  id: string;
  name: string;
  /** Other names of the item. */
  also: readonly string[];
  verdict: Verdict;
  why: string;
  /** Where else to take the item. Always given for `apart` and `never`, otherwise often empty. */
  instead: string;
  /** Codes of the European Waste Catalogue. A star marks hazardous waste. The right code depends on what the item contains. */
  codes: readonly string[];
  /** The URL of a guide. Empty if there is none. */
  guide: string;
}

export const WASTE_ITEMS: Record<Waste, string> = {
  general: "household-rubbish",
  garden: "garden-waste",
  soil: "soil",
  rubble: "rubble",
  wood: "wood",
  metal: "metal",
  "mixed-building": "mixed-building-waste",
  plasterboard: "plasterboard",
  upholstery: "upholstery",
  mattress: "mattress",
  electrical: "electrical-items",
  fridge: "fridge-or-freezer",
  tyres: "tyres",
  paint: "paint-wet",
  asbestos: "asbestos",
};

export const itemUrl = (id: string): string => `/what-goes-in#${id}`;
