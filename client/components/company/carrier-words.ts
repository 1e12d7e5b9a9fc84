import type { CheckedCarrier } from "#client/queries/companies.ts";
import type { Carrier } from "#contract/carriers/carrier-check.ts";
import { isOutdated } from "#contract/carriers/check-age.ts";
import { todayInLondon } from "#contract/dates.ts";
import { formatDate } from "./format.ts";

export interface CarrierWords {
  short: string;
  tone?: "go" | "stop";
  /** Undefined if there is no check or if it is outdated. "expired" if the registration has ended since the check. */
  result?: Carrier["result"];
}

/** Every list loads this file. Longer sentences are in `carrier-text.ts`, which lists do not load. */
export function carrierWords(
  carrier: CheckedCarrier | null | undefined,
  today = todayInLondon(),
): CarrierWords {
  if (!carrier?.checkedOn)
    return carrier?.tier === "lower" ? { short: "lower tier", tone: "stop" } : { short: "not checked" };
  const { checkedOn, validTo } = carrier;
  if (isOutdated(checkedOn, today)) return { short: `not checked since ${formatDate(checkedOn)}` };
  const result = validTo && validTo < today ? "expired" : carrier.result;
  if (result === "matched")
    return carrier.method === "certificate-seen"
      ? { short: "certificate seen", result }
      : { short: `checked ${formatDate(checkedOn)}`, tone: "go", result };
  const words = { short: result.replaceAll("-", " "), result };
  return result === "other-holder" ? words : { ...words, tone: "stop" };
}
