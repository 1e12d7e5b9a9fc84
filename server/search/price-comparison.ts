import type {
  Company,
  LocationSearch,
  Paging,
  PriceComparisonQuery,
  PriceComparisonRow,
} from "#contract/companies.ts";
import type { PriceSize } from "#contract/options.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import { hundredthsOfKey, slotOfKey } from "#server/catalogue/indexes/distance-keys.ts";
import { sizeFlag } from "#server/catalogue/records/flags.ts";
import { priceRange, priceRanges } from "#server/catalogue/records/price-ranges.ts";
import type { Places } from "#server/places/places.ts";
import { hasFlag } from "./filters.ts";
import { type PageRequest, pageOf } from "./paging.ts";
import { type SearchResult, searchCatalogue } from "./search.ts";

/** The prices of the companies near a place. With a size, only companies that offer it, cheapest first. */
interface PriceComparison {
  /** Slots, or distance keys if a place was searched. */
  keys: SearchResult["keys"];
  rows(): PriceComparisonRow[];
  page(request: PageRequest): Paging & { rows: PriceComparisonRow[] };
  searched?: LocationSearch;
}

export function comparePrices(
  catalogue: Catalogue,
  places: Pick<Places, "resolve">,
  { location, radius, skipSize }: Partial<PriceComparisonQuery>,
): PriceComparison {
  const { records } = catalogue;
  const size = skipSize === undefined || skipSize === "all" ? null : skipSize;
  const filters = size ? [hasFlag(records, sizeFlag(size))] : [];
  const { keys, searched } = searchCatalogue(catalogue, places, { location, radius }, filters);
  const sorted = size ? keys.toSorted(byPrice(catalogue, size)) : keys;
  const rowsOf = (keys: SearchResult["keys"]) =>
    Array.from(keys, (key) =>
      priceRow(records.company(slotOfKey(key)), searched ? hundredthsOfKey(key) : null),
    );
  return {
    keys: sorted,
    rows: () => rowsOf(sorted),
    page(request) {
      const { paging, from, to } = pageOf(sorted.length, request);
      return { rows: rowsOf(sorted.slice(from, to)), ...paging };
    },
    ...(searched && { searched }),
  };
}

export function priceRow(company: Company, hundredthsKm: number | null): PriceComparisonRow {
  const { id, name, location, rating, reviewCount, phone } = company;
  return {
    id,
    name,
    location,
    rating,
    reviewCount,
    phone,
    quotable: canBeQuoted(company),
    ...(hundredthsKm !== null && { distance: hundredthsKm / 100 }),
    prices: priceRanges(company),
    sources: { mini: "estimate", small: "estimate", medium: "estimate", large: "estimate" },
  };
}

/** Cheapest first; equal prices are in the order of slots. */
function byPrice({ records: { columns } }: Catalogue, size: PriceSize) {
  const price = (slot: number) =>
    priceRange(size, (columns.priceFrom[slot] as number) / 100, (columns.priceTo[slot] as number) / 100);
  return (keyA: number, keyB: number): number => {
    const [slotA, slotB] = [slotOfKey(keyA), slotOfKey(keyB)];
    const [a, b] = [price(slotA), price(slotB)];
    return a.from - b.from || a.to - b.to || slotA - slotB;
  };
}
