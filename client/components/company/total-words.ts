import type { Total } from "#contract/companies.ts";
import type { WasteCharge } from "#contract/job/terms.ts";
import { COST_LABELS, COST_SOURCES, wasteLabel } from "./fit-words.ts";
import { formatPoundRange, formatPounds } from "./money.ts";

/** For example "£210", "About £167-208" or, if a part is unknown, "At least £210". */
export function totalWords({ parts, unknown, from, to }: Total): string {
  const amount = formatPoundRange({ from, to });
  const isEstimated = parts.some(({ source }) => source === "estimate");
  if (isEstimated) return unknown.length > 0 ? `About ${amount} or more` : `About ${amount}`;
  return unknown.length > 0 ? `At least ${amount}` : amount;
}

/** For example "Hire £210: the firm's price" and "Permit: not known". */
export const totalParts = ({ parts, unknown }: Total): string[] => [
  ...parts.map((part) => `${COST_LABELS[part.kind]} ${formatPoundRange(part)}: ${COST_SOURCES[part.source]}`),
  ...unknown.map((kind) => `${COST_LABELS[kind]}: not known`),
];

/** Returns true if at least a part of the job's cost is known. */
export const hasTotal = (total: Total | undefined): total is Total =>
  total !== undefined && !total.unknown.includes("hire");

const CHARGE_UNITS: Record<WasteCharge["unit"], string> = { each: "each", bag: "a bag", load: "a load" };

/** "£20 each" */
export const chargeWords = ({ price, unit }: WasteCharge): string =>
  `${formatPounds(price)} ${CHARGE_UNITS[unit]}`;

/** Sorts statements about wastes: the wastes of the job first, with their names. */
export function wasteLines<Item>(
  items: readonly Item[],
  wasteOf: (item: Item) => WasteCharge["waste"],
  asked: readonly WasteCharge["waste"][] = [],
) {
  const lines = items.map((item) => {
    const waste = wasteOf(item);
    const isAsked = asked.includes(waste);
    return { item, isAsked, name: `${wasteLabel(waste)}${isAsked ? " (in your job)" : ""}` };
  });
  return lines.sort((a, b) => Number(b.isAsked) - Number(a.isAsked));
}
