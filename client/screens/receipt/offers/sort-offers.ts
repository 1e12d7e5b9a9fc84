import type { Offer } from "#contract/answers/answers.ts";
import { todayInLondon } from "#contract/dates.ts";
import type { OfferSort } from "#contract/options.ts";
import { toPence } from "#contract/text/pounds.ts";
import type { OfferingCompany } from "../receipt-view.ts";

const totalOf = ({ comparable }: Offer): number => toPence(comparable.total);
const isComplete = ({ comparable }: Offer): boolean => comparable.unsaid.length === 0;

type Compare = (a: OfferingCompany, b: OfferingCompany) => number;

const byState: Compare = (a, b) => Number(isExpired(a)) - Number(isExpired(b));
/** A total that leaves a cost unsaid would win by saying less, so complete ones come first. */
const byCompleteness: Compare = (a, b) =>
  Number(isComplete(b.answer.offer)) - Number(isComplete(a.answer.offer));
const byTotal: Compare = (a, b) => byCompleteness(a, b) || totalOf(a.answer.offer) - totalOf(b.answer.offer);
/** A day that has passed tells nothing of the day on which the skip can come now. */
export const hasPassed = (day: string): boolean => day < todayInLondon();
const comingDate = ({ earliestDate }: Offer): string | null =>
  earliestDate !== null && !hasPassed(earliestDate) ? earliestDate : null;
const dateOf = ({ answer }: OfferingCompany): string => comingDate(answer.offer) ?? "no date";
const byDate: Compare = (a, b) => (dateOf(a) < dateOf(b) ? -1 : Number(dateOf(a) > dateOf(b)));

export const isExpired = ({ answer }: OfferingCompany): boolean => answer.state === "expired";

/** Offers that have ended come last, and so do those without a date when dates decide. */
export const sortOffers = (companies: readonly OfferingCompany[], sort: OfferSort): OfferingCompany[] =>
  [...companies].sort((a, b) => {
    const [first, second] = sort === "date" ? [byDate, byTotal] : [byTotal, byDate];
    return byState(a, b) || first(a, b) || second(a, b);
  });

/** What sets an offer apart from the others. */
export interface OfferMarks {
  /** "lowest" only if no offer that leaves a cost unsaid is lower; such an offer may end up dearer. */
  total: "lowest" | "lowest-complete" | null;
  isEarliest: boolean;
}

/** The lowest value; null if there are not two different ones, because then nothing stands out. */
function lowest<Value extends number | string>(values: readonly Value[]): Value | null {
  const [first] = [...values].sort((a, b) => (a < b ? -1 : Number(a > b)));
  return first !== undefined && values.some((value) => value !== first) ? first : null;
}

/** Marks for every offer that still stands, by company. */
export function markOffers(companies: readonly OfferingCompany[]): ReadonlyMap<number, OfferMarks> {
  const standing = companies.filter((company) => !isExpired(company));
  const offers = standing.map(({ answer }) => answer.offer);
  const least = lowest(offers.map(totalOf));
  const leastComplete = Math.min(...offers.filter(isComplete).map(totalOf));
  const earliest = lowest(offers.map((offer) => comingDate(offer) ?? "no date"));
  const totalMark = (offer: Offer): OfferMarks["total"] => {
    if (least === null || !isComplete(offer) || totalOf(offer) !== leastComplete) return null;
    return leastComplete === least ? "lowest" : "lowest-complete";
  };
  return new Map(
    standing.map(({ id, answer: { offer } }) => [
      id,
      { total: totalMark(offer), isEarliest: earliest !== null && offer.earliestDate === earliest },
    ]),
  );
}
