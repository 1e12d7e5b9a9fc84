import { FROM_MONDAY, type Pause, type Weekday } from "./delivery-days.ts";
import type { RoadRegistration } from "./terms.ts";

/** Terms as people type them in a cell or a field. Text that cannot be read is passed on, so that the schema reports it. */

/** Converts 23/11/2026 to 2026-11-23, because spreadsheets change dates to their own format. */
const readDay = (text: string) =>
  text.replace(
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/,
    (_, day, month, year) => `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`,
  );

export const entriesOf = (text: string, separators = /[;\n]/): string[] =>
  text
    .split(separators)
    .map((entry) => entry.trim())
    .filter(Boolean);

export const formatPauses = (pauses: readonly Pause[]): string =>
  pauses.map(({ from, to }) => (from === to ? from : `${from} to ${to}`)).join("; ");

export const readPauses = (text: string): Pause[] =>
  entriesOf(text).map((entry) => {
    const [from = "", to = from] = entry.split(/ to | - | – /).map((day) => readDay(day.trim()));
    return { from, to };
  });

export const formatAuthorities = (authorities: readonly RoadRegistration[]): string =>
  authorities.map(({ name, until }) => (until ? `${name} until ${until}` : name)).join("; ");

export const readAuthorities = (text: string): RoadRegistration[] =>
  entriesOf(text).map((entry) => {
    const [name = "", until] = entry.split(/ until /i).map((part) => part.trim());
    return { name, until: until ? readDay(until) : null };
  });

/** The position in `FROM_MONDAY` of a name, or of its first three or more letters: "mon", "mond", "monday". -1 if no day. */
const weekdayAt = (text: string): number =>
  text.length < 3 ? -1 : FROM_MONDAY.findIndex(({ label }) => label.toLowerCase().startsWith(text));

/** Reads "Mon, Tuesday" or "mon-fri". Stops at the first word that names no day, which the schema then refuses. */
export function readWeekdays(text: string): string[] {
  const entries = text
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/ ?(?:-|–|\bto\b) ?/g, "-")
    .split(/[,;\s]+/)
    .filter(Boolean);
  const days: string[] = [];
  for (const entry of entries) {
    const [first = "", last = first] = entry.split("-");
    const [from, to] = [weekdayAt(first), weekdayAt(last)];
    if (from === -1 || to < from) return [...days, entry];
    days.push(...FROM_MONDAY.slice(from, to + 1).map(({ value }) => value));
  }
  return days;
}

const LIST = new Intl.ListFormat("en-GB");

/** For example "Monday to Saturday" or "Tuesday and Friday". Null if no day is named. */
export function weekdayWords(days: readonly Weekday[]): string | null {
  const at = FROM_MONDAY.flatMap(({ value }, index) => (days.includes(value) ? [index] : []));
  const [first = 0, last = 0] = [at[0], at.at(-1)];
  const label = (index: number) => FROM_MONDAY[index]?.label ?? "";
  if (at.length > 2 && last - first === at.length - 1) return `${label(first)} to ${label(last)}`;
  return LIST.format(at.map(label)) || null;
}
