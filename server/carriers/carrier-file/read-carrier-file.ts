import type { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { parseCarrierNumber } from "#contract/carriers/carrier-number.ts";
import { CARRIER_TIERS, type CarrierTier } from "#contract/carriers/carrier-options.ts";
import { FileProblem } from "#server/refusal.ts";

export interface Registration {
  holder: string;
  tier: CarrierTier;
  /** False for a registration as a broker or dealer only, which does not cover carrying waste. */
  carries: boolean;
  /** The last day of validity (YYYY-MM-DD). Null if the file states none: lower-tier registrations do not expire. */
  validTo: string | null;
}

export interface CarrierFile {
  /** The wanted registrations in the file, by number. Null if no row with the number can be read. */
  registrations: ReadonlyMap<string, Registration | null>;
  rows: number;
  /** True for the nightly export of the whole register. A download may be the result of a search instead. */
  isWhole: boolean;
}

/**
 * The headings of the Environment Agency's nightly export (DEFRA/waste-carriers-back-office, `epr_serializer.rb`) and of the
 * register's own download.
 */
const HEADINGS: Readonly<Record<keyof typeof MISSING, readonly string[]>> = {
  number: ["registration number"],
  holder: ["organisation name", "business name"],
  tier: ["registration tier"],
  type: ["registration type"],
  validTo: ["expiry date"],
};
const MISSING = {
  number: "Registration number",
  holder: "Organisation name or Business Name",
  tier: "Registration tier",
  type: "Registration type",
  validTo: "Expiry date",
};
/** "broker_dealer" and "carrier_broker_dealer" in the export, "Carrier, Broker, Dealer" in the download. */
const TYPE = /carrier|broker|dealer/i;
const EXPORT_HEADING = "organisation name";

/** A normal row of the register takes about 1,000 bytes. */
const MAX_ROW_BYTES = 100_000;
const SPREADSHEET = "PK\u0003\u0004";

type Positions = Record<keyof typeof MISSING, number>;

const plain = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, " ");

function readHeadings(titles: readonly string[]): { at: Positions; isWhole: boolean } {
  if (titles[0]?.startsWith(SPREADSHEET))
    throw new FileProblem(
      "This is a spreadsheet or a ZIP file, not a CSV file. Unpack it, or save it as CSV.",
    );
  const known = titles.map(plain);
  const at = Object.fromEntries(
    Object.entries(HEADINGS).map(([field, names]) => [
      field,
      known.findIndex((title) => names.includes(title)),
    ]),
  ) as Positions;
  const missing = Object.entries(MISSING).filter(([field]) => at[field as keyof Positions] === -1);
  if (missing.length > 0)
    throw new FileProblem(
      `This is not the register's file: its first line names no column ${missing.map(([, title]) => `“${title}”`).join(", ")}.`,
    );
  return { at, isWhole: known.includes(EXPORT_HEADING) };
}

/** Returns the day of "2028-03-01", with or without a time, or of "01/03/2028", as YYYY-MM-DD. Undefined for other texts. */
function readDay(text: string): string | undefined {
  const british = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text);
  const day = british ? `${british[3]}-${british[2]}-${british[1]}` : /^(\S{10})(?:[T ]|$)/.exec(text)?.[1];
  const date = new Date(`${day}T00:00:00Z`);
  // Only a day that exists is written back unchanged: 30 February becomes 1 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${day}T`) ? day : undefined;
}

function readRegistration(record: readonly string[], at: Positions): Registration | null {
  const cell = (field: keyof Positions) => (record[at[field]] ?? "").trim();
  const tier = CARRIER_TIERS.find((known) => known === cell("tier").toLowerCase());
  const validTo = cell("validTo") === "" ? null : readDay(cell("validTo"));
  const isReadable = TYPE.test(cell("type")) && validTo !== undefined && cell("holder");
  const carries = /carrier/i.test(cell("type"));
  return tier && isReadable ? { holder: cell("holder"), tier, carries, validTo } : null;
}

/** A number can have several rows, for example after a renewal. The registration that ends last counts. */
function later(one: Registration | null | undefined, other: Registration | null): Registration | null {
  if (!one || !other) return other ?? one ?? null;
  return (other.validTo ?? "9") > (one.validTo ?? "9") ? other : one;
}

/** Reads the register's file row by row and returns only the wanted registrations. */
export async function readCarrierFile(file: Readable, wanted: ReadonlySet<string>): Promise<CarrierFile> {
  const registrations = new Map<string, Registration | null>();
  let headings: ReturnType<typeof readHeadings> | null = null;
  let width = 0;
  let [rows, readable, isCutOff] = [0, 0, false];
  for await (const record of recordsOf(file)) {
    if (!headings) {
      headings = readHeadings(record);
      width = record.length;
      continue;
    }
    rows += 1;
    isCutOff = record.length < width;
    const number = parseCarrierNumber(record[headings.at.number] ?? "")?.number;
    if (!number) continue;
    readable += 1;
    if (!wanted.has(number)) continue;
    const registration = isCutOff ? null : readRegistration(record, headings.at);
    registrations.set(number, later(registrations.get(number), registration));
  }
  if (!headings) throw new FileProblem("The file is empty.");
  if (isCutOff) throw new FileProblem("The file ends in the middle of a row. Download it again.");
  if (readable === 0) throw new FileProblem("The file holds no registration number.");
  return { registrations, rows, isWhole: headings.isWhole };
}

async function* recordsOf(file: Readable): AsyncGenerator<string[]> {
  const parser = parse({
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_BYTES,
  });
  file.on("error", (error) => parser.destroy(error));
  file.pipe(parser);
  try {
    yield* parser;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FileProblem(`The file is no CSV file, or it is damaged: ${error.message}.`);
  } finally {
    file.destroy();
  }
}
