import type { Company } from "#contract/companies.ts";
import { REVIEW_SKIP_SIZES } from "#contract/forms/form-options.ts";
import { yardsOf } from "../companies/prices.ts";
import { type Profile, ROLL_ON, WAIT_AND_LOAD } from "../companies/profile.ts";
import { type DemoTown, describeTown, regionOf } from "../places.ts";
import type { Random } from "../random.ts";
import { conditionSlots, numberWord, type Slots, withArticle } from "../template.ts";
import { columns, readWords } from "../words.ts";

/** The skip hire that a review is about. */
interface Hire {
  /** The size of the skip in cubic yards. */
  yards: number;
  /** The size that the customer selected in the review form. Null if the customer selected none. */
  skipSize: string | null;
  /** True if the customer is a builder or other tradesperson. */
  trade: boolean;
  skipLocation: "drive" | "road" | "site" | "wait and load";
}

export function chooseHire(company: Company, random: Random): Hire {
  const yards = random.pick(yardsOf(company));
  const named = REVIEW_SKIP_SIZES[sizeClass(yards)];
  const trade = random.chance(yards > 12 ? 1 : yards > 8 ? 0.4 : yards > 4 ? 0.2 : 0);
  return {
    yards,
    skipSize: named && random.chance(0.88) ? named : null,
    trade,
    skipLocation: trade ? "site" : chooseSkipLocation(company, random),
  };
}

function chooseSkipLocation({ permits, services }: Company, random: Random): Hire["skipLocation"] {
  if (services?.includes(WAIT_AND_LOAD) && random.chance(0.08)) return "wait and load";
  return permits && random.chance(0.3) ? "road" : "drive";
}

/** Returns the index in `REVIEW_SKIP_SIZES`. Sizes above 12 yards, which the review form does not offer, have the index 4. */
const sizeClass = (yards: number) => (yards <= 3 ? 0 : yards <= 5 ? 1 : yards <= 8 ? 2 : yards <= 12 ? 3 : 4);

const reasons = readWords("hire-reasons");
const trades = readWords("review-openings")("trades");

/** Chooses a job that suits the size of the skip, the customer and the size of the town. */
function chooseReason({ yards, trade }: Hire, { population }: DemoTown, random: Random) {
  const usual = trade
    ? random.pick(["trade", yards > 8 ? "business" : "trade"])
    : (["mini", "small", "medium"][sizeClass(yards)] ?? "large");
  const suitable = reasons(usual).map(columns);
  const [job = "", doing, waste] = random.pick(
    population > 60_000 ? suitable.filter(([noun = ""]) => !/barn|village/.test(noun)) : suitable,
  );
  return { job, doing, waste };
}

/** Returns a price in pounds, in steps of 5, within the company's price range. Larger skips usually cost more. */
function priceOf(company: Company, yards: number, random: Random): number {
  const sizes = yardsOf(company);
  const place = sizes.indexOf(yards) / Math.max(sizes.length - 1, 1);
  const from = Number(company.priceFrom);
  const range = Number(company.priceTo) - from;
  return Math.round((from + range * Math.min(0.9, place * 0.8 + random.next() * 0.2)) / 5) * 5;
}

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Returns the slot values for one review, for example the customer's job, the skip and the driver's name. */
export function reviewSlots(
  company: Company,
  profile: Profile,
  hire: Hire,
  date: Date,
  random: Random,
): Slots {
  const { town, firm, neighbours, staff } = profile;
  const reason = chooseReason(hire, town, random);
  const driver = random.pick(staff.drivers);
  const [near] = random.some(neighbours.delivered.slice(0, 6), 1);
  const [trade, tradesman] = columns(random.pick(trades));
  const size = `${hire.yards}${random.pick([" yard", "-yard", "yd", " yard"])}`;
  const price = priceOf(company, hire.yards, random);
  const extra = random.pick([40, 45, 50, 60, 65, 75, 80, 90, 95, 110, 120]);
  return {
    ...reason,
    ...{ near, size, trade, tradesman },
    firm: firm.shortName,
    town: describeTown(town, company.postcode, random),
    area: near && random.chance(0.6) ? near : describeTown(town, company.postcode, random),
    job2: columns(random.pick(reasons("small")))[0],
    skip: `${size} skip`,
    askip: withArticle(`${size} skip`),
    driver: driver.name,
    he: driver.he,
    his: driver.he === "he" ? "his" : "her",
    office: staff.office,
    day: random.pick(DAYS),
    weekday: random.pick(DAYS.slice(3)),
    price: String(price),
    extra: String(extra),
    toomuch: String(price + extra),
    smallextra: String(random.pick([10, 12, 15, 18, 20, 25, 30, 35])),
    days: numberWord(random.between(3, 11)),
    ...conditionSlots({ ...factsOf(company, profile), ...factsAbout(hire, date), near: Boolean(near) }),
  };
}

/** Returns the facts about the firm that the templates test with `{if:…}`. */
function factsOf(company: Company, { town, kind, firm }: Profile) {
  const region = regionOf(town).name;
  const north = ["North West", "Yorkshire", "North East"].includes(region);
  return {
    eco: company.eco,
    grab: kind === "grab",
    roro: Boolean(company.services?.includes(ROLL_ON)),
    family: Boolean(firm.family),
    north,
    terrace: town.population > 20_000 && (north || region === "Wales"),
    rural: town.population < 8_000,
    london: town.name === "London",
    scotland: region === "Scotland",
    wales: region === "Wales",
    northernIreland: region === "Northern Ireland",
  };
}

/** Returns the facts about the hire and its season. */
function factsAbout({ skipLocation, yards, trade }: Hire, date: Date) {
  const month = date.getUTCMonth();
  return {
    trade,
    home: !trade,
    drive: skipLocation === "drive",
    road: skipLocation === "road",
    waitload: skipLocation === "wait and load",
    gentle: yards <= 4,
    smallskip: yards <= 6,
    spring: month === 3,
    bankholiday: [3, 4, 7].includes(month),
    summer: month === 6 || month === 7,
    autumn: month === 9 || month === 10,
    winter: month === 0 || month === 11,
  };
}
