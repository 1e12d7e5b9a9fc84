import { longDay } from "./dates.ts";
import {
  DIRECTORY_SKIP_SIZES,
  HIRE_DURATIONS,
  HIRE_LENGTHS,
  type Option,
  QUOTE_SKIP_SIZES,
  WASTE_TYPES,
} from "./options.ts";

/** One line of a quote request, in a receipt or an email. */
export interface Fact {
  label: string;
  text: string;
}

/** The job described in a quote request, the same for both forms. */
export interface Request {
  location: string;
  skipSize: string;
  wasteType: string;
  hireLength: string | null;
  hireDate: string | null;
  additionalInfo: string | null;
}

/** Shown beside a typed place that is not in our tables. */
export const UNKNOWN_PLACE = "a place we don't know";

const labelOf = (options: readonly Option[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

const SKIP_SIZES = [...DIRECTORY_SKIP_SIZES, ...QUOTE_SKIP_SIZES];
const HIRES = [...HIRE_LENGTHS, ...HIRE_DURATIONS];

/** The lines of a quote request, with the labels of the forms. */
export function askedFor(request: Request): Fact[] {
  const { location, skipSize, wasteType, hireLength, hireDate, additionalInfo } = request;
  const facts: [label: string, text: string | null][] = [
    ["Location", location],
    ["Skip size", labelOf(SKIP_SIZES, skipSize)],
    ["Type of waste", labelOf(WASTE_TYPES, wasteType)],
    ["Hire date", hireDate && longDay(hireDate)],
    ["Hire length", hireLength && labelOf(HIRES, hireLength)],
    ["Additional information", additionalInfo],
  ];
  return facts.flatMap(([label, text]) => (text ? [{ label, text }] : []));
}

/** "6 yard skip", "large skip", or "skip" when the size is unknown. */
export function skipInWords(skipSize: string): string {
  const yards = /(\d+)-yard$/.exec(skipSize)?.[1];
  if (yards) return `${yards} yard skip`;
  return skipSize === "not-sure" ? "skip" : `${skipSize.replaceAll("-", " ")} skip`;
}
