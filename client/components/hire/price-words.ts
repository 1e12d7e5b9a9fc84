import { formatTonnes } from "#client/components/answers/offer-words.ts";
import { longDateInLondon } from "#contract/dates.ts";
import type { HireView } from "#contract/hires/hire-view.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import { countOf } from "#contract/text/spelling.ts";

type Load = NonNullable<HireView["went"]>;

/** The site of a load and its permit number, as far as the company said them. */
export const siteWords = ({ site, permit }: Load): string =>
  [site, permit && `permit ${permit}`].filter(Boolean).join(", ");

/** Where a load went, as far as the company said it. */
export const loadWords = (load: Load): string =>
  [
    siteWords(load),
    load.tonnes && formatTonnes(load.tonnes),
    load.tracking && `waste tracking number ${load.tracking}`,
  ]
    .filter(Boolean)
    .join(", ");

export function furtherPrices({
  furtherWeeks,
  totalWithWeeks,
  isTotalOpen,
}: Pick<HireView, "furtherWeeks" | "totalWithWeeks" | "isTotalOpen">): [label: string, text: string][] {
  const lines = furtherWeeks.map(({ number, weeks, agreedAt, price, isUsed }): [string, string] => {
    const label = `${countOf(weeks, "extra week")} (${number})`;
    const on = `on ${longDateInLondon(new Date(agreedAt))}`;
    if (!isUsed) return [label, `Agreed ${on}, not used`];
    return [label, `${price ? formatPounds(price) : "Price not said"}, as agreed ${on}`];
  });
  if (!totalWithWeeks) return lines;
  const open = isTotalOpen
    ? ", without any charge for a longer permit, a swap, extra weight or a problem"
    : "";
  return [...lines, ["Total with extra weeks", `${formatPounds(totalWithWeeks)}${open}`]];
}
