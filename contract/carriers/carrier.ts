import { addDays } from "../dates.ts";
import type { Carrier, CarrierCheck } from "./carrier-check.ts";
import { parseCarrierNumber } from "./carrier-number.ts";
import { CARRIER_REGISTERS, CARRIER_REGULATORS, type CarrierNation } from "./carrier-options.ts";
import { lastDayOfCheck } from "./check-age.ts";

/** The number as checks store it: in the regulator's spelling, or as typed if the format is unknown. */
export const checkedNumber = (licenseNumber: string): string =>
  parseCarrierNumber(licenseNumber)?.number ?? licenseNumber.trim();

const regulatorsOf = (nations: readonly CarrierNation[]): string | null =>
  nations.map((nation) => CARRIER_REGULATORS[nation]).join(" or ") || null;

/** `check` is used only if it is about the stated number. Null if the company states no number. */
export function carrierOf(licenseNumber: string | null, check: CarrierCheck | null): Carrier | null {
  if (!licenseNumber?.trim()) return null;
  const parsed = parseCarrierNumber(licenseNumber);
  const number = parsed?.number ?? licenseNumber.trim();
  const found = check?.number === number ? check : null;
  const nations = found ? [found.nation] : (parsed?.nations ?? []);
  const [nation = null, other] = nations;
  return {
    number,
    nation: other ? null : nation,
    scheme: found?.scheme ?? "registration",
    type: found?.type ?? null,
    tier: found?.tier ?? parsed?.tier ?? null,
    result: found?.result ?? (parsed ? "not-checked" : "unknown-format"),
    method: found?.method ?? null,
    validTo: found?.validTo ?? null,
    checkedOn: found?.checkedOn ?? null,
    regulator: regulatorsOf(nations),
    link: nation && !parsed?.isSample ? CARRIER_REGISTERS[nation] : null,
  };
}

/** A search can ask only about days in this range. */
const ALWAYS = ["1970-01-02", "2149-06-06"] as const;

/** The first and last day on which lists warn of the registration. Null if there is nothing to warn of. */
export function carrierWarningDays(carrier: Carrier | null): readonly [from: string, until: string] | null {
  if (!carrier?.checkedOn) return carrier?.tier === "lower" ? ALWAYS : null;
  const { checkedOn, result, validTo } = carrier;
  const until = lastDayOfCheck(checkedOn);
  if (result !== "matched" && result !== "other-holder") return [checkedOn, until];
  return validTo && validTo < until ? [addDays(validTo, 1), until] : null;
}

/**
 * The last day on which a company counts as checked: the last valid day of the check or of the registration, whichever is
 * earlier. Null unless a search in the register found the number with the same name and tier.
 */
export function carrierCheckedUntil(carrier: Carrier | null): string | null {
  if (carrier?.result !== "matched" || !carrier.checkedOn || carrier.method === "certificate-seen")
    return null;
  const lastDay = lastDayOfCheck(carrier.checkedOn);
  return carrier.validTo && carrier.validTo < lastDay ? carrier.validTo : lastDay;
}
