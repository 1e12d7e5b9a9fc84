import { z } from "zod";
import {
  formatAuthorities,
  formatPauses,
  readAuthorities,
  readPauses,
  readWeekdays,
} from "#contract/job/term-texts.ts";
import { termsInput } from "#contract/job/terms.ts";
import { CellProblem } from "../cell-problem.ts";
import { readDate } from "../spreadsheet-cells.ts";
import { formatAreas, readAreas } from "./area-cell.ts";
import { formatPrices, readPrices } from "./price-cell.ts";
import { formatCharges, readCharges, readWastes } from "./waste-cells.ts";

/** The columns of a company's terms. Each cell has a format that a person can type into a spreadsheet. */
export type TermField = keyof typeof termsInput;
export const TERM_FIELDS = Object.keys(termsInput) as TermField[];
export const isTermField = (field: string): field is TermField => Object.hasOwn(termsInput, field);

type Stored = { [Field in TermField]: z.output<(typeof termsInput)[Field]> };
export type TermValue = Stored[TermField];

/** The number of "2", "2.0" or "2 working days". */
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

/** Parses a cell. Throws a `CellProblem` for a wrong value. The parsed prices do not say yet who stated them and when. */
export function readTerm(field: TermField, cell: string): TermValue {
  if (cell === "") return emptyTerm(field);
  // With single spaces, all cell patterns match in linear time.
  const tidy = cell.replace(/[^\S\n]+/g, " ");
  const result = z.safeParse(termsInput[field], READERS[field](tidy));
  if (result.success) return result.data as TermValue;
  throw new CellProblem(`${result.error.issues[0]?.message} (in ${field})`);
}
