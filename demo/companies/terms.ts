import type { Company } from "#contract/companies.ts";
import { laterDay } from "#contract/dates.ts";
import { JOB_SIZES, type Waste } from "#contract/job/job.ts";
import type { CoverageArea, StatedPrice, WasteCharge } from "#contract/job/terms.ts";
import { clamp } from "#contract/limits.ts";
import { KM_PER_MILE } from "#contract/text/place-words.ts";
import type { Point } from "#server/geo/distance.ts";
import {
  approximateDistanceKm,
  areJoinedByRoad,
  type DemoPostcodeArea,
  demoPlaces,
  memoize,
  spokenCounty,
} from "../places.ts";
import { createSeededRandom, type Random } from "../random.ts";
import { readDemoTable } from "../words.ts";
import type { Firm } from "./profile.ts";

/** In an average town, in pounds including VAT. */
export const AVERAGE_PRICES = readDemoTable<Record<"size" | "from" | "to", number>>("average-prices");

export const averagePrices = (size: number) =>
  AVERAGE_PRICES.find((average) => average.size === size) ?? { from: 110, to: 230 };

/** The price of a further week in pounds, at cheap, usual and dear firms, for sizes up to `upTo` cubic yards. */
const EXTRA_WEEKS = readDemoTable<Record<"upTo" | "cheap" | "usual" | "dear", number>>("extra-weeks");

export const asMoney = (pounds: number) => pounds.toFixed(2);

export const yardsOf = ({ skipSizes }: Company): number[] => skipSizes?.match(/\d+/g)?.map(Number) ?? [];

/** A random day of 2026 as YYYY-MM-DD, from 5 January to day `days` of the year. */
const dayOf2026 = (random: Random, days: number): string =>
  new Date(Date.UTC(2026, 0, random.between(5, days))).toISOString().slice(0, 10);

const STATE_NOTICE = 0.85;
const CONFIRMED = 0.4;
const SAY_REFUSED = 0.82;
const SAY_CHARGES = 0.7;
/** The share of firms that state no terms. The other shares are of the firms that state terms. */
const SILENT = 0.08;

/** The terms have a random number generator of their own, so that a change to them changes no other fields. */
export function chooseTerms(firm: Firm) {
  const { company, story } = firm;
  const random = createSeededRandom(`terms ${company.id}`);
  if (random.chance(SILENT)) return {};
  const { name, description, services, coverage, collectionTime } = company;
  // The terms must not contradict the firm's text.
  const text = [name, description, services, coverage, collectionTime].filter(Boolean).join("\n");
  const prices = choosePriceList(company, text, random);
  const statesNotice = random.chance(STATE_NOTICE);
  const day = dayOf2026(random, 310);
  return {
    prices,
    // A listing is confirmed on the day on which its prices are stated, or later.
    confirmedOn: random.chance(CONFIRMED) ? laterDay(prices[0]?.statedOn ?? "", day) : null,
    // A firm with a hand-written delivery area states no areas, because its text names places that the generator does not know.
    coverageAreas: story?.company.coverage ? [] : chooseAreas(firm, random),
    ...chooseWasteTerms(text, random),
    noticeDays: statesNotice ? noticeOf(company) : null,
  };
}

const NOTICE = readDemoTable<{ words: string; days: number }>("notice");

/** In working days, 0 for a same-day service. Null if the text gives no number of days. */
function noticeOf({ deliveryTime, services }: Company): number | null {
  if (deliveryTime?.startsWith("Same") && services?.includes("Same-day skips")) return 0;
  return NOTICE.find(({ words }) => new RegExp(words, "i").test(deliveryTime ?? ""))?.days ?? null;
}

type WasteRow = Omit<WasteCharge, "price"> & { refused: number; charged: number; pounds: string | number };
/**
 * `refused` and `charged` are the probabilities that a firm refuses the waste or charges for it. `pounds` has the usual charges.
 */
const WASTES_APART = readDemoTable<WasteRow>("wastes");
const WASTE_WORDS = readDemoTable<{ words: string; means: string; waste: Waste }>("waste-words");

/** The invented charges have the magnitude of published ones. */
function chooseWasteTerms(text: string, random: Random) {
  const saysRefused = random.chance(SAY_REFUSED);
  const saysCharges = random.chance(SAY_CHARGES);
  const refuses: Waste[] = [];
  const acceptsAtCharge: WasteCharge[] = [];
  const lowerCase = text.toLowerCase();
  for (const { waste, refused, charged, unit, pounds } of WASTES_APART) {
    const isRefused = random.chance(refused);
    const isCharged = random.chance(charged);
    const price = asMoney(Number(random.pick(String(pounds).split(", "))));
    const said = WASTE_WORDS.filter(
      (row) => row.waste === waste && lowerCase.includes(row.words.toLowerCase()),
    );
    const says = (meaning: string) => said.some(({ means }) => means === meaning);
    if (says("refuses") || (saysRefused && isRefused && !says("takes"))) refuses.push(waste);
    else if (says("charges") || (saysCharges && isCharged)) acceptsAtCharge.push({ waste, price, unit });
  }
  return { refuses, acceptsAtCharge };
}

