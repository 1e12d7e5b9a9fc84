import { z } from "zod";
import { WASTES, type Waste } from "#contract/job/job.ts";
import {
  entriesOf,
  formatAuthorities,
  formatPauses,
  readAuthorities,
  readPauses,
  readWeekdays,
} from "#contract/job/term-texts.ts";
import {
  CHARGE_UNITS,
  type CoverageArea,
  type StatedPrice,
  termsInput,
  type WasteCharge,
} from "#contract/job/terms.ts";
import { formatDistricts, readDistricts } from "#contract/text/district-list.ts";
import { KM_PER_MILE } from "#contract/text/place-words.ts";
import { plainPounds, readPounds } from "#contract/text/pounds.ts";
import { CellProblem, plainAmount, readDate } from "../spreadsheet-cells.ts";

type ChargeInput = z.input<typeof termsInput.acceptsAtCharge>[number];

const IDS = WASTES.map(({ value }) => value).join(", ");

const key = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");
const WASTE_BY_KEY: ReadonlyMap<string, Waste> = new Map(
  WASTES.flatMap(({ value, label }) => [[key(value), value] as const, [key(label), value] as const]),
);

function readWaste(text: string): Waste {
  const waste = WASTE_BY_KEY.get(key(text));
  if (!waste) throw new CellProblem(`"${text}" is not a waste. The wastes are ${IDS}`);
  return waste;
}

const readWastes = (cell: string): Waste[] => entriesOf(cell, /[,;\n]/).map(readWaste);

/** Example: "mattress=20 each; plasterboard=25 bag". */
const formatCharges = (charges: readonly WasteCharge[]): string =>
  charges.map(({ waste, price, unit }) => `${waste}=${plainPounds(price)} ${unit}`).join("; ");

const readCharges = (cell: string): ChargeInput[] => entriesOf(cell).map(readCharge);

function readCharge(text: string): ChargeInput {
  const [, waste = "", amount = "", word = "each"] =
    text.match(/^([^=:]+)[=:]\s*(\S+)(?:\s+(?:a |per )?(\w+))?$/) ?? [];
  const price = readPounds(plainAmount(amount));
  const unit = CHARGE_UNITS.find((one) => one === word.toLowerCase());
  if (price === null || !unit)
    throw new CellProblem(`"${text}" in acceptsAtCharge is not like mattress=20 each (or bag, or load)`);
  return { waste: readWaste(waste.trim()), price, unit };
}

/** Example: "30 km; not LS9 + BD1-BD5". A plus sign separates areas. */
const formatAreas = (areas: readonly CoverageArea[]): string => areas.map(formatArea).join(" + ");

function formatArea(area: CoverageArea): string {
  const covered = area.type === "radius" ? `${area.km} km` : formatDistricts(area.codes);
  return area.exclude?.length ? `${covered}; not ${formatDistricts(area.exclude)}` : covered;
}

const readAreas = (cell: string): CoverageArea[] => entriesOf(cell, /[+\n]/).map(readArea);

function readArea(text: string): CoverageArea {
  const [covered = "", excluded, ...more] = text.split(/;? ?\bnot\b ?/i);
  if (more.length > 0) throw new CellProblem(`"${text}" in coverageAreas has more than one "not"`);
  const exclude = excluded === undefined ? {} : { exclude: districtsIn(excluded) };
  const radius = covered.match(/^(\d{1,3}(?:\.\d{1,2})?) ?(km|kilomet(?:re|er)s?|mi|miles?)$/i);
  if (!radius) return { type: "districts", codes: districtsIn(covered), ...exclude };
  const number = Number(radius[1]);
  const isMiles = radius[2]?.toLowerCase().startsWith("mi");
  return { type: "radius", km: isMiles ? Math.round(number * KM_PER_MILE * 10) / 10 : number, ...exclude };
}

function districtsIn(text: string): string[] {
  const { codes, problem } = readDistricts(text);
  if (problem !== undefined) throw new CellProblem(`${problem} (in coverageAreas; a radius is like 30 km)`);
  if (codes.length === 0) throw new CellProblem("There is an area without a district in coverageAreas");
  return codes;
}

type PriceInput = z.input<typeof termsInput.prices>[number];

