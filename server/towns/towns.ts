import type { Company, ListedCompany } from "#contract/companies.ts";
import { addWorkingDays, orderDay } from "#contract/job/delivery-days.ts";
import { type DeliverySite, holidaysAt } from "#contract/job/earliest.ts";
import { DEFAULT_WEEKS, JOB_SIZES, type JobSize } from "#contract/job/job.ts";
import { PRICE_GUIDE } from "#contract/job/price-guide.ts";
import { SERVES } from "#contract/options.ts";
import { jobSizesIn } from "#contract/plan/size-advice.ts";
import { canBeQuoted, isPaused } from "#contract/quotable.ts";
import { isRated, shownScore } from "#contract/rated.ts";
import { SKIP_SIZES } from "#contract/skip-sizes.ts";
import { toPounds } from "#contract/text/pounds.ts";
import {
  MAX_NAMED_COMPANIES,
  MIN_STATED_PRICES,
  MIN_TOWN_COMPANIES,
  NEARBY_TOWNS,
  TOWN_COMPANIES,
  type TownCompany,
  type TownNotice,
  type TownPage,
  type TownPrice,
  type TownSummary,
} from "#contract/towns.ts";
import type { Companies } from "#server/companies/companies.ts";
import { kilometresBetween, type Point } from "#server/geo/distance.ts";
import type { CompanyCoverage } from "#server/map/company-area.ts";
import type { Permits } from "#server/permits/permits.ts";
import type { Places } from "#server/places/places.ts";
import type { Town } from "#server/places/towns/town-index.ts";
import { priceQuantile } from "#server/pricing/price-quantile.ts";
import { sizesOf } from "#server/pricing/sizes-offered.ts";
import { hireFor, toStatedHire } from "#server/pricing/stated-hire.ts";

interface TownsDeps {
  companies: Pick<Companies, "version" | "byLocation" | "bestFirst" | "forJob">;
  places: Pick<Places, "version" | "town" | "districts">;
  permits: Pick<Permits, "find">;
}

/** The list is computed on the first use after a change of the catalogue or the postcodes. */
export function createTowns({ companies, places, permits }: TownsDeps) {
  let cached: { version: string; towns: Map<string, TownWithCompanies> } | undefined;

  function current(): Map<string, TownWithCompanies> {
    const version = `${companies.version}.${places.version}`;
    if (cached?.version !== version) cached = { version, towns: townsWithCompanies(companies, places) };
    return cached.towns;
  }

  function nearby(town: Town): TownPage["nearby"] {
    return [...current().values()]
      .filter((other) => other.town.slug !== town.slug)
      .map((other) => ({ ...summary(other), km: kilometresBetween(town, other.town) }))
      .sort((a, b) => a.km - b.km)
      .slice(0, NEARBY_TOWNS);
  }

  return {
    list: (): TownSummary[] => [...current().values()].map(summary),
    /** Null if no town has this slug, or if too few companies are located in the town. */
    find(slug: string): TownPage | null {
      const found = current().get(slug);
      if (!found) return null;
      const { town } = found;
      const located = companiesByFit(found, companies);
      const permit = permits.find({ location: town.query });
      return {
        ...summary(found),
        county: town.county,
        query: town.query,
        ...townFigures(located),
        prices: townPrices(located),
        notice: townNotice(located, permit),
        permit,
        districts: townDistricts(town, located, places.districts),
        firms: townCompanies(located),
        nearby: nearby(town),
      };
    },
    /**
     * The town that a part of a path names in any known spelling. For example, "st-albans" names St Albans. Null if it names no
     * town.
     */
    named(spelled: string): { label: string; query: string; slug: string; hasPage: boolean } | null {
      const town = places.town(spelled.replaceAll("-", " "));
      if (!town) return null;
      const { label, query, slug } = town;
      return { label, query, slug, hasPage: current().has(slug) };
    },
  };
}

const summary = ({ town: { label, slug, nation }, ids }: TownWithCompanies): TownSummary => ({
  label,
  slug,
  nation,
  companies: ids.length,
});

