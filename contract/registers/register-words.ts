import type { CompanyRegister, RegisterStatus } from "./register-options.ts";
import type { RegisterResult } from "./registers.ts";

// Not in register-options.ts, which every list loads.

export const REGISTER_NAMES: Readonly<Record<CompanyRegister, string>> = {
  "companies-house": "Companies House",
  "operator-licences": "Operator licence",
};

export const STATUS_WORDS: Readonly<Record<RegisterStatus, string>> = {
  active: "active",
  "strike-off-proposed": "about to be struck off",
  liquidation: "in liquidation",
  insolvency: "insolvent",
  dissolved: "dissolved",
  valid: "valid",
  suspended: "suspended",
  surrendered: "given up",
  revoked: "revoked",
  ended: "ended",
  "not-found": "number not found",
};

/** For example "Companies House 01234567: in liquidation". */
export const registerLine = ({ register, number, status }: RegisterResult): string =>
  `${REGISTER_NAMES[register]} ${number}: ${STATUS_WORDS[status]}`;
