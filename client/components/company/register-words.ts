import { REGISTER_ATTRIBUTIONS } from "#contract/registers/attributions.ts";
import type { CompanyRegister, RegisterStatus } from "#contract/registers/register-options.ts";
import type { RegisterResult } from "#contract/registers/registers.ts";
import { upperFirst } from "#contract/text/spelling.ts";
import { formatDate } from "./format.ts";

export const REGISTER_NAMES: Readonly<Record<CompanyRegister, string>> = {
  "companies-house": "Companies House",
  "operator-licences": "Operator licence",
};

const STATUSES: Readonly<Record<RegisterStatus, readonly [words: string, meaning: string, tone?: "stop"]>> = {
  active: ["active", ""],
  "strike-off-proposed": [
    "about to be struck off",
    "It may be late with its papers. Ask before you pay",
    "stop",
  ],
  liquidation: ["in liquidation", "It is being wound up. Don't pay it in advance", "stop"],
  insolvency: ["insolvent", "An administrator or receiver decides for it. Don't pay in advance", "stop"],
  dissolved: [
    "dissolved",
    "This company no longer exists. Ask with whom you would have the contract",
    "stop",
  ],
  valid: ["valid", "It may run lorries of over 3.5 tonnes"],
  suspended: ["suspended", "Ask whose lorry brings the skip"],
  surrendered: ["given up", "Ask whose lorry brings the skip"],
  revoked: ["revoked", "Ask whose lorry brings the skip", "stop"],
  ended: ["ended", "Ask whose lorry brings the skip"],
  "not-found": ["number not found", "It does not mean that the company has closed. Ask for its number"],
};

export const registerWords = ({ status }: Pick<RegisterResult, "status">): string => STATUSES[status][0];

export function registerText({ status, asOf }: Pick<RegisterResult, "status" | "asOf">) {
  const [words, meaning, tone] = STATUSES[status];
  const said = `${upperFirst(words)} in the register's file of ${formatDate(asOf)}`;
  return { text: [said, meaning].filter(Boolean).join(". "), ...(tone && { tone }) };
}

export const registerAttribution = (results: readonly Pick<RegisterResult, "register">[]): string =>
  [...new Set(results.map(({ register }) => REGISTER_ATTRIBUTIONS[register]))].join(" ");
