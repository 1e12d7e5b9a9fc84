import type { Random } from "../random.ts";
import type { Region } from "../words/counties.ts";

/** Price ranges in an average town, in pounds including VAT. */
const POUNDS: readonly (readonly [yards: number, from: number, to: number])[] = [
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

const LEVEL: Readonly<Record<Region, number>> = {
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

const LEAST = 60;
const MOST = 450;

export interface Prices {
  from: number;
  to: number;
}

/** The prices of a firm's smallest and largest skip, at the price level of its region. */
export function choosePrices(yards: readonly number[], region: Region, random: Random): Prices {
  const level = LEVEL[region] * (0.9 + random.next() * 0.2);
  const from = toFive(level * fromPounds(yards[0] ?? 4));
  const to = toFive(level * toPounds(yards.at(-1) ?? 8));
  return { from: Math.max(from, LEAST), to: Math.min(to, MOST) };
}

const toFive = (pounds: number) => Math.round(pounds / 5) * 5;

const fromPounds = (yards: number) => POUNDS.find(([size]) => size === yards)?.[1] ?? 110;
const toPounds = (yards: number) => POUNDS.find(([size]) => size === yards)?.[2] ?? 230;

export const asMoney = (pounds: number) => pounds.toFixed(2);
