import type { PriceSize } from "../options.ts";

/** Fixed figures in pounds, not computed from the companies. */
export const PRICE_GUIDE: Record<PriceSize, { label: string; yards: string; from: number; to: number }> = {
  mini: { label: "Mini", yards: "2-3 yards", from: 70, to: 90 },
  small: { label: "Small", yards: "4-5 yards", from: 110, to: 140 },
  medium: { label: "Medium", yards: "6-8 yards", from: 140, to: 180 },
  large: { label: "Large", yards: "10-12 yards", from: 200, to: 250 },
};
