import { isCollectedApart } from "#contract/job/collected-apart.ts";
import type { WasteCharge } from "#contract/job/terms.ts";
import { chargeWords, wasteLabel } from "../company/fit-words.ts";

/** For example "£20 each", or "£5 each, apart from the skip" for a waste that no ordinary skip takes. */
export function statedChargeWords({ waste, ...charge }: WasteCharge): string {
  const words = chargeWords(charge);
  return isCollectedApart(waste) ? `${words}, apart from the skip` : words;
}

/** Items about the wastes of the job (`asked`) come first. */
export function wasteLines<Item>(
  items: readonly Item[],
  wasteOf: (item: Item) => WasteCharge["waste"],
  asked: readonly WasteCharge["waste"][] = [],
) {
  const lines = items.map((item) => {
    const waste = wasteOf(item);
    const isAsked = asked.includes(waste);
    return { item, isAsked, name: `${wasteLabel(waste)}${isAsked ? " (in your job)" : ""}` };
  });
  return lines.sort((a, b) => Number(b.isAsked) - Number(a.isAsked));
}
