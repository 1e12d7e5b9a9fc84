import { checkedNumber } from "#contract/carriers/carrier.ts";
import type { CarrierCheck } from "#contract/carriers/carrier-check.ts";
import { parseCarrierNumber } from "#contract/carriers/carrier-number.ts";
import { CARRIER_NATIONS, type CarrierNation } from "#contract/carriers/carrier-options.ts";
import type { Company } from "#contract/companies.ts";
import { addDays } from "#contract/dates.ts";
import type { DemoPlaceTables } from "../places.ts";
import { createSeededRandom, type Random } from "../random.ts";

/** A row of the table `carrier_checks`. */
export interface DemoCheck {
  id: number;
  companyId: number;
  check: CarrierCheck;
  checkedBy: string;
}

/**
 * Check results for numbers that are not of the lower tier. `share` is the share of these numbers; the rest are unchecked. `ends`
 * is the fewest and most days from today to the end of the registration, null if the end is not known.
 */
const FOUND: readonly Found[] = [
  { share: 0.25, result: "matched", ends: [30, 1_000] },
  { share: 0.06, result: "matched", method: "certificate-seen", ends: [30, 1_000] },
  { share: 0.1, result: "matched", daysAgo: [95, 400], ends: [30, 1_000] },
  { share: 0.02, result: "matched", daysAgo: [40, 85], ends: [-30, -1] },
  { share: 0.04, result: "other-holder", ends: [30, 1_000] },
  { share: 0.02, result: "expired", ends: [-200, -100] },
  { share: 0.02, result: "not-on-register", ends: null },
  { share: 0.02, result: "broker-only", ends: [30, 1_000] },
];

interface Found {
  share: number;
  result: CarrierCheck["result"];
  /** By default the register's page. */
  method?: CarrierCheck["method"];
  /** Fewest and most days from the check to today. By default it is recent. */
  daysAgo?: readonly [number, number];
  ends: readonly [number, number] | null;
}

const RECENT = [0, 85] as const;

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
  const { result, method = "register-page", ends } = found;
  const daysAgo = random.between(...(found.daysAgo ?? RECENT));
  const isByFile = method === "register-page" && nation === "England" && random.chance(BY_FILE);
  const check: CarrierCheck = {
    number: checkedNumber(parsed.number),
    nation,
    tier: parsed.tier,
    result,
    method: isByFile ? "register-file" : method,
    validTo: ends && addDays(today, random.between(...ends)),
    checkedOn: addDays(today, -daysAgo),
  };
  if (!random.chance(CHECKED_BEFORE)) return [check];
  return [{ ...check, checkedOn: addDays(check.checkedOn, -random.between(100, 300)) }, check];
}

function chooseFound(isLowerTier: boolean, random: Random): Found | null {
  if (isLowerTier)
    return random.chance(LOWER_CHECKED) ? { share: 1, result: "lower-tier", ends: null } : null;
  let left = random.next();
  for (const found of FOUND) {
    left -= found.share;
    if (left < 0) return found;
  }
  return null;
}
