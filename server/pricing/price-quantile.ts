import { MIN_FOR_MIDDLE_HALF } from "#contract/plan/plan.ts";

/** Interpolates between `values`, which are ascending and not empty. `part` is 0.5 for the median. */
export function priceQuantile(values: readonly number[], part: number): number {
  const at = (values.length - 1) * part;
  const [below, above] = [values[Math.floor(at)] as number, values[Math.ceil(at)] as number];
  return below + (above - below) * (at - Math.floor(at));
}

/** The middle half of ascending amounts, in whole pounds. All amounts if there are fewer than `MIN_FOR_MIDDLE_HALF`. */
export function middleHalf(values: readonly number[]) {
  const cut = values.length < MIN_FOR_MIDDLE_HALF ? 0 : 0.25;
  return { from: Math.floor(priceQuantile(values, cut)), to: Math.ceil(priceQuantile(values, 1 - cut)) };
}
