import { companyNumberOf } from "#contract/registers/company-number.ts";
import type { CompanyRegister, RegisterStatus } from "#contract/registers/register-options.ts";
import { FileProblem } from "#server/refusal.ts";
import type { RegisterFiles } from "#server/registers/registers.ts";
import { type Columns, findColumns, type RegisterRow, readRegisterRows } from "../register-rows.ts";
import { nameKeys } from "../same-name.ts";

export interface Registered {
  number: string;
  /**
   * For a licence, the number of the company that holds it. At Companies House, the company's own number. Null if the row has no
   * company number.
   */
  companyNumber: string | null;
  /** Null if the status in the file is unknown, or if rows with the number contradict each other. */
  status: RegisterStatus | null;
  nameKeys: Set<string>;
  postcodes: Set<string>;
}

export interface ReadRegister {
  register: CompanyRegister;
  rows: number;
  found: ReadonlyMap<string, Registered>;
  isWhole: boolean;
}

export interface Wanted {
  numbers: ReadonlySet<string>;
  nameKeys: ReadonlySet<string>;
}

/** Former names of companies, which listings may still have. */
const FORMER_NAMES = Array.from({ length: 10 }, (_, at) => `PreviousName_${at + 1}.CompanyName`);

const STATUS_WORDS: Readonly<Record<CompanyRegister, readonly (readonly [RegExp, RegisterStatus])[]>> = {
  "companies-house": [
    [/strik/, "strike-off-proposed"],
    [/dissolv|closed|converted|removed/, "dissolved"],
    [/liquidat|wind/, "liquidation"],
    [/administrat|receiver|voluntary arrangement|insolven|moratorium/, "insolvency"],
    [/^(?:active|open|registered)$/, "active"],
  ],
  "operator-licences": [
    [/^(?:valid|granted|curtailed)/, "valid"],
    [/suspen/, "suspended"],
    [/surrender/, "surrendered"],
    [/revok/, "revoked"],
    [/terminat|expir|cancel|lapse|ceased|not sought|withdrawn/, "ended"],
  ],
};

function statusOf(register: CompanyRegister, text: string): RegisterStatus | null {
  const plain = text.toLowerCase().replace(/[^a-z]+/g, " ");
  return STATUS_WORDS[register].find(([word]) => word.test(plain.trim()))?.[1] ?? null;
}

const POSTCODES = /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/gi;
export const postcodesIn = (text: string): string[] =>
  (text.match(POSTCODES) ?? []).map((postcode) => postcode.replace(/\s+/g, "").toUpperCase());

type Cell = (field: string) => string;

interface Definition {
  register: CompanyRegister;
  columns: Columns<string>;
  optional: readonly string[];
  identify(cell: Cell): (Pick<Registered, "number" | "companyNumber"> & { names: string[] }) | null;
  status(cell: Cell): RegisterStatus | null;
  postcodes(cell: Cell): string[];
  region(cell: Cell): string;
}

const companiesHouse: Definition = {
  register: "companies-house",
  columns: {
    name: ["CompanyName"],
    number: ["CompanyNumber"],
    status: ["CompanyStatus"],
    postcode: ["RegAddress.PostCode"],
    dissolved: ["DissolutionDate"],
    ...Object.fromEntries(FORMER_NAMES.map((title) => [title, [title]])),
  },
  optional: [...FORMER_NAMES, "dissolved"],
  identify(cell) {
    const number = companyNumberOf(cell("number"));
    const names = [cell("name"), ...FORMER_NAMES.map(cell)].filter(Boolean);
    return number ? { number, companyNumber: number, names } : null;
  },
  status: (cell) => (cell("dissolved") ? "dissolved" : statusOf("companies-house", cell("status"))),
  postcodes: (cell) => postcodesIn(cell("postcode")),
  region: () => "",
};

const LICENCE_NUMBER = /^[A-Z]{1,2}\d+$/;

/** The columns that name people (transport managers, directors and partners) are missing on purpose: they are never read. */
const operatorLicences: Definition = {
  register: "operator-licences",
  columns: {
    name: ["OperatorName"],
    number: ["LicenceNumber"],
    status: ["LicenceStatus"],
    companyNumber: ["CompanyRegNumber"],
    region: ["GeographicRegion"],
    address: ["CorrespondenceAddress"],
    site: ["OCAddress"],
    trading: ["TradingName", "TradingNames"],
  },
  optional: ["trading", "site", "address"],
  identify(cell) {
    const number = cell("number").toUpperCase().replace(/\s+/g, "");
    const names = [cell("name"), cell("trading")].filter(Boolean);
    const companyNumber = companyNumberOf(cell("companyNumber"));
    return LICENCE_NUMBER.test(number) ? { number, companyNumber, names } : null;
  },
  status: (cell) => statusOf("operator-licences", cell("status")),
  postcodes: (cell) => postcodesIn(`${cell("address")} ${cell("site")}`),
  region: (cell) => cell("region"),
};

