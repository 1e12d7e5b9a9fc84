import type { CompanySort } from "#contract/options.ts";
import type { Entry } from "./entry.ts";

/** The orders that need no place to measure from. */
export type Order = Exclude<CompanySort, "distance">;

type Compare = (a: Entry, b: Entry) => number;

const alphabet = new Intl.Collator("en-GB", { sensitivity: "accent" });

/** Equal companies stand in the order of their ids, so that two pages never show the same one. */
const thenById =
  (compare: Compare): Compare =>
  (a, b) =>
    compare(a, b) || a.company.id - b.company.id;

/** Highest rating first, unrated companies last; names and locations as a British index has them. */
export const COMPARE: Record<Order, Compare> = {
  rating: thenById((a, b) => b.score - a.score),
  name: thenById((a, b) => alphabet.compare(a.company.name, b.company.name)),
  location: thenById((a, b) => alphabet.compare(a.company.location, b.company.location)),
};
