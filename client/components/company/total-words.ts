import type { CostPart, Total } from "#contract/companies.ts";

/** The hire of a total whose price is stated; undefined if it is estimated. */
export const statedHire = ({ parts }: Total): CostPart | undefined =>
  parts.find(({ kind, source }) => kind === "hire" && source === "company");

/** True if the price of the hire is known, stated or estimated. Other parts may be unknown. */
export const hasTotal = (total: Total | undefined): total is Total =>
  total !== undefined && !total.unknown.includes("hire");
