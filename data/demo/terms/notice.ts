import type { Company } from "#contract/companies.ts";

/** The maximum number of working days from order to delivery, according to the text about the delivery time. */
const NOTICE: readonly (readonly [words: RegExp, days: number])[] = [
  [/^Next (working )?day/, 1],
  [/^Same (day if|or next)/, 1],
  [/^Within 24 hours/, 1],
  [/^Within 48 hours/, 2],
  [/^1-2 working days/, 2],
  [/^1 to 3 working days/, 3],
  [/^2 working days/, 2],
  [/next (working )?day/, 1],
  [/^2-3 working days|^Within 3 working days/, 3],
  [/^3-5 working days/, 5],
];

/** Returns the notice in working days, 0 for a same-day service. Returns null if the text gives no number of days. */
export function noticeOf({ deliveryTime, services }: Company): number | null {
  if (deliveryTime?.startsWith("Same") && services?.includes("Same-day skips")) return 0;
  return NOTICE.find(([words]) => words.test(deliveryTime ?? ""))?.[1] ?? null;
}
