import type { Offer } from "#contract/answers/answers.ts";
import { todayInLondon } from "#contract/dates.ts";
import type { OfferSort } from "#contract/options.ts";
import { toPence } from "#contract/text/pounds.ts";
import type { OfferingCompany } from "../receipt-view.ts";

const totalOf = ({ comparable }: Offer): number => toPence(comparable.total);
export const isComplete = ({ comparable }: Offer): boolean => comparable.unsaid.length === 0;

type Compare = (a: OfferingCompany, b: OfferingCompany) => number;

const byState: Compare = (a, b) => Number(isExpired(a)) - Number(isExpired(b));
/** Complete totals come first, because an offer that leaves out a cost would seem cheaper. */
const byCompleteness: Compare = (a, b) =>
  Number(isComplete(b.answer.offer)) - Number(isComplete(a.answer.offer));
const byTotal: Compare = (a, b) => byCompleteness(a, b) || totalOf(a.answer.offer) - totalOf(b.answer.offer);
/** A day in the past does not say how early the company can deliver now. */
export const hasPassed = (day: string): boolean => day < todayInLondon();
const comingDate = ({ earliestDate }: Offer): string | null =>
  earliestDate !== null && !hasPassed(earliestDate) ? earliestDate : null;
const dateOf = ({ answer }: OfferingCompany): string => comingDate(answer.offer) ?? "no date";
const byDate: Compare = (a, b) => (dateOf(a) < dateOf(b) ? -1 : Number(dateOf(a) > dateOf(b)));

export const isExpired = ({ answer }: OfferingCompany): boolean => answer.state === "expired";

export const sortOffers = (companies: readonly OfferingCompany[], sort: OfferSort): OfferingCompany[] =>
  [...companies].sort((a, b) => {
    const [first, second] = sort === "date" ? [byDate, byTotal] : [byTotal, byDate];
    return byState(a, b) || first(a, b) || second(a, b);
  });

export interface OfferMarks {
  /**
   * "lowest": the total is complete, and no total is lower. "lowest-complete": the lowest of several complete totals. An
   * incomplete total is lower, but its missing costs may make it more expensive.
   */
  total: "lowest" | "lowest-complete" | null;
  isEarliest: boolean;
}

/** Null without values, or if all values are equal. */
function lowest<Value extends number | string>(values: readonly Value[]): Value | null {
  const [first] = [...values].sort((a, b) => (a < b ? -1 : Number(a > b)));
  return first !== undefined && values.some((value) => value !== first) ? first : null;
}

/** If the customer left the size open, no total is marked, because the totals can be for different sizes. */
export function markOffers(
  companies: readonly OfferingCompany[],
  { isSizeOpen = false } = {},
): ReadonlyMap<number, OfferMarks> {
  const standing = companies.filter((company) => !isExpired(company));
  const offers = standing.map(({ answer }) => answer.offer);
  const least = lowest(offers.map(totalOf));
  const complete = offers.filter(isComplete).map(totalOf);
  const leastComplete = Math.min(...complete);
  const dates = offers.map(comingDate);
  const earliest = lowest(dates.filter((date) => date !== null));
  const totalMark = (offer: Offer): OfferMarks["total"] => {
    if (isSizeOpen || least === null || !isComplete(offer) || totalOf(offer) !== leastComplete) return null;
    if (leastComplete === least) return "lowest";
    return complete.length > 1 ? "lowest-complete" : null;
  };
  return new Map(
    standing.map(({ id, answer: { offer } }) => [
      id,
      { total: totalMark(offer), isEarliest: earliest !== null && offer.earliestDate === earliest },
    ]),
  );
}
