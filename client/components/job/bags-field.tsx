import { MAX_BAGS } from "#contract/limits.ts";
import { formatCount } from "../company/format.ts";
import { TextField } from "../form/fields.tsx";

/** Undefined if the typed number, rounded, is not from 1 to `MAX_BAGS`. */
export function parseBags(typed: string | null): number | undefined {
  const bags = Math.round(Number(typed));
  return bags >= 1 && bags <= MAX_BAGS ? bags : undefined;
}

export const bagsProblem = (typed: string | null): string | undefined =>
  typed && parseBags(typed) === undefined
    ? `Please enter a number from 1 to ${formatCount(MAX_BAGS)}. For more bags, ask a waste contractor.`
    : undefined;

export const BagsField = ({ typed }: { typed: string | null }) => (
  <TextField
    label="Or number of full bin bags"
    name="bags"
    type="number"
    min={1}
    max={MAX_BAGS}
    inputMode="numeric"
    defaultValue={typed ?? ""}
    error={bagsProblem(typed)}
  />
);
