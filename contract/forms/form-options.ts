import { PRICE_GUIDE } from "../job/price-guide.ts";
import { type Option, PRICE_SIZES } from "../options.ts";

/** This file loads on demand, so that pages without a form do not load it. */

export const REVIEW_SKIP_SIZES = PRICE_SIZES.map(
  (size) => `${PRICE_GUIDE[size].label} (${PRICE_GUIDE[size].yards})`,
);

export const REVIEW_RATINGS = [
  { value: 5, label: "Excellent" },
  { value: 4, label: "Good" },
  { value: 3, label: "Average" },
  { value: 2, label: "Poor" },
  { value: 1, label: "Terrible" },
] as const;

export const WASTE_TYPES = [
  { value: "general", label: "General household waste" },
  { value: "garden", label: "Garden waste" },
  { value: "construction", label: "Construction waste" },
  { value: "commercial", label: "Commercial waste" },
  { value: "mixed", label: "Mixed waste" },
  { value: "other", label: "Other" },
] as const satisfies readonly Option[];

export const DIRECTORY_SKIP_SIZES = [
  { value: "mini-2-yard", label: "Mini skip (2 yard)" },
  { value: "midi-4-yard", label: "Midi skip (4 yard)" },
  { value: "builder-6-yard", label: "Builder's skip (6 yard)" },
  { value: "maxi-8-yard", label: "Large builder's skip (8 yard)" },
  { value: "large-12-yard", label: "Maxi skip (12 yard)" },
  { value: "roll-on-20-yard", label: "Roll-on roll-off skip (20 yard)" },
  { value: "not-sure", label: "Not sure" },
] as const satisfies readonly Option[];

export const HIRE_LENGTHS = [
  { value: "1-week", label: "1 week" },
  { value: "2-weeks", label: "2 weeks" },
  { value: "1-month", label: "1 month" },
  { value: "longer", label: "Longer than a month" },
  { value: "same-day", label: "Same day (wait and load)" },
] as const satisfies readonly Option[];

export const QUOTE_SKIP_SIZES = [
  { value: "mini", label: "Mini (2-3 cubic yards)" },
  { value: "small", label: "Small (4-5 cubic yards)" },
  { value: "medium", label: "Medium (6-8 cubic yards)" },
  { value: "large", label: "Large (10-12 cubic yards)" },
  { value: "extra-large", label: "Extra large (14-16 cubic yards)" },
] as const satisfies readonly Option[];

export const HIRE_DURATIONS = [
  { value: "1-week", label: "1 week" },
  { value: "2-weeks", label: "2 weeks" },
  { value: "1-month", label: "1 month" },
  { value: "flexible", label: "Flexible" },
] as const satisfies readonly Option[];
