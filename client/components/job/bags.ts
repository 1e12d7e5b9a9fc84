import { MAX_BAGS } from "#contract/limits.ts";
import { formatCount } from "../company/format.ts";

/** The number of bin bags that was typed, as a whole number. Undefined if it is not from 1 to `MAX_BAGS`. */
export function parseBags(typed: string | null): number | undefined {
  const bags = Math.round(Number(typed));
  return bags >= 1 && bags <= MAX_BAGS ? bags : undefined;
}

/** What is wrong with the typed number of bin bags. Undefined if it is valid or nothing was typed. */
export const bagsProblem = (typed: string | null): string | undefined =>
  typed && parseBags(typed) === undefined
    ? `Please enter a number from 1 to ${formatCount(MAX_BAGS)}. For more bags, ask a waste contractor.`
    : undefined;
