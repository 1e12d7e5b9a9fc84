import type { Offer } from "#contract/answers/answers.ts";
import { todayInLondon } from "#contract/dates.ts";
import { toPence } from "#contract/text/pounds.ts";
import type { OfferingCompany } from "../receipt-view.ts";

const totalOf = ({ comparable }: Offer): number => toPence(comparable.total);
export const isComplete = ({ comparable }: Offer): boolean => comparable.unsaid.length === 0;

export const isExpired = ({ answer }: OfferingCompany): boolean => answer.state === "expired";
/** A day in the past does not say how early the company can deliver now. */
export const hasPassed = (day: string): boolean => day < todayInLondon();
const comingDate = ({ earliestDate }: Offer): string | null =>
  earliestDate !== null && !hasPassed(earliestDate) ? earliestDate : null;

/** Complete totals come first, because an offer that leaves out a cost would seem cheaper. */
export const sortOffers = (companies: readonly OfferingCompany[]): OfferingCompany[] =>
  [...companies].sort((a, b) => {
    const [one, other] = [a.answer.offer, b.answer.offer];
    return (
      Number(isExpired(a)) - Number(isExpired(b)) ||
      Number(isComplete(other)) - Number(isComplete(one)) ||
      totalOf(one) - totalOf(other) ||
      (comingDate(one) ?? "no date").localeCompare(comingDate(other) ?? "no date")
    );
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
