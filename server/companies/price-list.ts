import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Company, PriceComparisonQuery, PriceComparisonRow } from "#contract/companies.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { shownScore } from "#contract/rated.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import { hundredthsOfKey, slotOfKey } from "#server/catalogue/indexes/distance-keys.ts";
import type { CompanyRecords } from "#server/catalogue/records/company-records.ts";
import { pricesBySize } from "#server/pricing/prices-by-size.ts";
import { isPaged, pageOf } from "#server/search/paging.ts";
import { comparePrices } from "#server/search/price-comparison.ts";
import type { RowFacts } from "#server/search/row-facts.ts";
import type { SearchPlaces } from "#server/search/search.ts";
import { type Explanations, searchedPlace } from "./searched-place.ts";

/** A row's JSON before and after its distance, with the checksum of the company's record from which it was made. */
interface RowJson {
  checksum: number;
  start: string;
  end: string;
}

/**
 * A cache of rows by company id. Creating a row takes 12 µs, so creating the 4,000 rows of a whole country would delay other
 * visitors by 50 ms.
 */
const rowsById = new LRUCache<number, RowJson>({ max: 10_000 });
/** An upper estimate of the bytes of a row, without the facts about how well it fits the place and the job. */
const ROW_BYTES = 600;

/** Finds the result of `GET /api/price-comparison`: one page, or all rows if the query has neither `page` nor `limit`. */
export function findPriceList(
  catalogue: Catalogue,
  places: SearchPlaces & Explanations,
  query: Partial<PriceComparisonQuery>,
) {
  const { keys, searched, facts, possible } = comparePrices(catalogue, places, query);
  const factsOf = factsReader(facts);
  const rowBytes = ROW_BYTES + facts.maxBytes;
  const rows = (shown: typeof keys) =>
    Array.from(shown, (key) => {
      const { start, end } = rowJson(catalogue.records, slotOfKey(key));
      const hundredths = searched ? hundredthsOfKey(key) : null;
      const distance = hundredths === null ? "" : `,"distance":${hundredths / 100}`;
      return `${start}${distance}${end}${factsOf(key)}}`;
    }).join(",");
  const found = { total: keys.length, place: searched?.place ?? null };
  if (!isPaged(query))
    return { maxBytes: keys.length * rowBytes, write: () => toJson(`[${rows(keys)}]`), ...found };
  const { paging, from, to } = pageOf(keys.length, query);
  const rest = JSON.stringify({
    ...paging,
    possible: possible(),
    ...searchedPlace(places, query.location, searched),
  }).slice(1);
  const write = () => toJson(`{"rows":[${rows(keys.slice(from, to))}],${rest}`);
  return { maxBytes: paging.limit * rowBytes, write, ...found };
}

function toJson(text: string) {
  const body = Buffer.from(text);
  return { body, etag: hash("sha1", body, "base64url"), release: () => {} };
}

function rowJson(records: CompanyRecords, slot: number): RowJson {
  const id = records.id(slot);
  const checksum = records.json.checksum(slot);
  const known = rowsById.get(id);
  if (known?.checksum === checksum) return known;
  const { prices, sources, ...row } = priceRow(records.company(slot));
  const made = {
    checksum,
    start: JSON.stringify(row).slice(0, -1),
    end: `,${JSON.stringify({ prices, sources }).slice(1, -1)}`,
  };
  rowsById.set(id, made);
  return made;
}

function priceRow(company: Company): Omit<PriceComparisonRow, "distance" | "earliest"> {
  const { id, name, location, phone } = company;
  return {
    id,
    name,
    location,
    ...shownScore(company),
    phone,
    quotable: canBeQuoted(company),
    ...pricesBySize(company),
  };
}

/** Returns a function that reads the facts about a company as JSON fields that each begin with a comma. */
function factsReader({ maxBytes, write }: RowFacts): (key: number) => string {
  const buffer = Buffer.allocUnsafe(maxBytes);
  return (key) => buffer.toString("utf8", 0, write(buffer, 0, key));
}
