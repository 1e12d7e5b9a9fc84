import type { CompanySort } from "#contract/options.ts";
import type { CompanyRecords } from "../records/company-records.ts";
import { createSortedIndex, type SortedIndex } from "./sorted-index.ts";

/** The sort orders that need no place to measure from. */
export type SortOrder = Exclude<CompanySort, "distance" | "best" | "reviews" | "fit" | "total">;

/** Highest rating first, unrated companies last; names and locations alphabetically, ignoring case and accents. */
export const createOrders = ({ columns, searchText }: CompanyRecords) =>
  ({
    rating: createSortedIndex((slot) => -(columns.rating[slot] as number)),
    name: createSortedIndex(searchText.name),
    location: createSortedIndex(searchText.location),
  }) satisfies Record<SortOrder, SortedIndex>;
