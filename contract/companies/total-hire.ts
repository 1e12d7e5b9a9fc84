import type { CostPart, Total } from "./totals.ts";

// These functions are not in totals.ts, so that pages do not load its schemas.

/** True if the price of the hire is known, stated or estimated. Other parts may be unknown. */
export const hasTotal = (total: Total | null | undefined): total is Total =>
  !!total && !total.unknown.includes("hire");

/** The part of a total for the hire, if its price is stated. Undefined if the price is estimated or unknown. */
export const statedHire = ({ parts }: Pick<Total, "parts">): CostPart | undefined =>
  parts.find(({ kind, source }) => kind === "hire" && source === "company");

/** The part of a total for the hire, if its price is our estimate. Undefined if the price is stated or unknown. */
export const estimatedHire = ({ parts }: Pick<Total, "parts">): CostPart | undefined =>
  parts.find(({ kind, source }) => kind === "hire" && source === "estimate");
