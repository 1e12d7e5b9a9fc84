import type { Company } from "#contract/companies.ts";
import { REVIEW_SKIP_SIZES } from "#contract/forms/form-options.ts";
import { withArticle } from "#contract/text/spelling.ts";
import { type Firm, ROLL_ON, WAIT_AND_LOAD } from "../companies/profile.ts";
import { yardsOf } from "../companies/terms.ts";
import { type DemoTown, describeTown, regionOf } from "../places.ts";
import type { Random } from "../random.ts";
import { numberWord, readDemoTable, readWords, type Slots } from "../words.ts";

type Hire = ReturnType<typeof chooseHire>;

/** `skipSize` is the size that the customer selected in the review form. Null if the customer selected none. */
export function chooseHire(company: Company, random: Random) {
  const yards = random.pick(yardsOf(company));
  const named = REVIEW_SKIP_SIZES[sizeClass(yards)];
  const isTrade = random.chance(yards > 12 ? 1 : yards > 8 ? 0.4 : yards > 4 ? 0.2 : 0);
  const skipSize = named && random.chance(0.88) ? named : null;
  return { yards, isTrade, skipSize, skipLocation: isTrade ? "site" : chooseSkipLocation(company, random) };
}

function chooseSkipLocation({ permits, services }: Company, random: Random): string {
  if (services?.includes(WAIT_AND_LOAD) && random.chance(0.08)) return "wait and load";
  return permits && random.chance(0.3) ? "road" : "drive";
}

/** An index of `REVIEW_SKIP_SIZES`. Sizes above 12 yards, which the review form does not offer, have the index 4. */
const sizeClass = (yards: number) => (yards <= 3 ? 0 : yards <= 5 ? 1 : yards <= 8 ? 2 : yards <= 12 ? 3 : 4);

/** Jobs by size, each in three wordings: "a kitchen refit", "ripping out the kitchen", "units and tiles". */
const REASONS = readDemoTable<Record<"size" | "job" | "doing" | "waste", string>>("hire-reasons");
const trades = readWords("review-openings")("trades");

function chooseReason({ yards, isTrade }: Hire, { population }: DemoTown, random: Random) {
  const usual = isTrade
    ? random.pick(["trade", yards > 8 ? "business" : "trade"])
    : (["mini", "small", "medium"][sizeClass(yards)] ?? "large");
  return random.pick(
    REASONS.filter(({ size, job }) => size === usual && (population <= 60_000 || !/barn|village/.test(job))),
  );
}

/** In pounds, in steps of 5, within the company's price range. Larger skips usually cost more. */
function priceOf(company: Company, yards: number, random: Random): number {
  const sizes = yardsOf(company);
  const place = sizes.indexOf(yards) / Math.max(sizes.length - 1, 1);
  const from = Number(company.priceFrom);
  const range = Number(company.priceTo) - from;
  return Math.round((from + range * Math.min(0.9, place * 0.8 + random.next() * 0.2)) / 5) * 5;
}

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

export function reviewSlots(firm: Firm, hire: Hire, date: Date, random: Random): Slots {
  const { company, town, naming, neighbours, office } = firm;
  const { job, doing, waste } = chooseReason(hire, town, random);
  const { name: driver, he } = random.pick(firm.drivers);
  const [near] = random.some(neighbours.places.slice(0, 6), 1).map(({ name }) => name);
  const [craft, tradesman] = random.pick(trades).split(" | ");
  const size = `${hire.yards}${random.pick([" yard", "-yard", "yd", " yard"])}`;
  const price = priceOf(company, hire.yards, random);
  const extra = random.pick([40, 45, 50, 60, 65, 75, 80, 90, 95, 110, 120]);
  return {
    ...factsOf(firm, hire, date),
    ...{ job, doing, waste, near, size, craft, tradesman, driver, he, office, firm: naming.shortName },
    town: describeTown(town, company.postcode, random),
    area: near && random.chance(0.6) ? near : describeTown(town, company.postcode, random),
    job2: random.pick(REASONS.filter((reason) => reason.size === "small")).job,
    skip: `${size} skip`,
    askip: withArticle(`${size} skip`),
    his: he === "he" ? "his" : "her",
    day: random.pick(DAYS),
    weekday: random.pick(DAYS.slice(3)),
    price: String(price),
    extra: String(extra),
    toomuch: String(price + extra),
    smallextra: String(random.pick([10, 12, 15, 18, 20, 25, 30, 35])),
    days: numberWord(random.between(3, 11)),
  };
}

/** By month, from January. Reviews can mention these seasons. */
const SEASONS = ["winter", "", "", "spring", "", "", "summer", "summer", "", "autumn", "autumn", "winter"];

function factsOf({ company, town, kind, naming }: Firm, { skipLocation, yards, isTrade }: Hire, date: Date) {
  const region = regionOf(town).name;
  const north = ["North West", "Yorkshire", "North East"].includes(region);
  const month = date.getUTCMonth();
  return {
    ...Object.fromEntries([kind, region, skipLocation, SEASONS[month]].map((fact) => [fact, true])),
    eco: company.eco,
    roro: Boolean(company.services?.includes(ROLL_ON)),
    family: Boolean(naming.family),
    north,
    terrace: town.population > 20_000 && (north || region === "Wales"),
    rural: town.population < 8_000,
    london: town.name === "London",
    trade: isTrade,
    home: !isTrade,
    gentle: yards <= 4,
    smallskip: yards <= 6,
    bankholiday: [3, 4, 7].includes(month),
  };
}