const STATE_PRICES = 0.78;

function choosePriceList(company: Company, text: string, random: Random): StatedPrice[] {
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

/** "none" means that hire has no limit. */
const HIRE_DAYS = readDemoTable<{ words: string; days: number | "none" }>("hire-days");

function chooseHireDays(text: string, random: Random): number | null {
  const chosen = random.weighted({ "14": 76, "7": 10, "10": 6, none: 8 });
  const days = HIRE_DAYS.find(({ words }) => new RegExp(words).test(text))?.days ?? chosen;
  return days === "none" ? null : Number(days);
}

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

/** A firm whose text allows no complete list states no areas. */
const STATE_AREAS = 0.92;
const STATE_RADIUS = 0.5;
const EXCLUDE = 0.1;

/** The areas contain every place that the firm's text names. */
function chooseAreas({ company, town, neighbours }: Firm, random: Random): CoverageArea[] {
  const says = random.chance(STATE_AREAS);
  const prefersRadius = random.chance(STATE_RADIUS);
  const more = random.between(2, 12);
  const excludes = random.chance(EXCLUDE);
  const { latitude, longitude } = company;
  if (!says || latitude === null || longitude === null || deliversFurther(company)) return [];
  const at = { latitude, longitude };
  // A firm in London works in its own part of the city, so it need not reach the centre.
  const named = town.name === "London" ? neighbours.places : [...neighbours.places, town];
  const stated = statedRadiusKm(company);
  const reaches = named.map((place) => approximateDistanceKm(place, at) + 1);
  const furthest = Math.max(leastRadiusKm(company), ...reaches);
  // If the area would have to reach more than 3 km beyond the stated radius, no area fits the text.
  if (stated !== null && furthest > stated + 3) return [];
  const km = stated === null ? Math.ceil((furthest + more) / 5) * 5 : Math.ceil(Math.max(stated, furthest));
  const around = demoPlaces().servedWithin(at, km);
  const isReachable = (district: DemoPostcodeArea) =>
    areJoinedByRoad(countyOf(district) ?? town.county, town.county);
  const needed = [...named, at].flatMap(nearestDistricts);
  const inCounty = coversCounty(company, spokenCounty(town))
    ? demoPlaces().servedDistricts.filter((district) => countyOf(district) === town.county)
    : [];
  if (stated === null && (inCounty.length > 0 || !prefersRadius)) {
    const chosen = inCounty.length > 0 ? inCounty : around.filter(isReachable);
    return [{ type: "districts", codes: sortedCodes([...chosen, ...needed]) }];
  }
  const acrossWater = around.filter((district) => !isReachable(district));
  const edge = excludes ? around.filter((district) => !needed.includes(district)).slice(-2) : [];
  const exclude = sortedCodes([...acrossWater, ...edge]);
  return [{ type: "radius", km, ...(exclude.length > 0 && { exclude }) }];
}

const countyOf = memoize((district: DemoPostcodeArea) => demoPlaces().townsWithin(district, 25)[0]?.county);

/** At most two districts, those with the nearest centres within 12 km. One of them probably contains the point. */
const nearestDistricts = (point: Point) => demoPlaces().servedWithin(point, 12).slice(0, 2);

const byCode = new Intl.Collator("en", { numeric: true }).compare;
const sortedCodes = (districts: readonly DemoPostcodeArea[]) =>
  [...new Set(districts.map(({ code }) => code))].sort(byCode);

const deliversFurther = ({ coverage, description }: Company): boolean =>
  /further|anywhere else|other places|by arrangement|^Mainly |, mainly /.test(coverage ?? "") ||
  /further if asked/.test(description ?? "");

/** In kilometres, from the text about the delivery area. Null if the text gives no radius. */
function statedRadiusKm({ coverage }: Company): number | null {
  const miles = coverage?.match(/\bwithin (\d+) miles\b|^(\d+) miles around\b/);
  return miles ? Math.round(Number(miles[1] ?? miles[2]) * KM_PER_MILE) : null;
}

function leastRadiusKm({ location, coverage, description }: Company): number {
  const text = `${coverage}\n${description}`;
  if (location === "London" && /(most|all|the rest|the whole|every corner) of London/.test(text)) return 35;
  return /within ten miles|(whole|every corner|all) of \w|and most of |and the rest of /.test(text) ? 17 : 6;
}

const coversCounty = ({ coverage, description }: Company, county: string | undefined): boolean =>
  county !== undefined &&
  ["All of", "most of", "all over", "across", "the rest of"].some((words) =>
    `${coverage}\n${description}`.includes(`${words} ${county}`),
  );
