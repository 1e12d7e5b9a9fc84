import type { CompanySort } from "#contract/options.ts";
import type { Records } from "../records/company-records.ts";
import { createSortedSlots } from "./sorted-index.ts";

/** The orders that need no place to measure from. */
export type Order = Exclude<CompanySort, "distance">;

export const ORDERS: readonly Order[] = ["rating", "name", "location"];

/** Highest rating first, unrated companies last; names and locations by the alphabet, whatever their case and accents. */
export const createOrders = ({ columns, texts }: Records) => ({
  rating: createSortedSlots((slot) => -(columns.score[slot] as number)),
  name: createSortedSlots((slot) => texts.name(slot)),
  location: createSortedSlots((slot) => texts.location(slot)),
});
