import type { Company } from "#contract/companies.ts";
import { JOB_SIZES } from "#contract/job/job.ts";
import type { StatedPrice } from "#contract/job/terms.ts";
import { clamp } from "#contract/limits.ts";
import type { Random } from "../random.ts";
import { readDemoTable } from "../words.ts";

/** Price range of each skip size in an average town, in pounds including VAT. */
export const AVERAGE_PRICES = readDemoTable<Record<"size" | "from" | "to", number>>("average-prices");

export const averagePrices = (size: number) =>
  AVERAGE_PRICES.find((average) => average.size === size) ?? { from: 110, to: 230 };

/** Pounds for a further week at cheap, usual and dear firms, for sizes up to and including `upTo` cubic yards. */
const EXTRA_WEEKS = readDemoTable<Record<"upTo" | "cheap" | "usual" | "dear", number>>("extra-weeks");

export const asMoney = (pounds: number) => pounds.toFixed(2);

export const yardsOf = ({ skipSizes }: Company): number[] => skipSizes?.match(/\d+/g)?.map(Number) ?? [];

/** Returns a random day of 2026, as YYYY-MM-DD: from 5 January to day `days` of the year. */
export const dayOf2026 = (random: Random, days: number): string =>
  new Date(Date.UTC(2026, 0, random.between(5, days))).toISOString().slice(0, 10);

/** Share of firms that state prices, among the firms that state terms. */
const STATE_PRICES = 0.78;

/**
 * Chooses a price for each size of the firm, from its lowest to its highest price. Some firms omit the price of the largest
 * size, others all prices. `text` is what the firm says in words.
 */
export function choosePriceList(company: Company, text: string, random: Random): StatedPrice[] {
  if (!random.chance(STATE_PRICES)) return [];
  const sizes = JOB_SIZES.filter((size) => yardsOf(company).includes(size));
  const step = Number(random.weighted({ "5": 60, "1": 30, "0.5": 10 }));
  const statedBy: StatedPrice["statedBy"] = random.chance(0.2) ? "company" : "directory";
  const hireDays = chooseHireDays(text, random);
  const hasExtraWeek = hireDays !== null && random.chance(0.8);
  const level = random.pick(["cheap", "usual", "dear"] as const);
  const statedOn = dayOf2026(random, 300);
  const amounts = chooseAmounts(company, sizes, step, random);
  const isLargestLeftOut = sizes.length > 3 && random.chance(0.15);
  const extraWeekOf = (size: number) => EXTRA_WEEKS.find(({ upTo }) => size <= upTo)?.[level] ?? 20;
  const prices = sizes.map((size, index) => ({
    size,
    price: asMoney(amounts[index] ?? 0),
    hireDays,
    extraWeek: hasExtraWeek ? asMoney(extraWeekOf(size)) : null,
    heavyAllowed: isHeavyAllowed(size, text, random),
    ...{ statedBy, statedOn },
  }));
  return isLargestLeftOut ? prices.slice(0, -1) : prices;
}

/** Interpolates the price of each size between the lowest and the highest price, in proportion to average prices. */
function chooseAmounts(company: Company, sizes: readonly number[], step: number, random: Random): number[] {
  const [min, max] = [Number(company.priceFrom), Number(company.priceTo)];
  const lowest = averagePrices(sizes[0] ?? 4).from;
  const highest = averagePrices(sizes.at(-1) ?? 8).to;
  const above = random.next() * 0.3 + 0.35;
  const amounts = sizes.map((size) => {
    const { from, to } = averagePrices(size);
    const usual = from + (to - from) * above;
    const pounds = min + ((usual - lowest) / (highest - lowest)) * (max - min);
    return clamp(Math.round(pounds / step) * step, { min, max });
  });
  return amounts.map((pounds, index) => Math.max(pounds, (amounts[index - 1] ?? 0) + step));
}

/** Patterns of what firms say about the length of hire, in days. "none" means that hire has no limit. */
const HIRE_DAYS = readDemoTable<{ words: string; days: number | "none" }>("hire-days");

function chooseHireDays(text: string, random: Random): number | null {
  const chosen = random.weighted({ "14": 76, "7": 10, "10": 6, none: 8 });
  const days = HIRE_DAYS.find(({ words }) => new RegExp(words).test(text))?.days ?? chosen;
  return days === "none" ? null : Number(days);
}

/** Skips up to 6 yards may be filled with soil, skips from 10 yards may not. At 8 yards, firms differ. */
function isHeavyAllowed(size: number, text: string, random: Random): boolean | null {
  if (size <= 6) return true;
  if (size >= 10) return false;
  const firms = random.weighted({ yes: 45, no: 40, unsaid: 15 });
  const isOnlyForSixYard = /6 yard is the one for soil|suggest the 6 yard|Heavy stuff goes in the 6/.test(
    text,
  );
  if (isOnlyForSixYard || firms === "no") return false;
  return firms === "yes" ? true : null;
}
