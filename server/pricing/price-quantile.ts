import { MIN_FOR_MIDDLE_HALF } from "#contract/plan/plan.ts";

/** The value below which a part of the values lies: 0.5 for the median. Interpolates. At least one value, ascending. */
export function priceQuantile(values: readonly number[], part: number): number {
  const at = (values.length - 1) * part;
  const [below, above] = [values[Math.floor(at)] as number, values[Math.ceil(at)] as number];
  return below + (above - below) * (at - Math.floor(at));
}

/** The middle half of the amounts, or all of fewer than `MIN_FOR_MIDDLE_HALF`, in whole pounds. They are in ascending order. */
export function middleHalf(values: readonly number[]) {
  const cut = values.length < MIN_FOR_MIDDLE_HALF ? 0 : 0.25;
  return { from: Math.floor(priceQuantile(values, cut)), to: Math.ceil(priceQuantile(values, 1 - cut)) };
}
