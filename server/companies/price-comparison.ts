import type {
  Company,
  LocationSearch,
  PriceComparisonQuery,
  PriceComparisonRow,
} from "#contract/companies.ts";
import type { PriceSize } from "#contract/options.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import type { Places } from "#server/places/places.ts";
import type { Catalogue } from "./catalogue.ts";
import { priceRanges } from "./price-ranges.ts";
import { searchCatalogue } from "./search.ts";
import { offersSize } from "./skip-sizes.ts";

/** What companies near a place ask; for one size those that offer it, cheapest first. */
export function comparePrices(
  catalogue: Catalogue,
  places: Pick<Places, "resolve">,
  { location, radius, skipSize }: Partial<PriceComparisonQuery>,
): { rows: PriceComparisonRow[]; searched?: LocationSearch } {
  const size = skipSize === undefined || skipSize === "all" ? null : skipSize;
  const filters = size ? [({ company }: { company: Company }) => offersSize(company.skipSizes, size)] : [];
  const found = searchCatalogue(catalogue, places, { location, radius }, filters);
  const rows = found.entries.map(({ company }) => priceRow(company, found.distances?.get(company.id)));
  if (size) rows.sort(cheapestFirst(size));
  return { rows, ...(found.searched && { searched: found.searched }) };
}

function priceRow(company: Company, distance: number | undefined): PriceComparisonRow {
  const { id, name, location, rating, reviewCount, phone } = company;
  return {
    id,
    name,
    location,
    rating,
    reviewCount,
    phone,
    quotable: canBeQuoted(company),
    ...(distance !== undefined && { distance }),
    prices: priceRanges(company),
  };
}

const cheapestFirst =
  (size: PriceSize) =>
  (a: PriceComparisonRow, b: PriceComparisonRow): number =>
    a.prices[size].from - b.prices[size].from || a.prices[size].to - b.prices[size].to || a.id - b.id;
