import { longDateInLondon } from "#contract/dates.ts";
import type { HireView } from "#contract/hires/press-bodies.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import { countOf } from "#contract/text/spelling.ts";

export function furtherPrices({
  furtherWeeks,
  totalWithWeeks,
  isTotalOpen,
  extraWeek,
}: Pick<HireView, "furtherWeeks" | "totalWithWeeks" | "isTotalOpen" | "extraWeek">): [
  label: string,
  text: string,
][] {
  const lines = furtherWeeks.map(({ number, weeks, agreedAt, price, isUsed }): [string, string] => {
    const label = `${countOf(weeks, "extra week")} (${number})`;
    const on = `on ${longDateInLondon(new Date(agreedAt))}`;
    if (!isUsed) return [label, `Agreed ${on}, not used`];
    const who = price && !extraWeek ? "the company said" : "agreed";
    return [label, `${price ? formatPounds(price) : "Price not said"}, as ${who} ${on}`];
  });
  if (!totalWithWeeks) return lines;
  const open = isTotalOpen ? ", without any charge for a swap, extra weight or a problem" : "";
  return [...lines, ["Total with extra weeks", `${formatPounds(totalWithWeeks)}${open}`]];
}
