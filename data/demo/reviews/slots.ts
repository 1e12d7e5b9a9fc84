import type { Company } from "#contract/companies.ts";
import { regionOf } from "../companies/families.ts";
import { ROLL_ON } from "../companies/firm-services.ts";
import type { Profile } from "../companies/profile.ts";
import { conditionSlots, describeTown, numberWord, withArticle } from "../companies/wording.ts";
import type { Random } from "../random.ts";
import type { Slots } from "../template.ts";
import { HIRE_REASONS } from "../words/hire-reasons.ts";
import { TRADES } from "../words/review-openings.ts";
import { chooseHireReason, type Hire, priceOf } from "./hires.ts";

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
  const job = chooseHireReason(hire, town, random);
  const driver = random.pick(staff.drivers);
  const [near] = random.some(neighbours.delivered.slice(0, 6), 1);
  const [trade, tradesman] = random.pick(TRADES).split(" | ");
  const size = `${hire.yards}${random.pick([" yard", "-yard", "yd", " yard"])}`;
  const price = priceOf(company, hire.yards, random);
  const extra = random.pick([40, 45, 50, 60, 65, 75, 80, 90, 95, 110, 120]);
  return {
    firm: firm.shortName,
    town: describeTown(town, company.postcode, random),
    near,
    area: near && random.chance(0.6) ? near : describeTown(town, company.postcode, random),
    job: job.noun,
    doing: job.doing,
    waste: job.waste,
    job2: random.pick(HIRE_REASONS.small).noun,
    size,
    skip: `${size} skip`,
    askip: withArticle(`${size} skip`),
    driver: driver.name,
    he: driver.he,
    his: driver.he === "he" ? "his" : "her",
    office: staff.office,
    day: random.pick(DAYS),
    weekday: random.pick(DAYS.slice(3)),
    trade,
    tradesman,
    price: String(price),
    extra: String(extra),
    toomuch: String(price + extra),
    smallextra: String(random.pick([10, 12, 15, 18, 20, 25, 30, 35])),
    days: numberWord(random.between(3, 11)),
    ...conditionSlots({
      ...factsOf(company, profile),
      ...hireFacts(hire),
      ...seasonOf(date),
      near: Boolean(near),
    }),
  };
}

function factsOf(company: Company, { town, kind, firm }: Profile): Record<string, boolean> {
  const region = regionOf(town);
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

const hireFacts = ({ skipLocation, yards, trade }: Hire): Record<string, boolean> => ({
  trade,
  home: !trade,
  drive: skipLocation === "drive",
  road: skipLocation === "road",
  waitload: skipLocation === "wait and load",
  gentle: yards <= 4,
  smallskip: yards <= 6,
});

function seasonOf(date: Date): Record<string, boolean> {
  const month = date.getUTCMonth();
  return {
    spring: month === 3,
    bankholiday: [3, 4, 7].includes(month),
    summer: month === 6 || month === 7,
    autumn: month === 9 || month === 10,
    winter: month === 0 || month === 11,
  };
}
