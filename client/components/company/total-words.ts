import type { CostPart, Total } from "#contract/companies.ts";

/** The hire of a total whose price is stated; undefined if it is estimated. */
export const statedHire = ({ parts }: Total): CostPart | undefined =>
  parts.find(({ kind, source }) => kind === "hire" && source === "company");

/** Returns true if at least a part of the job's cost is known. */
export const hasTotal = (total: Total | undefined): total is Total =>
  total !== undefined && !total.unknown.includes("hire");
