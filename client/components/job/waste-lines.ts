import { isCollectedApart } from "#contract/job/collected-apart.ts";
import type { WasteCharge } from "#contract/job/terms.ts";
import { chargeWords, wasteLabel } from "../company/fit-words.ts";

export function statedChargeWords({ waste, ...charge }: WasteCharge): string {
  const words = chargeWords(charge);
  return isCollectedApart(waste) ? `${words}, apart from the skip` : words;
}

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