/** Example: "4=140; 6=180/14d/+25w/heavy". */
const formatPrices = (prices: readonly StatedPrice[]): string =>
  prices
    .map(({ size, price, hireDays, extraWeek, heavyAllowed }) =>
      [
        `${size}=${plainPounds(price)}`,
        hireDays !== null && `${hireDays}d`,
        extraWeek !== null && `+${plainPounds(extraWeek)}w`,
        heavyAllowed !== null && (heavyAllowed ? "heavy" : "no heavy"),
      ]
        .filter(Boolean)
        .join("/"),
    )
    .join("; ");

const readPrices = (cell: string): PriceInput[] => entriesOf(cell).map(readPrice);

function readPrice(entry: string): PriceInput {
  const [first = "", ...parts] = entry.split("/").map((part) => part.trim());
  const [, size, amount = ""] = first.match(/^(\d{1,2}) ?(?:yds?|yards?)? ?[=:] ?(.+)$/i) ?? [];
  const price = readPounds(plainAmount(amount));
  if (size === undefined || price === null) throw notAPrice(entry);
  const terms = parts.map((part) => readPriceTerm(part, entry));
  return Object.assign({ size: Number(size) as StatedPrice["size"], price }, ...terms);
}

function readPriceTerm(part: string, entry: string): Partial<PriceInput> {
  const days = part.match(/^(\d{1,3}) ?d(?:ays?)?$/i);
  if (days) return { hireDays: Number(days[1]) };
  const week = part.match(/^\+(.+?) ?w(?:eek)?$/i);
  const extraWeek = week && readPounds(plainAmount(week[1] ?? ""));
  if (extraWeek) return { extraWeek };
  if (/^heavy$/i.test(part)) return { heavyAllowed: true };
  if (/^no heavy$/i.test(part)) return { heavyAllowed: false };
  throw notAPrice(entry);
}

const notAPrice = (entry: string) => new CellProblem(`"${entry}" in prices is not like 6=180/14d/+25w/heavy`);

/** The cell of a term has a format that a person can type into a spreadsheet. */
export type TermField = keyof typeof termsInput;
export const TERM_FIELDS = Object.keys(termsInput) as TermField[];
export const isTermField = (field: string): field is TermField => Object.hasOwn(termsInput, field);

type Stored = { [Field in TermField]: z.output<(typeof termsInput)[Field]> };
export type TermValue = Stored[TermField];

function wholeNumber(cell: string): number {
  const [, number] = /^(\d{1,3})(?:[.,]0+)?(?: (?:working |business )?days?)?$/i.exec(cell) ?? [];
  return number === undefined ? Number.NaN : Number(number);
}

const READERS: { [Field in TermField]: (cell: string) => unknown } = {
  prices: readPrices,
  coverageAreas: readAreas,
  refuses: readWastes,
  acceptsAtCharge: readCharges,
  noticeDays: wholeNumber,
  confirmedOn: readDate,
  takes: readWastes,
  deliveryDays: readWeekdays,
  pauses: readPauses,
  authorities: readAuthorities,
};

const withCommas = (values: readonly string[]) => values.join(", ");

const FORMATS = {
  prices: formatPrices,
  coverageAreas: formatAreas,
  refuses: withCommas,
  acceptsAtCharge: formatCharges,
  noticeDays: (days: number | null) => String(days ?? ""),
  confirmedOn: (date: string | null) => date ?? "",
  takes: withCommas,
  deliveryDays: withCommas,
  pauses: formatPauses,
  authorities: formatAuthorities,
};

export const formatTerm = (field: TermField, value: unknown): string => FORMATS[field](value as never);

const emptyTerm = (field: TermField) => (termsInput[field].safeParse(null).success ? null : []);

/** `statePrices` later adds to each price who stated it and when. */
export function readTerm(field: TermField, cell: string): TermValue {
  if (cell === "") return emptyTerm(field);
  // Replaces several spaces by one, so that all cell patterns match in linear time.
  const tidy = cell.replace(/[^\S\n]+/g, " ");
  const result = z.safeParse(termsInput[field], READERS[field](tidy));
  if (result.success) return result.data as TermValue;
  throw new CellProblem(`${result.error.issues[0]?.message} (in ${field})`);
}
