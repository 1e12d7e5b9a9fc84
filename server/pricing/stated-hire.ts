import type { StatedPrice } from "#contract/job/terms.ts";
import { toPence } from "#contract/text/pounds.ts";

/** Amounts are in pence. */
export interface StatedHire {
  readonly price: number;
  /** Null if the company does not say how many days the price includes. */
  readonly hireDays: number | null;
  readonly extraWeek: number | null;
  readonly heavyAllowed: boolean | null;
  readonly statedBy: StatedPrice["statedBy"];
}

export const toStatedHire = ({
  price,
  hireDays,
  extraWeek,
  heavyAllowed,
  statedBy,
}: StatedPrice): StatedHire => ({
  price: toPence(price),
  hireDays,
  extraWeek: extraWeek === null ? null : toPence(extraWeek),
  heavyAllowed,
  statedBy,
});

/** In pence: the cost of weeks that the price does not include. Null if `hireDays` or the price of a needed week is unknown. */
export function extraWeeksCost(
  { hireDays, extraWeek }: Pick<StatedHire, "hireDays" | "extraWeek">,
  weeks: number,
): number | null {
  if (hireDays === null) return null;
  const extra = Math.max(0, Math.ceil((weeks * 7 - hireDays) / 7));
  if (extra === 0) return 0;
  return extraWeek === null ? null : extraWeek * extra;
}

/**
 * The price and the days for these weeks. If the cost of extra weeks is unknown, the stated price and the days that it includes.
 */
export function hireFor(stated: StatedHire, weeks: number) {
  const extra = extraWeeksCost(stated, weeks);
  return extra === null
    ? { pence: stated.price, days: stated.hireDays }
    : { pence: stated.price + extra, days: weeks * 7 };
}
