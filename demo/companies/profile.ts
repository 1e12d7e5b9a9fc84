import type { Company } from "#contract/companies.ts";
import type { DemoTown, findNeighbours } from "../places.ts";
import type { Random } from "../random.ts";
import type { Story } from "../totals.ts";
import { readDemoTable, readWeights, readWords } from "../words.ts";
import type { FirmName } from "./names.ts";

/** The facts about a firm that its description and reviews use. */
export interface Profile {
  town: DemoTown;
  /** For example "family" or "grab": a section of `demo/words/firm-services.txt`. */
  kind: string;
  postcode: string;
  naming: FirmName;
  neighbours: ReturnType<typeof findNeighbours>;
  /** In cubic yards. */
  sizes: readonly number[];
  services: readonly string[];
  permits: boolean;
  eco: boolean;
  establishedYear: number;
  /** The two drivers that reviews mention. `he` is "he" or "she". */
  drivers: readonly { name: string; he: string }[];
  /** The person in the office that reviews mention. */
  office: string;
}

/** A generated company. Reviews are added later, and the email address too unless a hand-written company states one. */
export interface Firm extends Profile {
  company: Company;
  domain: string;
  story: Story | undefined;
}

const details = readWords("firm-details");
const firmServices = readWords("firm-services");
const people = readWords("people");
const DRIVERS = readDemoTable<Profile["drivers"][number]>("drivers");

const IN_CITIES = readWeights("kinds of firms in cities");
const IN_TOWNS = readWeights("kinds of firms in towns");
const IN_THE_COUNTRY = readWeights("kinds of firms in the country");

/** Chooses a kind of firm that is likely in a town of this size. */
export const chooseKind = ({ population }: DemoTown, random: Random): string =>
  random.weighted(population > 90_000 ? IN_CITIES : population > 15_000 ? IN_TOWNS : IN_THE_COUNTRY);

export const ROLL_ON = "Roll-on roll-off containers";
export const WAIT_AND_LOAD = "Wait and load";

/** Chooses the skip sizes and services of a firm, and texts of its listing such as the opening hours. */
export function chooseFirmOffer(town: DemoTown, kind: string, random: Random) {
  const sizes = random
    .pick(firmServices(`${kind} skip sizes`))
    .split(", ")
    .map(Number);
  const services = chooseServices(kind, sizes, random);
  const isRemote = town.population < 12_000 && random.chance(0.4);
  const specialties = firmServices(`${kind} specialties`);
  return {
    ...{ sizes, services },
    texts: {
      specialties: random.chance(0.94) ? random.some(specialties, random.between(2, 4)).join(", ") : null,
      paymentMethods: random.pick(details("payments")),
      operatingHours: random.pick(details("opening hours")),
      deliveryTime: random.pick(details(isRemote ? "remote delivery times" : "delivery times")),
      collectionTime: random.pick(details("collection times")),
      insurance: random.pick(details("insurance")),
    },
    permits: services.includes("Skip permits") || random.chance(0.86),
    eco: kind === "recycling" || random.chance(0.9),
  };
}

/**
 * Chooses three to seven services. The services that every firm of the kind offers come first, then roll-on roll-off containers
 * if the largest skip has 20 cubic yards or more.
 */
function chooseServices(kind: string, sizes: readonly number[], random: Random): string[] {
  const first = new Set(firmServices(`${kind} always`));
  if ((sizes.at(-1) ?? 0) >= 20) first.add(ROLL_ON);
  const rest = firmServices(`${kind} sometimes`).filter(
    (service) => !first.has(service) && (service !== "Mini skips" || (sizes[0] ?? 0) <= 4),
  );
  return [...first, ...random.some(rest, random.between(3, 7) - first.size)];
}

/** Chooses the year of a firm's foundation, from 1956 on and mostly recent, and the people that reviews mention. */
export function chooseHistory(listedAt: Date, random: Random) {
  const latest = Math.min(listedAt.getUTCFullYear(), 2024);
  return {
    establishedYear: latest - Math.floor((latest - 1955) * random.next() * random.next()),
    drivers: random.some(DRIVERS, 2),
    office: random.pick(people("office")),
  };
}