function choose(titles: readonly string[]): Definition & { at: Readonly<Record<string, number>> } {
  const [best] = [companiesHouse, operatorLicences]
    .map((definition) => ({
      ...definition,
      ...findColumns(titles, definition.columns, definition.optional),
    }))
    .sort((a, b) => a.missing.length - b.missing.length);
  if (best?.missing.length === 0) return best;
  const missing = best?.missing.map((title) => `“${title}”`).join(", ");
  throw new FileProblem(
    `This is neither Companies House's nor the operator licences' file: its first line names no column ${missing}.`,
  );
}

/** Matches "BasicCompanyDataAsOneFile-2026-11-01.csv", the whole register in one file. */
const ONE_FILE = /asonefile/i;
/** Matches "BasicCompanyData-2026-11-01-part1_7.csv", the first of seven parts. */
const PART = /part_?(\d+)_(\d+)/i;
/** Operator licences are published in eight files, one for each traffic area of Great Britain. */
const REGIONS = 8;

function areAllParts(names: readonly string[]): boolean {
  if (names.some((name) => ONE_FILE.test(name))) return true;
  const parts = names.flatMap((name) => {
    const [, part, of] = PART.exec(name) ?? [];
    return part && of ? [{ part: Number(part), of: Number(of) }] : [];
  });
  return parts.length > 0 && new Set(parts.map(({ part }) => part)).size === parts[0]?.of;
}

/**
 * Joins repeated rows of one number, such as the rows of several operating centres. If their statuses differ, the status is null.
 */
function join(known: Registered | undefined, row: Registered): Registered {
  if (!known) return row;
  for (const key of row.nameKeys) known.nameKeys.add(key);
  for (const postcode of row.postcodes) known.postcodes.add(postcode);
  if (known.status !== row.status) known.status = null;
  known.companyNumber ??= row.companyNumber;
  return known;
}

/**
 * Null if the row has no valid number. "unwanted" if it has no wanted number or name. Most rows are unwanted, so their other
 * cells are not read.
 */
function readWanted({ identify, status, postcodes }: Definition, cell: Cell, wanted: Wanted) {
  const about = identify(cell);
  if (!about) return null;
  const { number, companyNumber, names } = about;
  const isNumberWanted = [number, companyNumber].some((one) => one !== null && wanted.numbers.has(one));
  const keys = names.flatMap(nameKeys);
  if (!isNumberWanted && !keys.some((key) => wanted.nameKeys.has(key))) return "unwanted";
  const facts = { status: status(cell), nameKeys: new Set(keys), postcodes: new Set(postcodes(cell)) };
  return { number, companyNumber, ...facts };
}

const ROWS_BETWEEN_REPORTS = 500_000;

export async function readRegister(
  wanted: Wanted,
  { files, onProgress }: Pick<RegisterFiles, "files" | "onProgress">,
): Promise<ReadRegister> {
  const found = new Map<string, Registered>();
  const regions = new Set<string>();
  let definition = null as Definition | null;
  let [rows, readable] = [0, 0];
  const readTitles = (titles: readonly string[]) => {
    const chosen = choose(titles);
    if (definition && definition.register !== chosen.register)
      throw new FileProblem("The files are of two registers. Compare them one after the other.");
    definition = chosen;
    return chosen.at;
  };
  const onRow = ({ cell, isCutOff }: RegisterRow<string>) => {
    rows += 1;
    if (rows % ROWS_BETWEEN_REPORTS === 0) onProgress?.(rows);
    const row = definition && !isCutOff ? readWanted(definition, cell, wanted) : null;
    if (!row || !definition) return;
    readable += 1;
    regions.add(definition.region(cell));
    if (row !== "unwanted") found.set(row.number, join(found.get(row.number), row));
  };
  for (const { content } of files) await readRegisterRows(content, readTitles, onRow);
  if (!definition || readable === 0) throw new FileProblem("The file holds no number of a register.");
  const { register } = definition;
  const isWhole =
    register === "companies-house" ? areAllParts(files.map(({ name }) => name)) : regions.size >= REGIONS;
  return { register, rows, found, isWhole };
}
