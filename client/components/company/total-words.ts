import type { CostPart, Total } from "#contract/companies/totals.ts";

/** The part of a total for the hire, if its price is stated. Undefined if the price is estimated or unknown. */
export const statedHire = ({ parts }: Total): CostPart | undefined =>
  parts.find(({ kind, source }) => kind === "hire" && source === "company");

/** True if the price of the hire is known, stated or estimated. Other parts may be unknown. */
export const hasTotal = (total: Total | undefined): total is Total =>
  total !== undefined && !total.unknown.includes("hire");
