import { DAY_MS } from "#contract/dates.ts";

export class CellProblem extends Error {
  override name = "CellProblem";
}

/** Programs write `\N` and "null". Spreadsheets write the errors of formulas. */
const NOTHING =
  /^(?:n\.?\/?a\.?|nil|null|\\n|nan|undefined|unknown|not (?:known|applicable|available|stated|provided)|tb[cad]|p\.?o\.?a\.?|[-–—_.?*]+|#(?:n\/a|ref!|value!|name\?|null!|div\/0!|num!|error!))$/i;
export const saysNothing = (cell: string): boolean => NOTHING.test(cell);

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: "&", quot: '"', apos: "'", lt: "<", gt: ">", nbsp: " ", pound: "£", ndash: "–", rsquo: "’" },
};

export const withoutEntities = (cell: string): string =>
  cell.replace(/&(?:#(\d{2,5})|#x([0-9a-f]{2,4})|([a-z]{2,6}));/gi, (entity, decimal, hex, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? entity;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code >= 32 && code <= 0xffff ? String.fromCharCode(code) : entity;
  });

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const monthOf = (word: string): number => MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;
const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year));
const pad = (number: number): string => String(number).padStart(2, "0");
const isoDay = (year: number, month: number, day: number): string => `${year}-${pad(month)}-${pad(day)}`;

/** Day 0 of Excel's calendar. Correct for days after February 1900. */
const EXCEL_START = Date.UTC(1899, 11, 30);
/** An Excel day from 1982 to 2119. It may include a time of day. */
const EXCEL_DAY = /^([34567]\d{4})(?:\.\d+)?$/;

/**
 * Reads "23/11/2026", "23-Nov-26", "Nov 23, 2026" or Excel's 46349 as YYYY-MM-DD. The day comes before the month, unless the
 * second number is above 12. Returns other texts unchanged.
 */
export function readDate(cell: string): string {
  const text = cell
    .replace(/[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z| ?[AP]M)?$/i, "")
    .replace(/^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? /i, "");
  const serial = EXCEL_DAY.exec(text);
  if (serial) return new Date(EXCEL_START + Number(serial[1]) * DAY_MS).toISOString().slice(0, 10);
  const [, year, month = "", day = ""] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (year) return isoDay(Number(year), Number(month), Number(day));
  const [, first, second = "", third = ""] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text) ?? [];
  if (first) {
    const isAmerican = Number(second) > 12;
    const [d, m] = isAmerican ? [second, first] : [first, second];
    return isoDay(fullYear(third), Number(m), Number(d));
  }
  const words =
    /^(?:(\d{1,2})(?:st|nd|rd|th)?[- ]([a-z]{3,9})|([a-z]{3,9})[- ](\d{1,2})(?:st|nd|rd|th)?),?[- ](\d{4}|\d{2})$/i.exec(
      text,
    );
  const named = monthOf(words?.[2] ?? words?.[3] ?? "");
  return words && named > 0 ? isoDay(fullYear(words[5] ?? ""), named, Number(words[1] ?? words[4])) : cell;
}

const MADE_DATE = /^\d{1,2}-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:-\d{2,4})?$/i;

/** Throws if a spreadsheet replaced the text: "6-8" by "06-Aug", or a long text by "########". */
export function refuseLost(field: string, cell: string): void {
  if (/^#{3,}$/.test(cell))
    throw new CellProblem(
      `The ${field} is lost: the spreadsheet wrote "${cell}", because its column was too narrow`,
    );
  if (MADE_DATE.test(cell))
    throw new CellProblem(
      `"${cell}" in ${field} was turned into a date by a spreadsheet; format that column as text`,
    );
}

/** Reads "£80", "80,50", "1.234,50" or "1 234.50 GBP". Leaves "1.200" unchanged, because it may mean 1,200 or 1.20. */
export function plainAmount(cell: string): string {
  const text = cell
    .replace(/gbp|£|\bpounds?\b/gi, "")
    .replace(/(?<=\d)[\s'’](?=\d{3}\b)/g, "")
    .replace(/[.,]-$/, "")
    .trim();
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(text)) return text.replaceAll(".", "").replace(",", ".");
  // Six or more decimals are a floating-point error of a spreadsheet's formula.
  if (/^\d+\.\d{6,}$/.test(text)) return Number(text).toFixed(2);
  return text.replace(/^(\d+),(\d{1,2})$/, "$1.$2");
}

/** Turns "2.0" into "2". Programs write whole numbers in this way if the column has empty cells. */
export const plainInteger = (cell: string): string => cell.replace(/^(\d+)[.,]0+$/, "$1");

export const firstEmail = (cell: string): string =>
  /[^\s<>;,:"()[\]|/]+@[^\s<>;,:"()[\]|/]+\.[a-z-]+/i.exec(cell)?.[0] ?? cell;

export const firstWebsite = (cell: string): string => {
  const parts = cell.split(/[\s,;|<>]+/).filter(Boolean);
  return parts.every((part) => /\w\.\w/.test(part)) ? (parts[0] ?? cell) : cell;
};
