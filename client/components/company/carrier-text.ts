import type { CheckedCarrier } from "#client/queries/companies.ts";
import type { Carrier } from "#contract/carriers/carrier-check.ts";
import {
  type CarrierMethod,
  type CarrierResult,
  REGISTER_FILE_ATTRIBUTION,
} from "#contract/carriers/carrier-options.ts";
import { upperFirst } from "#contract/text/spelling.ts";
import { type CarrierWords, carrierWords } from "./carrier-words.ts";
import { formatDate } from "./format.ts";

const RESULTS: Record<CarrierResult, string> = {
  matched: "number and name agree",
  "other-holder": "registered in another name",
  "not-on-register": "not on the register",
  expired: "expired",
  "lower-tier": "lower tier only",
  "broker-only": "registered as a broker or dealer, which does not cover carrying waste",
};

const METHODS: Record<CarrierMethod, string> = {
  "register-page": "at the register",
  "register-file": "in the register's file",
  "certificate-seen": "by certificate, register not asked",
};

type CarrierText = Pick<CarrierWords, "tone"> & { text: string };

export function carrierText(carrier: CheckedCarrier | null | undefined, today?: string): CarrierText {
  if (!carrier) return { text: "Not checked: it states no number" };
  const { short, result, ...look } = carrierWords(carrier, today);
  const { checkedOn, method, validTo, tier } = carrier;
  if (!checkedOn && look.tone)
    return { ...look, text: "Not checked. Lower tier is not meant for carrying customers' waste" };
  if (!result || !method) return { ...look, text: upperFirst(short) };
  const found =
    result === "expired" && validTo ? `ran until ${formatDate(validTo)}` : foundWords(result, tier);
  return { ...look, text: `Checked ${METHODS[method]}, on ${formatDate(checkedOn)}: ${found}` };
}

const foundWords = (result: Carrier["result"], tier: Carrier["tier"]): string =>
  result === "matched" && tier ? "number, name and tier agree" : RESULTS[result as CarrierResult];

/**
 * The text that the Environment Agency's licence requires beside results from its register file. Empty if no result is from the
 * file. Lists do not need this function, because the site's footer contains the text.
 */
export const carrierAttribution = (
  carriers: readonly (Pick<Carrier, "method"> | null | undefined)[],
): string =>
  carriers.some((carrier) => carrier?.method === "register-file") ? REGISTER_FILE_ATTRIBUTION : "";
