import type { CarrierCheck } from "#contract/carriers/carrier-check.ts";
import { parseCarrierNumber } from "#contract/carriers/carrier-number.ts";
import type { Company } from "#contract/companies.ts";
import { addDays } from "#contract/dates.ts";
import { findDemoTown } from "../places.ts";
import { createSeededRandom, type Random } from "../random.ts";
import { readDemoTable } from "../words.ts";

/**
 * A possible result of a check. Ages are days from the check to today, and ends are days from today to the end of the registration,
 * empty if the end is not known.
 */
interface Found extends Pick<CarrierCheck, "result" | "method"> {
  newest: number;
  oldest: number;
  endsFrom: number | "";
  endsTo: number | "";
}

/** Results for numbers that are not of the lower tier. `share` is the share of these numbers; the rest are unchecked. */
const FOUND = readDemoTable<Found & { share: number }>("carrier-checks");
const LOWER_TIER: Found = {
  ...{ result: "lower-tier", method: "register-page", newest: 0, oldest: 85, endsFrom: "", endsTo: "" },
};

/** Share of the register checks in England that used the register's file instead of its page. */
const BY_FILE = 0.4;
/** Share of companies with a lower-tier number whose number was checked. */
const LOWER_CHECKED = 0.5;
/** Share of checked companies that were also checked earlier. */
const CHECKED_BEFORE = 0.3;

/**
 * Generates checks of the companies' registrations, in chronological order for each company, as rows of the table `carrier_checks`.
 * The age of the checks is relative to `today` (YYYY-MM-DD).
 */
export const generateDemoChecks = (companies: readonly Company[], today: string) =>
  companies
    .flatMap((company) => checksOf(company, today).map((check) => ({ companyId: company.id, check })))
    .map((row, index) => ({
      id: index + 1,
      ...row,
      checkedBy: row.check.method === "register-file" ? "The register's file" : "Demonstration",
    }));

function checksOf({ id, licenseNumber, location, county }: Company, today: string): CarrierCheck[] {
  const random = createSeededRandom(`carrier checks ${id}`);
  const parsed = licenseNumber === null ? null : parseCarrierNumber(licenseNumber);
  const found = parsed && chooseFound(parsed.tier === "lower", random);
  if (!found) return [];
  const { nation } = findDemoTown(location, county);
  const { result, method, newest, oldest, endsFrom, endsTo } = found;
  const daysAgo = random.between(newest, oldest);
  const isByFile = method === "register-page" && nation === "England" && random.chance(BY_FILE);
  const check: CarrierCheck = {
    number: parsed.number,
    nation,
    tier: parsed.tier,
    result,
    method: isByFile ? "register-file" : method,
    validTo: endsFrom === "" || endsTo === "" ? null : addDays(today, random.between(endsFrom, endsTo)),
    checkedOn: addDays(today, -daysAgo),
  };
  if (!random.chance(CHECKED_BEFORE)) return [check];
  return [{ ...check, checkedOn: addDays(check.checkedOn, -random.between(100, 300)) }, check];
}

function chooseFound(isLowerTier: boolean, random: Random): Found | null {
  if (isLowerTier) return random.chance(LOWER_CHECKED) ? LOWER_TIER : null;
  let left = random.next();
  for (const found of FOUND) {
    left -= found.share;
    if (left < 0) return found;
  }
  return null;
}
