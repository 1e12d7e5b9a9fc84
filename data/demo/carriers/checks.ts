import { checkedNumber } from "#contract/carriers/carrier.ts";
import type { CarrierCheck } from "#contract/carriers/carrier-check.ts";
import { parseCarrierNumber } from "#contract/carriers/carrier-number.ts";
import { CARRIER_NATIONS, type CarrierNation } from "#contract/carriers/carrier-options.ts";
import type { Company } from "#contract/companies.ts";
import { addDays } from "#contract/dates.ts";
import { createSeededRandom, type Random } from "../random.ts";
import type { DemoPlaceTables } from "../read-place-tables.ts";

/** A row of the table `carrier_checks`. */
export interface DemoCheck {
  id: number;
  companyId: number;
  check: CarrierCheck;
  checkedBy: string;
}

type Found = Pick<CarrierCheck, "result" | "method"> & {
  /** Days from the check to today: the fewest and the most. */
  daysAgo: readonly [number, number];
  /** Fewest and most days from today to the end of the registration, negative if it has ended. Null if the end is not known. */
  ends: readonly [number, number] | null;
};

const RECENT = [0, 85] as const;
const LONG_AGO = [95, 400] as const;
const YEARS = [30, 1_000] as const;

/** Check results for numbers that are not of the lower tier. `share` is the share of these numbers; the rest are unchecked. */
const FOUND: readonly (Found & { share: number })[] = [
  { share: 0.25, result: "matched", method: "register-page", daysAgo: RECENT, ends: YEARS },
  { share: 0.06, result: "matched", method: "certificate-seen", daysAgo: RECENT, ends: YEARS },
  { share: 0.1, result: "matched", method: "register-page", daysAgo: LONG_AGO, ends: YEARS },
  { share: 0.02, result: "matched", method: "register-page", daysAgo: [40, 85], ends: [-30, -1] },
  { share: 0.04, result: "other-holder", method: "register-page", daysAgo: RECENT, ends: YEARS },
  { share: 0.02, result: "expired", method: "register-page", daysAgo: RECENT, ends: [-200, -100] },
  { share: 0.02, result: "not-on-register", method: "register-page", daysAgo: RECENT, ends: null },
  { share: 0.02, result: "broker-only", method: "register-page", daysAgo: RECENT, ends: YEARS },
];

/** Share of the register checks in England that used the register's file instead of its page. */
const BY_FILE = 0.4;
/** Share of companies with a lower-tier number whose number was checked. */
const LOWER_CHECKED = 0.5;
/** Share of checked companies that were also checked earlier. */
const CHECKED_BEFORE = 0.3;

interface DemoChecksSource {
  companies: readonly Company[];
  tables: Pick<DemoPlaceTables, "towns">;
  /** Today's date as YYYY-MM-DD. The age of the checks is relative to this day. */
  today: string;
}

/** Generates checks of the companies' registrations, in chronological order for each company. */
export function generateDemoChecks({ companies, tables, today }: DemoChecksSource): DemoCheck[] {
  const nations = new Map(tables.towns.map(({ name, county, nation }) => [`${name}, ${county}`, nation]));
  const checks = companies.flatMap((company) => {
    const named = nations.get(`${company.location}, ${company.county}`);
    const nation = CARRIER_NATIONS.find((known) => known === named) ?? "England";
    return checksOf(company, nation, today).map((check) => ({
      companyId: company.id,
      check,
      checkedBy: check.method === "register-file" ? "The register's file" : "Demonstration",
    }));
  });
  return checks.map((check, index) => ({ id: index + 1, ...check }));
}

function checksOf({ id, licenseNumber }: Company, nation: CarrierNation, today: string): CarrierCheck[] {
  const random = createSeededRandom(`carrier checks ${id}`);
  const parsed = licenseNumber === null ? null : parseCarrierNumber(licenseNumber);
  if (!parsed) return [];
  const found = chooseFound(parsed.tier === "lower", random);
  if (!found) return [];
  const daysAgo = random.between(...found.daysAgo);
  const isByFile = found.method === "register-page" && nation === "England" && random.chance(BY_FILE);
  const check: CarrierCheck = {
    number: checkedNumber(parsed.number),
    nation,
    tier: parsed.tier,
    result: found.result,
    method: isByFile ? "register-file" : found.method,
    validTo: found.ends && addDays(today, random.between(...found.ends)),
    checkedOn: addDays(today, -daysAgo),
  };
  if (!random.chance(CHECKED_BEFORE)) return [check];
  return [{ ...check, checkedOn: addDays(check.checkedOn, -random.between(100, 300)) }, check];
}

function chooseFound(isLowerTier: boolean, random: Random): Found | null {
  if (isLowerTier)
    return random.chance(LOWER_CHECKED)
      ? { result: "lower-tier", method: "register-page", daysAgo: RECENT, ends: null }
      : null;
  let left = random.next();
  for (const found of FOUND) {
    left -= found.share;
    if (left < 0) return found;
  }
  return null;
}
