import type { Company } from "#contract/companies.ts";
import { type DemoTown, findNeighbours, regionOf } from "../places.ts";
import type { Random } from "../random.ts";
import { STORIES } from "../totals.ts";
import { readDemoTable, readWeights, readWords } from "../words.ts";
import { chooseAddress } from "./addresses.ts";
import type { ChooseName, FirmName } from "./names.ts";

export type Profile = ReturnType<typeof chooseProfile>;

/** Reviews are added later. The email address is added later too, unless a hand-written company states one. */
export type Firm = Profile & { company: Company; domain: string };

const details = readWords("firm-details");
const firmServices = readWords("firm-services");
const people = readWords("people");
const DRIVERS = readDemoTable<{ name: string; he: string }>("drivers");

export const ROLL_ON = "Roll-on roll-off containers";
export const WAIT_AND_LOAD = "Wait and load";

/**
 * The description and the reviews of a firm use these facts. `kind` is for example "family" or "grab", as in
 * `demo/words/firm-services.txt`. `sizes` are in cubic yards. Reviews mention the two drivers and the person in the office.
 */
export function chooseProfile(id: number, town: DemoTown, added: Date, nameFirm: ChooseName, random: Random) {
  const story = STORIES.find((each) => each.id === id);
  const { postcode, point } = chooseAddress(town, random);
  const neighbours = findNeighbours(town, point);
  const where = town.population > 90_000 ? "cities" : town.population > 15_000 ? "towns" : "the country";
  const kind = story ? "family" : random.weighted(readWeights(`kinds of firms in ${where}`));
  const naming: FirmName = story
    ? { name: story.company.name, shortName: story.shortName, distinctiveWord: story.shortName }
    : nameFirm(town, kind, neighbours.closeBy, random);
  const offered = random.pick(firmServices(`${kind} skip sizes`));
  const sizes = offered.split(", ").map(Number);
  const services = chooseServices(kind, sizes, random);
  const texts = chooseTexts(kind, town, random);
  const permits = services.includes("Skip permits") || random.chance(0.86);
  const eco = kind === "recycling" || random.chance(0.9);
  const priceLevel = regionOf(town).priceLevel * (0.9 + random.next() * 0.2);
  const latest = Math.min(added.getUTCFullYear(), 2024);
  // The year is 1956 or later, and recent years are more likely.
  const establishedYear = latest - Math.floor((latest - 1955) * random.next() * random.next());
  return {
    ...{ story, town, kind, postcode, naming, neighbours, sizes, services, texts, permits, eco, priceLevel },
    ...{ establishedYear, drivers: random.some(DRIVERS, 2), office: random.pick(people("office")) },
  };
}

function chooseTexts(kind: string, town: DemoTown, random: Random) {
  const isRemote = town.population < 12_000 && random.chance(0.4);
  const specialties = firmServices(`${kind} specialties`);
  return {
    specialties: random.chance(0.94) ? random.some(specialties, random.between(2, 4)).join(", ") : null,
    paymentMethods: random.pick(details("payments")),
    operatingHours: random.pick(details("opening hours")),
    deliveryTime: random.pick(details(isRemote ? "remote delivery times" : "delivery times")),
    collectionTime: random.pick(details("collection times")),
    insurance: random.pick(details("insurance")),
  };
}

function chooseServices(kind: string, sizes: readonly number[], random: Random): string[] {
  const first = new Set(firmServices(`${kind} always`));
  if ((sizes.at(-1) ?? 0) >= 20) first.add(ROLL_ON);
  const rest = firmServices(`${kind} sometimes`).filter(
    (service) => !first.has(service) && (service !== "Mini skips" || (sizes[0] ?? 0) <= 4),
  );
  return [...first, ...random.some(rest, random.between(3, 7) - first.size)];
}
