import type { Random } from "../random.ts";
import type { Region } from "../words/counties.ts";

/** Price range of each skip size in an average town, in pounds including VAT. */
export const PRICE_RANGES: readonly (readonly [yards: number, from: number, to: number])[] = [
  [2, 80, 95],
  [4, 108, 140],
  [6, 142, 185],
  [8, 172, 225],
  [12, 215, 275],
  [14, 230, 300],
  [16, 245, 320],
  [20, 265, 355],
  [40, 300, 405],
];

/** Price level of each region. 1 is the national average. */
const PRICE_LEVELS: Readonly<Record<Region, number>> = {
  London: 1.28,
  "South East": 1.14,
  "East of England": 1.06,
  "South West": 1.02,
  "West Midlands": 0.96,
  "East Midlands": 0.95,
  "North West": 0.94,
  Yorkshire: 0.92,
  "North East": 0.87,
  Scotland: 0.96,
  Wales: 0.92,
  "Northern Ireland": 0.88,
};

/** Lowest and highest price of any skip, in pounds. */
const MIN_PRICE = 60;
const MAX_PRICE = 450;

export interface Prices {
  from: number;
  to: number;
}

/** Chooses the price of a firm's smallest and of its largest skip, in pounds, at the price level of the region. */
export function choosePrices(yards: readonly number[], region: Region, random: Random): Prices {
  const level = PRICE_LEVELS[region] * (0.9 + random.next() * 0.2);
  const from = roundToFive(level * fromPounds(yards[0] ?? 4));
  const to = roundToFive(level * toPounds(yards.at(-1) ?? 8));
  return { from: Math.max(from, MIN_PRICE), to: Math.min(to, MAX_PRICE) };
}

const roundToFive = (pounds: number) => Math.round(pounds / 5) * 5;

const fromPounds = (yards: number) => PRICE_RANGES.find(([size]) => size === yards)?.[1] ?? 110;
const toPounds = (yards: number) => PRICE_RANGES.find(([size]) => size === yards)?.[2] ?? 230;

export const asMoney = (pounds: number) => pounds.toFixed(2);
