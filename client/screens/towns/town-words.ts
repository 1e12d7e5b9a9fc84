import { formatCompanyCount, formatRating } from "#client/components/company/format.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import { formatCount } from "#contract/text/spelling.ts";
import type { TownPage } from "#contract/towns.ts";

type Amounts = { from: number; to: number };

/** For example "Newport" for "Newport, Shropshire". */
export const shortName = ({ label }: Pick<TownPage, "label">): string => label.split(", ")[0] ?? label;

/** For example "£165 to £240", or "£210" if `from` and `to` are equal. */
export const amounts = ({ from, to }: Amounts): string =>
  from === to ? formatPounds(from) : `${formatPounds(from)} to ${formatPounds(to)}`;

/** The size for which most companies state a price. Null if no size has enough stated prices. */
export function commonestPrice({ prices }: Pick<TownPage, "prices">) {
  const [commonest] = prices
    .flatMap(({ size, stated, statedBy }) => (stated ? [{ size, stated, statedBy }] : []))
    .sort((a, b) => b.statedBy - a.statedBy);
  return commonest ?? null;
}

export function introSentences(town: TownPage): string[] {
  const { label, county, companies, quotable, pricing, reviews, averageRating, notice } = town;
  const where = label === county || label.includes(", ") ? label : `${label}, ${county}`;
  const rating = formatRating(averageRating);
  return [
    `${formatCompanyCount(companies)} in the directory ${companies === 1 ? "is" : "are"} located in ${where}.`,
    `${share(quotable, companies)} can be asked for a quote by email, and ${share(pricing, companies).toLowerCase()} state a price.`,
    rating && `Their ${reviews === 1 ? "one review" : `${formatCount(reviews)} reviews`} average ${rating}.`,
    notice.nextDay > 0 &&
      `${notice.nextDay === 1 ? "One says it needs" : `${formatCount(notice.nextDay)} say they need`} one working day's notice or less.`,
  ].filter((sentence) => typeof sentence === "string");
}

const share = (part: number, all: number): string =>
  part === 0 ? "None of them" : part === all ? "All of them" : `${formatCount(part)} of them`;
