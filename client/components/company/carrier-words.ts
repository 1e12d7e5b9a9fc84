import type { Carrier } from "#contract/evidence/carrier-check.ts";
import {
  type CarrierMethod,
  type CarrierResult,
  lastDayOfCheck,
} from "#contract/evidence/carrier-options.ts";
import { formatDate } from "./format.ts";
import { dayInLondon } from "./london-date.ts";

/** The parts of a registration that say whether it was checked. */
export type CheckedCarrier = Pick<Carrier, "tier" | "result" | "method" | "checkedOn" | "validTo">;

const RESULTS: Record<CarrierResult, string> = {
  matched: "number and name agree",
  "other-holder": "registered in another name",
  "not-on-register": "not on the register",
  expired: "expired",
  "lower-tier": "lower tier only",
};

const METHODS: Record<CarrierMethod, string> = {
  "register-page": "at the register",
  "register-file": "in the register's file",
  "certificate-seen": "by certificate, register not asked",
};

export interface CarrierWords {
  /** For a line that begins with what it is about: "checked 20 Nov 2026" */
  short: string;
  /** "Checked at the register on 20 November 2026: number, name and tier agree" */
  text: string;
  tone?: "go" | "stop";
}

/** "20 Nov 2026" */
const shortDate = (day: string) => formatDate(day).replace(/([A-Z]..)[a-z]+/, "$1");

const notChecked = (short = "not checked", text = "Not checked"): CarrierWords => ({ short, text });

/** What we found when we checked a registration. After 90 days, or without a check, that it is not checked. */
export function carrierWords(
  carrier: CheckedCarrier | null | undefined,
  today = dayInLondon(),
): CarrierWords {
  if (carrier?.tier === "lower" && !carrier.checkedOn)
    return { short: "lower tier only", text: "Not checked. The number is a lower-tier one", tone: "stop" };
  if (!carrier?.checkedOn || !carrier.method) return notChecked();
  const { method, checkedOn, validTo } = carrier;
  if (lastDayOfCheck(checkedOn) < today)
    return notChecked(
      `not checked since ${shortDate(checkedOn)}`,
      `Not checked since ${formatDate(checkedOn)}`,
    );
  const hasEnded = validTo !== null && validTo < today;
  const result = hasEnded ? "expired" : (carrier.result as CarrierResult);
  const agreed = result === "matched" && carrier.tier ? "number, name and tier agree" : RESULTS[result];
  const found = hasEnded ? `ran until ${formatDate(validTo)}` : agreed;
  const text = `Checked ${METHODS[method]}, on ${formatDate(checkedOn)}: ${found}`;
  if (result === "matched" && method !== "certificate-seen")
    return { short: `checked ${shortDate(checkedOn)}`, text, tone: "go" };
  if (result === "matched") return { short: "certificate seen", text };
  return { short: RESULTS[result], text, ...(result !== "other-holder" && { tone: "stop" }) };
}
