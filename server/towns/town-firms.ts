import type { Company, ListedCompany } from "#contract/companies.ts";
import { SERVES } from "#contract/options.ts";
import { shownScore } from "#contract/rated.ts";
import { MAX_NAMED_FIRMS, TOWN_FIRMS, type TownFirm, type TownNotice } from "#contract/towns.ts";
import type { Companies } from "#server/companies/companies.ts";
import type { TownWithFirms } from "./towns-with-firms.ts";

/** The sizes that are hired most, in cubic yards, most frequent first. */
const COMMON_SIZES = [6, 8, 4, 12] as const;

/**
 * A town's firms in the order of `SERVES`: those that deliver to the town first. Firms with the same value of `serves` are best
 * first.
 */
export function firmsByFit(
  { town, ids }: TownWithFirms,
  companies: Pick<Companies, "bestFirst" | "forJob">,
): ListedCompany[] {
  const firms = companies.forJob(companies.bestFirst(ids), { location: town.query });
  return firms.sort((a, b) => fitOf(a) - fitOf(b));
}

const fitOf = ({ serves }: ListedCompany): number => (serves ? SERVES.indexOf(serves) : SERVES.length);

/** The first firms of a list, with the facts that the town's page shows. */
export const townFirms = (firms: readonly ListedCompany[]): TownFirm[] =>
  firms.slice(0, TOWN_FIRMS).map((firm) => ({
    id: firm.id,
    name: firm.name,
    ...shownScore(firm),
    serves: firm.serves,
    servesBecause: firm.servesBecause,
    noticeDays: firm.noticeDays,
    deliveryTime: firm.deliveryTime,
    price: commonPrice(firm.prices),
  }));

function commonPrice(prices: Company["prices"]): TownFirm["price"] {
  const byCommon = COMMON_SIZES.flatMap((size) => prices.find((price) => price.size === size) ?? []);
  const [price] = [...byCommon, ...prices];
  return price ? { size: price.size, pounds: price.price } : null;
}

/** How many firms state a notice period, how many of them one working day at most, and the names of the first of these. */
export function townNotice(firms: readonly Pick<Company, "id" | "name" | "noticeDays">[]): TownNotice {
  const quick = firms.filter(({ noticeDays }) => noticeDays !== null && noticeDays <= 1);
  return {
    said: firms.filter(({ noticeDays }) => noticeDays !== null).length,
    nextDay: quick.length,
    firms: quick.slice(0, MAX_NAMED_FIRMS).map(({ id, name }) => ({ id, name })),
  };
}