/** `averageRating` is the mean over all reviews, so a company with more reviews counts more. */
function townFigures(
  companies: readonly Pick<Company, "email" | "prices" | "rating" | "reviewCount" | "ownScore">[],
) {
  const rated = companies.filter(isRated).map(shownScore);
  const reviews = rated.reduce((sum, { reviewCount }) => sum + reviewCount, 0);
  const stars = rated.reduce((sum, { rating, reviewCount }) => sum + Number(rating) * reviewCount, 0);
  return {
    quotable: companies.filter(canBeQuoted).length,
    pricing: companies.filter(({ prices }) => prices.length > 0).length,
    reviews,
    averageRating: reviews > 0 ? (stars / reviews).toFixed(2) : null,
  };
}

type District = Point & { outcode: string };

/** In kilometres. Districts further from the town are left out. */
const NEAR_KM = 20;
const MAX_DISTRICTS = 40;

/** Natural order: LS2 before LS10. */
const naturally = new Intl.Collator("en", { numeric: true }).compare;

/** The nearest postcode districts within the stated delivery area of at least one of the companies, in natural order. */
export function townDistricts(
  town: Point,
  located: readonly CompanyCoverage[],
  districts: readonly District[],
): TownPage["districts"] {
  const stating = located.filter(({ coverageAreas }) => coverageAreas.length > 0);
  const companiesIn = (district: District) => stating.filter((company) => covers(company, district)).length;
  return districts
    .map((district) => ({ district, km: kilometresBetween(town, district) }))
    .filter(({ km }) => km <= NEAR_KM)
    .sort((a, b) => a.km - b.km)
    .map(({ district }) => ({ code: district.outcode, companies: companiesIn(district) }))
    .filter(({ companies }) => companies > 0)
    .slice(0, MAX_DISTRICTS)
    .sort((a, b) => naturally(a.code, b.code));
}

/** If one area of a company excludes a district, no other area of the company covers it. Searches apply the same rule. */
const covers = ({ coverageAreas, latitude, longitude }: CompanyCoverage, district: District): boolean =>
  !coverageAreas.some(({ exclude }) => exclude?.includes(district.outcode)) &&
  coverageAreas.some((area) => {
    if (area.type === "districts") return area.codes.includes(district.outcode);
    if (latitude === null || longitude === null) return false;
    return kilometresBetween({ latitude, longitude }, district) <= area.km;
  });

type PricingCompany = Pick<Company, "skipSizes" | "prices">;

/**
 * The national price guide by size, from the pages about sizes and prices. If these pages differ, the page about sizes counts.
 */
const GUIDE: Partial<Record<JobSize, { from: number; to: number }>> = Object.fromEntries([
  ...Object.values(PRICE_GUIDE).flatMap(({ yards, from, to }) =>
    jobSizesIn(yards).map((size) => [size, { from, to }]),
  ),
  ...SKIP_SIZES.flatMap(({ yards, price }) => jobSizesIn(yards).map((size) => [size, price])),
]);

/**
 * The prices of the sizes that at least one company hires out, smallest first. A size is left out if it has no guide price and
 * fewer than `MIN_STATED_PRICES` companies state a price for the usual weeks. Unlike the results of a search, `offeredBy` does
 * not count companies whose words about the size are unclear.
 */
export function townPrices(companies: readonly PricingCompany[]): TownPrice[] {
  const offered = companies.map((company) => sizesOf(company).offered);
  return JOB_SIZES.map((size) => {
    const stated = companies.flatMap(({ prices }) => usualHire(prices, size));
    return {
      size,
      offeredBy: offered.filter((sizes) => sizes.includes(size)).length,
      statedBy: stated.length,
      stated: stated.length < MIN_STATED_PRICES ? null : spread(stated),
      guide: GUIDE[size] ?? null,
    };
  }).filter(({ offeredBy, stated, guide }) => offeredBy > 0 && (stated !== null || guide !== null));
}

