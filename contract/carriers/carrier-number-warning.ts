import { parseCarrierNumber } from "./carrier-number.ts";

/** A warning for a number of no known form. Null for one that a register can have issued. */
export const carrierNumberWarning = (typed: string): string | null =>
  parseCarrierNumber(typed) ? null : `“${typed}” does not look like a waste carrier's registration number`;
