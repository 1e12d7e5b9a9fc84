import type { CostPart, Total } from "./totals.ts";

// These are not in totals.ts, so that pages do not load its schemas.

/** True if the price of the hire is stated or estimated. Other parts may be unknown. */
export const hasTotal = (total: Total | null | undefined): total is Total =>
  !!total && !total.unknown.includes("hire");

/** Undefined if the price of the hire is estimated or unknown. */
export const statedHire = ({ parts }: Pick<Total, "parts">): CostPart | undefined =>
  parts.find(({ kind, source }) => kind === "hire" && source === "company");

/** Undefined if the price of the hire is stated or unknown. */
export const estimatedHire = ({ parts }: Pick<Total, "parts">): CostPart | undefined =>
  parts.find(({ kind, source }) => kind === "hire" && source === "estimate");
