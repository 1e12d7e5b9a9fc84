import type { Company } from "#contract/companies.ts";
import { JOB_SIZES, type JobSize } from "#contract/job/job.ts";
import type { StatedPrice } from "#contract/job/terms.ts";
import { asMoney, PRICE_RANGES } from "../companies/prices.ts";
import type { Random } from "../random.ts";
import { sendsHeavyToSixYard, statedHireDays } from "./said.ts";

/** Share of firms that state prices, among the firms that state terms. */
const STATE_PRICES = 0.78;
/** Pounds for a further week at cheap, usual and dear firms, for sizes up to and including `upTo` cubic yards. */
const EXTRA_WEEK = [
  { upTo: 4, pounds: [10, 12, 15] },
  { upTo: 8, pounds: [15, 20, 25] },
  { upTo: 16, pounds: [20, 25, 30] },
  { upTo: 40, pounds: [40, 50, 60] },
] as const;

/**
 * Chooses a price for each size of the firm, from its lowest to its highest price. Some firms omit the price of the largest
 * size, others all prices.
 */
export function choosePriceList(company: Company, random: Random): StatedPrice[] {
  if (!random.chance(STATE_PRICES)) return [];
  const sizes = sizesOf(company);
  const step = Number(random.weighted({ "5": 60, "1": 30, "0.5": 10 }));
  const stated = random.chance(0.2) ? "company" : "directory";
  const hireDays = chooseHireDays(company, random);
  const extraWeek = hireDays !== null && random.chance(0.8);
  const dearer = random.between(0, 2);
  const statedOn = dayOf2026(random, 300);
  const pounds = chooseAmounts(company, sizes, step, random);
  const left = sizes.length > 3 && random.chance(0.15) ? sizes.at(-1) : undefined;
  return sizes
    .map((size, index) => ({
      size,
      price: asMoney(pounds[index] ?? 0),
      hireDays,
      extraWeek: extraWeek ? asMoney(extraWeekOf(size, dearer)) : null,
      heavyAllowed: isHeavyAllowed(size, company, random),
      statedBy: stated as StatedPrice["statedBy"],
      statedOn,
    }))
    .filter(({ size }) => size !== left);
}

/** Returns a random day of 2026, as YYYY-MM-DD: from 5 January to day `days` of the year. */
export const dayOf2026 = (random: Random, days: number): string =>
  new Date(Date.UTC(2026, 0, random.between(5, days))).toISOString().slice(0, 10);

function sizesOf({ skipSizes }: Company): JobSize[] {
  const yards = skipSizes?.match(/\d+/g)?.map(Number) ?? [];
  return JOB_SIZES.filter((size) => yards.includes(size));
}

/** Interpolates the price of each size between the lowest and the highest price, in proportion to average prices. */
function chooseAmounts(company: Company, sizes: readonly JobSize[], step: number, random: Random): number[] {
  const from = Number(company.priceFrom);
  const to = Number(company.priceTo);
  const lowest = averageOf(sizes[0] ?? 4).from;
  const highest = averageOf(sizes.at(-1) ?? 8).to;
  const above = random.next() * 0.3 + 0.35;
  const amounts = sizes.map((size) => {
    const average = averageOf(size);
    const usual = average.from + (average.to - average.from) * above;
    const pounds = from + ((usual - lowest) / (highest - lowest)) * (to - from);
    return Math.min(Math.max(Math.round(pounds / step) * step, from), to);
  });
  return amounts.map((pounds, index) => Math.max(pounds, (amounts[index - 1] ?? 0) + step));
}

function averageOf(size: number) {
  const [, from = 110, to = 230] = PRICE_RANGES.find(([yards]) => yards === size) ?? [];
  return { from, to };
}

function chooseHireDays(company: Company, random: Random): number | null {
  const chosen = random.weighted({ "14": 76, "7": 10, "10": 6, none: 8 });
  const stated = statedHireDays(company);
  if (stated !== undefined) return stated;
  return chosen === "none" ? null : Number(chosen);
}

function extraWeekOf(size: number, dearer: number): number {
  const amounts = EXTRA_WEEK.find(({ upTo }) => size <= upTo)?.pounds ?? [20];
  return amounts[dearer] ?? amounts[0];
}

/** Skips up to 6 yards may be filled with soil, skips from 10 yards may not. At 8 yards, firms differ. */
function isHeavyAllowed(size: number, company: Company, random: Random): boolean | null {
  if (size <= 6) return true;
  if (size >= 10) return false;
  const firms = random.weighted({ yes: 45, no: 40, unsaid: 15 });
  if (sendsHeavyToSixYard(company) || firms === "no") return false;
  return firms === "yes" ? true : null;
}
