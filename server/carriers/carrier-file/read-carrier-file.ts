import type { Readable } from "node:stream";
import { parseCarrierNumber } from "#contract/carriers/carrier-number.ts";
import {
  CARRIER_TIERS,
  CARRIER_TYPES,
  type CarrierTier,
  type CarrierType,
} from "#contract/carriers/carrier-options.ts";
import { isDay } from "#contract/dates.ts";
import { FileProblem } from "#server/refusal.ts";
import { findColumns, type RegisterRow, readRegisterRows } from "../register-rows.ts";

export interface Registration {
  holder: string;
  tier: CarrierTier;
  type: CarrierType;
  /** The last day of validity (YYYY-MM-DD). Null if the file states none, as for lower-tier registrations. */
  validTo: string | null;
}

export interface CarrierFile {
  /** The wanted registrations in the file, by number. Null if no row with the number can be read. */
  registrations: ReadonlyMap<string, Registration | null>;
  rows: number;
  /** True for the nightly export of the whole register. A download may be the result of a search instead. */
  isWhole: boolean;
}

/** Headings of the nightly export (DEFRA/waste-carriers-back-office, `epr_serializer.rb`) and of the download. */
const COLUMNS = {
  number: ["Registration number"],
  holder: ["Organisation name", "Business Name"],
  tier: ["Registration tier"],
  type: ["Registration type"],
  validTo: ["Expiry date"],
};
type Field = keyof typeof COLUMNS;

const NO_CARRIER = /\b(?:not?|non)[\s-]*(?:an?\s)?carriers?/g;

/** Reads a type such as "broker_dealer" (in the export) or "Broker, Dealer" (in the download). Null if the text names no type. */
function typeOf(text: string): CarrierType | null {
  const words =
    text
      .toLowerCase()
      .replace(NO_CARRIER, "")
      .match(/carrier|broker|dealer/g) ?? [];
  const named = CARRIER_TYPES.filter((type) => words.every((word) => type.includes(word)));
  // The shortest type that contains these words. "Carrier" alone means carrier and dealer, because a registered carrier may also
  // deal in waste.
  return words.length > 0 ? (named.toSorted((a, b) => a.length - b.length)[0] ?? null) : null;
}

/** YYYY-MM-DD for "2028-03-01" or "1/3/2028", with or without a time. Undefined for other texts. */
function readDay(text: string): string | undefined {
  const [, date = "", month = "", year = ""] = /^(\d\d?)\/(\d\d?)\/(\d{4})(?: |$)/.exec(text) ?? [];
  const british = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  const day = year ? british : /^(\S{10})(?:[T ]|$)/.exec(text)?.[1];
  return day && isDay(day) ? day : undefined;
}

function readRegistration({ cell }: RegisterRow<Field>): Registration | null {
  const tier = CARRIER_TIERS.find((known) => cell("tier").toLowerCase().startsWith(known));
  const [type, holder] = [typeOf(cell("type")), cell("holder")];
  const validTo = cell("validTo") === "" ? null : readDay(cell("validTo"));
  return tier && type && validTo !== undefined && holder ? { holder, tier, type, validTo } : null;
}

/** A number can have several rows, for example after a renewal. The registration that ends last or never ends counts. */
function later(one: Registration | null | undefined, other: Registration | null): Registration | null {
  if (!one || !other) return other ?? one ?? null;
  return (other.validTo ?? "9") > (one.validTo ?? "9") ? other : one;
}

export async function readCarrierFile(content: Readable, wanted: ReadonlySet<string>): Promise<CarrierFile> {
  const registrations = new Map<string, Registration | null>();
  let [isWhole, readable] = [false, 0];
  const readTitles = (titles: readonly string[]) => {
    const { at, missing } = findColumns(titles, COLUMNS);
    const named = missing.map((title) => `“${title}”`).join(", ");
    const isOther = titles.some((title) => /^\s*(?:CompanyNumber|LicenceNumber)\s*$/i.test(title));
    const hint = isOther ? " Choose “Companies House, or operator licences (DVSA)” for it." : "";
    if (named)
      throw new FileProblem(
        `This is not the register's file: its first line names no column ${named}.${hint}`,
      );
    isWhole = /organisation/i.test(titles[at.holder] ?? "");
    return at;
  };
  const rows = await readRegisterRows<Field>(content, readTitles, (row) => {
    const number = parseCarrierNumber(row.cell("number"))?.number;
    if (!number) return;
    readable += 1;
    if (!wanted.has(number)) return;
    const registration = row.isCutOff ? null : readRegistration(row);
    registrations.set(number, later(registrations.get(number), registration));
  });
  if (readable === 0) throw new FileProblem("The file holds no registration number.");
  return { registrations, rows, isWhole };
}
