import { gssOf } from "../postcodes/packed-councils.ts";

const CODES_NAMED = 10;

const format = (count: number) => count.toLocaleString("en-GB");

/**
 * Describes how many postcodes of an imported file have a council, and which of its councils are not in our table. `known` are
 * the GSS codes of the councils in our table.
 */
export function describeCouncils(byCouncil: ReadonlyMap<number, number>, known: ReadonlySet<string>): string {
  if (byCouncil.size === 0)
    return "The file names no councils. Permits go by postcode sectors, which is right for most postcodes.";
  const all = [...byCouncil].map(([number, units]) => ({ gss: gssOf(number) ?? "", units }));
  const sum = (rows: typeof all) => format(rows.reduce((total, { units }) => total + units, 0));
  const unknown = all.filter(({ gss }) => !known.has(gss)).sort((a, b) => b.units - a.units);
  const found = `Councils: ${sum(all)} postcodes have one.`;
  if (unknown.length === 0) return found;
  const codes = unknown.slice(0, CODES_NAMED).map(({ gss }) => gss);
  const more = unknown.length > CODES_NAMED ? ` and ${unknown.length - CODES_NAMED} more` : "";
  return `${found} ${sum(unknown)} have a code that data/councils does not know, and go by their sector: ${codes.join(", ")}${more}.`;
}
