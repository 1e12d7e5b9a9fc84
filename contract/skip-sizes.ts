import SIZES from "./skip-sizes.json" with { type: "json" };

/** Facts about one size of skip, or about a range of sizes. Dimensions are rounded to 5 cm. */
export interface SkipSize {
  id: string;
  name: string;
  yards: string;
  bags: { from: number; to: number };
  /** Typical starting prices, in pounds. */
  price: { from: number; to: number };
  /** Outside dimensions in metres, which vary slightly between companies. */
  metres: { length: number; width: number; height: number };
  description: string;
  idealFor: readonly string[];
  wasteTypes: readonly string[];
  weightNote: string | null;
  mostPopular: boolean;
}

/** For example "1.7", "1.25", "1.0". */
export const metresWords = (metres: number): string =>
  Number.isInteger(metres) ? metres.toFixed(1) : String(metres);

export const SKIP_SIZES: readonly SkipSize[] = SIZES;
