/** Companies are compared with the files of these registers. */
export const COMPANY_REGISTERS = ["companies-house", "operator-licences"] as const;
export type CompanyRegister = (typeof COMPANY_REGISTERS)[number];

/**
 * The status of a company in a register's file. From `active` to `dissolved`: Companies House. From `valid` to `ended`: operator
 * licences. `not-found`: the stated number is not in the file. The company may still be trading.
 */
export const REGISTER_STATUSES = [
  "active",
  "strike-off-proposed",
  "liquidation",
  "insolvency",
  "dissolved",
  "valid",
  "suspended",
  "surrendered",
  "revoked",
  "ended",
  "not-found",
] as const;
export type RegisterStatus = (typeof REGISTER_STATUSES)[number];

/** How a company's row in the file was found. `decided`: the administrator chose among rows with its name. */
export const REGISTER_MATCHES = ["number", "name-and-postcode", "decided"] as const;

const IN_ORDER: readonly RegisterStatus[] = ["active", "valid"];

/** False if the register says something that the directory should act on. */
export const isInOrder = ({ status }: { status: RegisterStatus }): boolean => IN_ORDER.includes(status);

export const ENDS_TRADE: readonly RegisterStatus[] = ["liquidation", "dissolved"];

/** A draft with a row of these statuses that may be its own is not asked by email before somebody decides. */
export const MAY_END_TRADE: readonly RegisterStatus[] = [...ENDS_TRADE, "strike-off-proposed"];

/** The result of which cards warn: the company is being wound up, or has been struck off. */
export const endOfTrade = <Result extends { status: RegisterStatus }>(
  results: readonly Result[],
): Result | undefined => results.find(({ status }) => ENDS_TRADE.includes(status));
