import { areReversed, PRICES_REVERSED } from "#contract/company-input.ts";
import { wasteConflict } from "#contract/job/terms.ts";

/** `field` is the form field that shows the message. */
interface Contradiction {
  field: "priceTo" | "acceptsAtCharge";
  message: string;
}

const PRICES = ["priceFrom", "priceTo"];
const WASTES = ["refuses", "acceptsAtCharge", "takes"];

/** Two fields that contradict each other are accepted if the change contains neither of them. */
export function contradictionsAfter(before: object, changes: object): Contradiction[] {
  const changed = Object.entries(changes).filter(([, value]) => value !== undefined);
  const after = { ...before, ...Object.fromEntries(changed) };
  const isChanged = (fields: readonly string[]) => changed.some(([name]) => fields.includes(name));
  const conflict = isChanged(WASTES) ? wasteConflict(after) : null;
  return [
    ...(isChanged(PRICES) && areReversed(after)
      ? [{ field: "priceTo" as const, message: PRICES_REVERSED }]
      : []),
    ...(conflict ? [{ field: "acceptsAtCharge" as const, message: conflict }] : []),
  ];
}
