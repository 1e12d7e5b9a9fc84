import type { z } from "zod";
import type { StatedPrice, termsInput } from "#contract/terms.ts";
import { CellProblem } from "../cell-problem.ts";

type PriceInput = z.input<typeof termsInput.prices>[number];

const EXAMPLE = "6=180/14d/+25w/heavy";

/** "180.00" as "180". */
export const plainAmount = (pounds: string): string => pounds.replace(/\.00$/, "");

/** "£1,180" as "1180.00", or null. */
export function readAmount(text: string): string | null {
  const plain = text
    .trim()
    .replace(/^£\s*/, "")
    .replace(/,(?=\d{3}(\D|$))/g, "");
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Number(plain).toFixed(2) : null;
}

/** "4=140; 6=180/14d/+25w/heavy": the size in cubic yards, the price, days of hire, a further week, soil and rubble. */
export const formatPrices = (prices: readonly StatedPrice[]): string =>
  prices
    .map(({ size, price, hireDays, extraWeek, heavyAllowed }) =>
      [
        `${size}=${plainAmount(price)}`,
        hireDays !== null && `${hireDays}d`,
        extraWeek !== null && `+${plainAmount(extraWeek)}w`,
        heavyAllowed !== null && (heavyAllowed ? "heavy" : "no heavy"),
      ]
        .filter(Boolean)
        .join("/"),
    )
    .join("; ");

/** Reads prices for the schema of `prices`. Throws a `CellProblem` for what has another form. */
export const readPrices = (cell: string): PriceInput[] =>
  cell
    .split(/[;\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map(readPrice);

function readPrice(entry: string): PriceInput {
  const [first = "", ...parts] = entry.split("/").map((part) => part.trim());
  const [, size, amount = ""] = first.match(/^(\d{1,2})\s*(?:yds?|yards?)?\s*[=:]\s*(.+)$/i) ?? [];
  const price = readAmount(amount);
  if (size === undefined || price === null) throw notAPrice(entry);
  const terms = parts.map((part) => readTerm(part, entry));
  return Object.assign({ size: Number(size) as StatedPrice["size"], price }, ...terms);
}

function readTerm(part: string, entry: string): Partial<PriceInput> {
  const days = part.match(/^(\d{1,3})\s*d(?:ays?)?$/i);
  if (days) return { hireDays: Number(days[1]) };
  const week = part.match(/^\+(.+?)\s*w(?:eek)?$/i);
  const extraWeek = week && readAmount(week[1] ?? "");
  if (extraWeek) return { extraWeek };
  if (/^heavy$/i.test(part)) return { heavyAllowed: true };
  if (/^no heavy$/i.test(part)) return { heavyAllowed: false };
  throw notAPrice(entry);
}

const notAPrice = (entry: string) => new CellProblem(`"${entry}" in prices is not like ${EXAMPLE}`);
