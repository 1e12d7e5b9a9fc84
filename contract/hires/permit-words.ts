import { longWeekday } from "../dates.ts";
import type { Division } from "../job/delivery-days.ts";
import { roadWords } from "../job/road-words.ts";
import type { HireView } from "./hire-view.ts";

type PermitEnd = NonNullable<HireView["permit"]>;

/** The last day of the permit, and where it comes from. `other` is the name of the other side. */
export function permitEndWords(
  { endsOn, saidBy }: PermitEnd,
  { reader, other }: { reader: string; other: string },
) {
  const who = saidBy === reader ? "you" : saidBy === "customer" ? "the customer" : other;
  return `${longWeekday(endsOn)}, ${saidBy ? `as ${who} said` : "if it lasts as long as the council's usual permits"}.`;
}

/** `goesOn` is the day on which the skip goes, as far as it is known. */
export function permitAdvice(
  { endsOn, askBy, isLate }: PermitEnd,
  goesOn: string | null,
  division?: Division,
) {
  const { authority } = roadWords(division);
  const isBeforeEnd = goesOn !== null && goesOn > endsOn;
  const ask = isLate
    ? "it is too late for the usual notice: ask today."
    : `ask ${authority} for more time by ${longWeekday(askBy)}.`;
  return {
    isBeforeEnd,
    text: `${isBeforeEnd ? "That is before the skip goes. " : ""}To keep the skip longer, ${ask}`,
  };
}
