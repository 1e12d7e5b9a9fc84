import type { CarrierCheck } from "#contract/evidence/carrier-check.ts";
import { type CarrierNumber, parseCarrierNumber } from "#contract/evidence/carrier-number.ts";
import type { CarrierResult } from "#contract/evidence/carrier-options.ts";
import type { CarrierFile, Registration } from "./read-carrier-file.ts";
import { isSameName } from "./same-name.ts";

export interface ListedCarrier {
  id: number;
  name: string;
  county: string;
  licenseNumber: string | null;
  carrier: CarrierCheck | null;
}

/**
 * What a file says about one company. `check` is what to record; null where the file allows no conclusion, or none that is new:
 * - absent: not in the file, which need not be the whole register of the company's nation
 * - unreadable: its row in the file cannot be read
 * - known: the same was recorded before, or something newer
 */
export interface ComparedCarrier {
  company: ListedCarrier;
  number: string;
  outcome: CarrierResult | "absent" | "unreadable" | "known";
  /** The holder in the file, for the operator. Never kept. */
  holder: string | null;
  check: CarrierCheck | null;
}

interface Comparison {
  file: CarrierFile;
  /** The day of the file. */
  checkedOn: string;
  isWelsh(county: string): boolean;
}

/** Numbers as the Environment Agency issues them, by company. Companies of other nations are left out. */
export const englishNumbers = (companies: readonly ListedCarrier[]): Map<ListedCarrier, CarrierNumber> =>
  new Map(
    companies.flatMap((company) => {
      const parsed = parseCarrierNumber(company.licenseNumber ?? "");
      return parsed?.nations.includes("England") ? [[company, parsed] as const] : [];
    }),
  );

/** Compares what companies state with the Environment Agency's file. */
export function compareCarriers(
  companies: readonly ListedCarrier[],
  comparison: Comparison,
): ComparedCarrier[] {
  return Array.from(englishNumbers(companies), ([company, parsed]) => compare(company, parsed, comparison));
}

function compare(company: ListedCarrier, parsed: CarrierNumber, comparison: Comparison): ComparedCarrier {
  const { file, checkedOn, isWelsh } = comparison;
  const { number } = parsed;
  const registration = file.registrations.get(number);
  const compared = { company, number, holder: registration?.holder ?? null };
  if (registration === null) return { ...compared, outcome: "unreadable", check: null };
  // The file holds no Welsh registrations, and the number of a sample is nobody's.
  const isAbsentForUnknownReason = !file.isWhole || parsed.isSample || isWelsh(company.county);
  if (!registration && isAbsentForUnknownReason) return { ...compared, outcome: "absent", check: null };
  const result = registration ? resultOf(company.name, registration, checkedOn) : "not-on-register";
  const check: CarrierCheck = {
    number,
    nation: "England",
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

function resultOf(name: string, { holder, tier, validTo }: Registration, checkedOn: string): CarrierResult {
  // The file keeps a registration for a short time after its end.
  if (validTo && validTo < checkedOn) return "expired";
  if (tier === "lower") return "lower-tier";
  return isSameName(name, holder) ? "matched" : "other-holder";
}

/** Whether the newest check of this number is from a later day, or says the same of the same day. */
function isKnown(newest: CarrierCheck | null, check: CarrierCheck): boolean {
  if (newest?.number !== check.number) return false;
  if (newest.checkedOn !== check.checkedOn) return newest.checkedOn > check.checkedOn;
  return newest.result === check.result && newest.validTo === check.validTo && newest.method === check.method;
}