/**
 * The stated price for the usual weeks, in pounds. Empty without a stated price for the size, or if the company's terms don't fit
 * these weeks.
 */
function usualHire(prices: PricingCompany["prices"], size: JobSize): number[] {
  const stated = prices.find((price) => price.size === size);
  const hire = stated && hireFor(toStatedHire(stated), DEFAULT_WEEKS);
  return hire?.days === DEFAULT_WEEKS * 7 ? [hire.pence / 100] : [];
}

/** Rounds the median to the penny. `amounts` must not be empty. */
function spread(amounts: readonly number[]) {
  const sorted = amounts.toSorted((a, b) => a - b);
  const median = Math.round(priceQuantile(sorted, 0.5) * 100) / 100;
  return { from: priceQuantile(sorted, 0), to: priceQuantile(sorted, 1), median };
}

/** The sizes that are hired most, in cubic yards. The most frequent size comes first. */
const COMMON_SIZES = [6, 8, 4, 12] as const;

/**
 * A town's companies in the order of `SERVES`. Companies that deliver to the town come first. Equal companies are sorted best
 * first.
 */
function companiesByFit(
  { town, ids }: TownWithCompanies,
  companies: Pick<Companies, "bestFirst" | "forJob">,
): ListedCompany[] {
  const found = companies.forJob(companies.bestFirst(ids), { location: town.query });
  return found.sort((a, b) => fitOf(a) - fitOf(b));
}

const fitOf = ({ serves }: ListedCompany): number => (serves ? SERVES.indexOf(serves) : SERVES.length);

const townCompanies = (companies: readonly ListedCompany[]): TownCompany[] =>
  companies.slice(0, TOWN_COMPANIES).map((company) => ({
    ...company,
    ...shownScore(company),
    price: commonPrice(company.prices),
  }));

function commonPrice(prices: Company["prices"]): TownCompany["price"] {
  const byCommon = COMMON_SIZES.flatMap((size) => prices.find((price) => price.size === size) ?? []);
  const [price] = [...byCommon, ...prices];
  if (!price) return null;
  const { pence, days } = hireFor(toStatedHire(price), DEFAULT_WEEKS);
  return { size: price.size, pounds: toPounds(pence), days };
}

/** Paused companies count as those that state a notice, and not as those that need at most one working day. */
function townNotice(companies: readonly ListedCompany[], site: Pick<DeliverySite, "division">): TownNotice {
  const firstDay = addWorkingDays(orderDay(), 1, holidaysAt(site)).day;
  const quick = companies.filter(
    (company) => company.noticeDays !== null && company.noticeDays <= 1 && !isPaused(company),
  );
  return {
    sampleSize: companies.filter(({ noticeDays }) => noticeDays !== null).length,
    nextDay: quick.length,
    firstDay,
    firms: quick
      .filter(({ earliest }) => earliest.day !== null && earliest.day <= firstDay)
      .slice(0, MAX_NAMED_COMPANIES)
      .map(({ id, name }) => ({ id, name })),
  };
}

interface TownWithCompanies {
  town: Town;
  ids: number[];
}

const inOrder = new Intl.Collator("en-GB").compare;

/** The towns with at least `MIN_TOWN_COMPANIES` companies, by slug, in the order of their names. */
function townsWithCompanies(
  companies: Pick<Companies, "byLocation">,
  places: Pick<Places, "town">,
): Map<string, TownWithCompanies> {
  const found = new Map<string, TownWithCompanies>();
  for (const { location, county, ids } of companies.byLocation()) {
    const town = places.town(county ? `${location}, ${county}` : location);
    if (!town) continue;
    const known = found.get(town.slug);
    if (known) known.ids.push(...ids);
    else found.set(town.slug, { town, ids: [...ids] });
  }
  const sorted = [...found].sort(([, a], [, b]) => inOrder(a.town.label, b.town.label));
  return new Map(sorted.filter(([, { ids }]) => ids.length >= MIN_TOWN_COMPANIES));
}
