import type { z } from "zod";
import { entriesOf } from "#contract/job/term-texts.ts";
import type { StatedPrice, termsInput } from "#contract/job/terms.ts";
import { plainPounds, readPounds } from "#contract/text/pounds.ts";
import { CellProblem, plainAmount } from "../spreadsheet-cells.ts";

type PriceInput = z.input<typeof termsInput.prices>[number];

const EXAMPLE = "6=180/14d/+25w/heavy";

/** Example: "4=140; 6=180/14d/+25w/heavy". */
export const formatPrices = (prices: readonly StatedPrice[]): string =>
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

export const readPrices = (cell: string): PriceInput[] => entriesOf(cell).map(readPrice);

function readPrice(entry: string): PriceInput {
  const [first = "", ...parts] = entry.split("/").map((part) => part.trim());
  const [, size, amount = ""] = first.match(/^(\d{1,2}) ?(?:yds?|yards?)? ?[=:] ?(.+)$/i) ?? [];
  const price = readPounds(plainAmount(amount));
  if (size === undefined || price === null) throw notAPrice(entry);
  const terms = parts.map((part) => readTerm(part, entry));
  return Object.assign({ size: Number(size) as StatedPrice["size"], price }, ...terms);
}

function readTerm(part: string, entry: string): Partial<PriceInput> {
  const days = part.match(/^(\d{1,3}) ?d(?:ays?)?$/i);
  if (days) return { hireDays: Number(days[1]) };
  const week = part.match(/^\+(.+?) ?w(?:eek)?$/i);
  const extraWeek = week && readPounds(plainAmount(week[1] ?? ""));
  if (extraWeek) return { extraWeek };
  if (/^heavy$/i.test(part)) return { heavyAllowed: true };
  if (/^no heavy$/i.test(part)) return { heavyAllowed: false };
  throw notAPrice(entry);
}

const notAPrice = (entry: string) => new CellProblem(`"${entry}" in prices is not like ${EXAMPLE}`);
