import type { CarrierCheck } from "#contract/carriers/carrier-check.ts";
import { parseCarrierNumber } from "#contract/carriers/carrier-number.ts";
import type { Company } from "#contract/companies.ts";
import { addDays } from "#contract/dates.ts";
import { findDemoTown } from "../places.ts";
import { createSeededRandom, type Random } from "../random.ts";
import { readDemoTable } from "../words.ts";

/**
 * `share` is the share of the tier's numbers with this result. Numbers without a tier count as "upper". Numbers in no row are
 * unchecked. `newest` and `oldest` are days from the check to today. `endsFrom` and `endsTo` are days from today to the end of
 * the registration, undefined if it is unknown.
 */
type FoundRow = Pick<CarrierCheck, "result" | "method"> &
  Record<"share" | "newest" | "oldest", number> & {
    tier: "upper" | "lower";
    endsFrom?: number;
    endsTo?: number;
  };
const FOUND = readDemoTable<FoundRow>("carrier-checks");

const BY_FILE = 0.4;
const CHECKED_BEFORE = 0.3;

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
  const found = parsed && chooseFound(parsed.tier ?? "upper", random);
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
    validTo:
      endsFrom === undefined || endsTo === undefined
        ? null
        : addDays(today, random.between(endsFrom, endsTo)),
    checkedOn: addDays(today, -daysAgo),
  };
  if (!random.chance(CHECKED_BEFORE)) return [check];
  return [{ ...check, checkedOn: addDays(check.checkedOn, -random.between(100, 300)) }, check];
}

function chooseFound(tier: FoundRow["tier"], random: Random): FoundRow | undefined {
  let left = random.next();
  return FOUND.filter((found) => found.tier === tier).find(({ share }) => {
    left -= share;
    return left < 0;
  });
}
