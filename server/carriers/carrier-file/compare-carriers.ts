import type { CarrierCheck } from "#contract/carriers/carrier-check.ts";
import { type CarrierNumber, parseCarrierNumber } from "#contract/carriers/carrier-number.ts";
import type { CarrierResult } from "#contract/carriers/carrier-options.ts";
import { isSameName } from "../same-name.ts";
import type { StatedCarrier } from "../store.ts";
import type { CarrierFile, Registration } from "./read-carrier-file.ts";

/**
 * The result for one company. `check` is the check to record. It is null for the outcomes that allow no conclusion, or no new
 * one:
 * - absent: the number is not in the file, and the file is or may be partial, the company is in Wales, or no regulator issued
 *   the number (a sample)
 * - unreadable: the number's row in the file cannot be read
 * - known: the same or a newer check was recorded before
 */
export interface ComparedCarrier {
  company: StatedCarrier;
  number: string;
  outcome: CarrierResult | "absent" | "unreadable" | "known";
  /** The holder's name in the file, shown to the operator and never stored. */
  holder: string | null;
  check: CarrierCheck | null;
}

interface Comparison {
  file: CarrierFile;
  checkedOn: string;
  isWelsh(county: string): boolean;
}

/** Numbers of the Environment Agency's form, by company. Companies without such a number are left out. */
export const englishNumbers = (companies: readonly StatedCarrier[]) =>
  companies.flatMap((company) => {
    const parsed = parseCarrierNumber(company.licenseNumber ?? "");
    return parsed?.nations.includes("England") ? [{ company, parsed }] : [];
  });

export const compareCarriers = (companies: readonly StatedCarrier[], comparison: Comparison) =>
  englishNumbers(companies).map(({ company, parsed }) => compare(company, parsed, comparison));

function compare(company: StatedCarrier, parsed: CarrierNumber, comparison: Comparison): ComparedCarrier {
  const { file, checkedOn, isWelsh } = comparison;
  const { number } = parsed;
  const registration = file.registrations.get(number);
  const compared = { company, number, holder: registration?.holder ?? null };
  if (registration === null) return { ...compared, outcome: "unreadable", check: null };
  // The file contains no Welsh registrations, and no registration has a sample's number.
  const isAbsentForUnknownReason = !file.isWhole || parsed.isSample || isWelsh(company.county);
  if (!registration && isAbsentForUnknownReason) return { ...compared, outcome: "absent", check: null };
  const result = registration ? resultOf(company.name, registration, checkedOn) : "not-on-register";
  const check: CarrierCheck = {
    number,
    nation: "England",
    scheme: "registration",
    type: registration?.type ?? null,
    tier: registration?.tier ?? parsed.tier,
    result,
    method: "register-file",
    validTo: registration?.validTo ?? null,
    checkedOn,
  };
  return isKnown(company.carrier, check)
    ? { ...compared, outcome: "known", check: null }
    : { ...compared, outcome: result, check };
}

function resultOf(name: string, { holder, tier, type, validTo }: Registration, checkedOn: string) {
  // The file contains a registration for a short time after its end.
  if (validTo && validTo < checkedOn) return "expired";
  if (tier === "lower") return "lower-tier";
  if (type === "broker_dealer") return "broker-only";
  return isSameName(name, holder) ? "matched" : "other-holder";
}

/** The newest check is of a later day, or says the same on the same day. */
function isKnown(newest: CarrierCheck | null, check: CarrierCheck): boolean {
  if (newest?.number !== check.number) return false;
  if (newest.checkedOn !== check.checkedOn) return newest.checkedOn > check.checkedOn;
  return newest.result === check.result && newest.validTo === check.validTo && newest.method === check.method;
}
