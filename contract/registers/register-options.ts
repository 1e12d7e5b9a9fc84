/** Public registers with which companies are compared as files. This file imports no zod, because browsers load it. */
const REGISTERS = ["companies-house", "operator-licences"] as const;
type Register = (typeof REGISTERS)[number];

/**
 * What a register's file says about a company. Companies House: from `active` to `dissolved`. Operator licences: from `valid`
 * to `ended`. `not-found`: the stated number is not in the file, which does not say that the company has closed.
 */
const REGISTER_STATUSES = [
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
type RegisterStatus = (typeof REGISTER_STATUSES)[number];

/** How a company's row was found. `decided`: the administrator chose among rows with its name. */
const REGISTER_MATCHES = ["number", "name-and-postcode", "decided"] as const;
type RegisterMatch = (typeof REGISTER_MATCHES)[number];

/** The result for one company in one register, as of the day of the register's file. */
export interface RegisterResult {
  register: Register;
  /** The company number or the licence number. */
  number: string;
  status: RegisterStatus;
  asOf: string;
  matchedBy: RegisterMatch;
}

/** A row that has the company's name, but not its postcode, or is one of several such rows. The administrator decides. */
export type RegisterDoubt = Pick<RegisterResult, "register" | "number" | "status" | "asOf">;
