import { setImmediate } from "node:timers/promises";
import { OPEN_DATA_COLUMNS, type OpenDataColumn } from "#contract/api/open-data.ts";
import type { Company } from "#contract/companies.ts";
import { shownScore } from "#contract/rated.ts";
import { toCsvLine } from "#contract/text/csv.ts";
import { toCell } from "../csv/cells.ts";

/** A file with this many companies has about 2.5 MB. */
export const COMPANIES_PER_FILE = 5_000;
/** The number of companies that are written without yielding to other requests. Writing them takes about 8 ms. */
const BATCH = 200;

const COLUMNS = Object.keys(OPEN_DATA_COLUMNS) as OpenDataColumn[];

interface Directory {
  ids(): number[];
  find(id: number): Company | null;
}

/** Null if there are fewer companies. The first file exists even without companies. */
export async function openDataFile(directory: Directory, publicUrl: string, from: number) {
  const all = directory.ids().sort((a, b) => a - b);
  if (from > 1 && from > all.length) return null;
  const next = from + COMPANIES_PER_FILE;
  const ids = all.slice(from - 1, next - 1);
  const parts = [toCsvLine(COLUMNS)];
  for (let at = 0; at < ids.length; at += BATCH) {
    if (at > 0) await setImmediate();
    for (const id of ids.slice(at, at + BATCH)) {
      const company = directory.find(id);
      if (company) parts.push(companyLine(company, publicUrl));
    }
  }
  return { csv: parts.join(""), next: next <= all.length ? next : null };
}

const companyLine = (company: Company, publicUrl: string) =>
  toCsvLine(COLUMNS.map((column) => withoutAddress(cellOf(company, column, publicUrl))));

/** Empties a cell that contains "@", because even a name or a list of services can contain an email address. */
const withoutAddress = (cell: string) => (cell.includes("@") ? "" : cell);

function cellOf(company: Company, column: OpenDataColumn, publicUrl: string): string {
  switch (column) {
    case "page":
      return `${publicUrl}/company/${company.id}`;
    case "district":
      // The second half of a sole trader's postcode can identify a home.
      return (
        company.postcode?.match(/^\s*([A-Z]{1,2}\d[A-Z\d]?)\s*\d[A-Z]{2}\s*$/i)?.[1]?.toUpperCase() ?? ""
      );
    case "pricesStated":
      return company.prices.map((price) => `${price.size}: ${price.statedBy} ${price.statedOn}`).join("; ");
    case "rating":
    case "reviewCount":
      // The stored score can include initial values. `shownScore` counts only reviews written here.
      return String(shownScore(company)[column] ?? "");
    case "updatedAt":
      return company.updatedAt;
    default:
      return toCell(column, company[column]);
  }
}
