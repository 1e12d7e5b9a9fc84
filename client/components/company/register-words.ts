import { REGISTER_ATTRIBUTIONS } from "#contract/registers/attributions.ts";
import type { RegisterStatus } from "#contract/registers/register-options.ts";
import { STATUS_WORDS } from "#contract/registers/register-words.ts";
import type { RegisterResult } from "#contract/registers/registers.ts";
import { upperFirst } from "#contract/text/spelling.ts";
import { formatDate } from "./format.ts";

const MEANINGS: Readonly<Partial<Record<RegisterStatus, readonly [meaning: string, tone?: "stop"]>>> = {
  "strike-off-proposed": ["It may be late with its papers. Ask before you pay", "stop"],
  liquidation: ["It is being wound up. Don't pay it in advance", "stop"],
  insolvency: ["An administrator or receiver decides for it. Don't pay in advance", "stop"],
  dissolved: ["This company no longer exists. Ask with whom you would have the contract", "stop"],
  valid: ["It may run lorries of over 3.5 tonnes"],
  suspended: ["Ask whose lorry brings the skip"],
  surrendered: ["Ask whose lorry brings the skip"],
  revoked: ["Ask whose lorry brings the skip", "stop"],
  ended: ["Ask whose lorry brings the skip"],
  "not-found": ["It does not mean that the company has closed. Ask for its number"],
};

type Said = Pick<RegisterResult, "status" | "asOf">;

export const registerSays = ({ status, asOf }: Said): string =>
  `${upperFirst(STATUS_WORDS[status])} in the register's file of ${formatDate(asOf)}`;

/** What the register says, and what it means for a customer. */
export function registerText({ status, asOf }: Said) {
  const [meaning, tone] = MEANINGS[status] ?? [];
  return {
    text: [registerSays({ status, asOf }), meaning].filter(Boolean).join(". "),
    ...(tone && { tone }),
  };
}

export const registerAttribution = (results: readonly Pick<RegisterResult, "register">[]): string =>
  [...new Set(results.map(({ register }) => REGISTER_ATTRIBUTIONS[register]))].join(" ");
