import type { Company, ListedCompany } from "#contract/companies.ts";
import { DEFAULT_WEEKS } from "#contract/job/job.ts";
import { SERVES } from "#contract/options.ts";
import { isPaused } from "#contract/quotable.ts";
import { shownScore } from "#contract/rated.ts";
import { toPounds } from "#contract/text/pounds.ts";
import { MAX_NAMED_COMPANIES, TOWN_COMPANIES, type TownCompany, type TownNotice } from "#contract/towns.ts";
import type { Companies } from "#server/companies/companies.ts";
import { hireFor, toStatedHire } from "#server/pricing/stated-hire.ts";
import type { TownWithCompanies } from "./towns-with-companies.ts";

/** The sizes that are hired most, in cubic yards, most frequent first. */
const COMMON_SIZES = [6, 8, 4, 12] as const;

/** A town's companies in the order of `SERVES`: those that deliver to it first, equal ones best first. */
export function companiesByFit(
  { town, ids }: TownWithCompanies,
  companies: Pick<Companies, "bestFirst" | "forJob">,
): ListedCompany[] {
  const found = companies.forJob(companies.bestFirst(ids), { location: town.query });
  return found.sort((a, b) => fitOf(a) - fitOf(b));
}

const fitOf = ({ serves }: ListedCompany): number => (serves ? SERVES.indexOf(serves) : SERVES.length);

export const townCompanies = (companies: readonly ListedCompany[]): TownCompany[] =>
  companies.slice(0, TOWN_COMPANIES).map((company) => ({
    id: company.id,
    name: company.name,
    phone: company.phone,
    email: company.email,
    pausedUntil: company.pausedUntil,
    ...shownScore(company),
    serves: company.serves,
    servesBecause: company.servesBecause,
    earliest: company.earliest,
    deliveryTime: company.deliveryTime,
    price: commonPrice(company.prices),
  }));

function commonPrice(prices: Company["prices"]): TownCompany["price"] {
  const byCommon = COMMON_SIZES.flatMap((size) => prices.find((price) => price.size === size) ?? []);
  const [price] = [...byCommon, ...prices];
  if (!price) return null;
  const { pence, days } = hireFor(toStatedHire(price), DEFAULT_WEEKS);
  return { size: price.size, pounds: toPounds(pence), days };
}

/** `sampleSize` counts the companies that state a notice. `nextDay` counts those with at most one working day, unless paused. */
export function townNotice(
  companies: readonly Pick<Company, "id" | "name" | "noticeDays" | "pausedUntil">[],
): TownNotice {
  const quick = companies.filter(
    (company) => company.noticeDays !== null && company.noticeDays <= 1 && !isPaused(company),
  );
  return {
    sampleSize: companies.filter(({ noticeDays }) => noticeDays !== null).length,
    nextDay: quick.length,
    firms: quick.slice(0, MAX_NAMED_COMPANIES).map(({ id, name }) => ({ id, name })),
  };
}
