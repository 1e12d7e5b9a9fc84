import type { DemoTown, Neighbours } from "../places.ts";
import type { Random } from "../random.ts";
import { columns, readWeights, readWords } from "../words.ts";
import type { FirmName } from "./names.ts";

/** The facts about a firm that its description and reviews use. */
export interface Profile {
  town: DemoTown;
  /** For example "family" or "grab": a section of `demo/words/firm-services.txt`. */
  kind: string;
  postcode: string;
  firm: FirmName;
  neighbours: Neighbours;
  /** In cubic yards. */
  sizes: readonly number[];
  services: readonly string[];
  permits: boolean;
  eco: boolean;
  establishedYear: number;
  /** The drivers and the one person in the office that reviews mention. `he` is the pronoun of the driver: "he" or "she". */
  staff: { drivers: readonly { name: string; he: string }[]; office: string };
}

const details = readWords("firm-details");
const firmServices = readWords("firm-services");
const people = readWords("people");
const DRIVERS = people("drivers").map((entry) => {
  const [name = "", he = ""] = columns(entry);
  return { name, he };
});

/** Chooses a kind of firm that is likely in a town of this size. */
export const chooseKind = ({ population }: DemoTown, random: Random): string =>
  random.weighted(population > 90_000 ? IN_CITIES : population > 15_000 ? IN_TOWNS : IN_THE_COUNTRY);
const IN_CITIES = readWeights("kinds of firms in cities");
const IN_TOWNS = readWeights("kinds of firms in towns");
const IN_THE_COUNTRY = readWeights("kinds of firms in the country");

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
    specialties: random.chance(0.94) ? random.some(specialties, random.between(2, 4)).join(", ") : null,
    paymentMethods: random.pick(details("payments")),
    operatingHours: random.pick(details("opening hours")),
    deliveryTime: random.pick(details(isRemote ? "remote delivery times" : "delivery times")),
    collectionTime: random.pick(details("collection times")),
    insurance: random.pick(details("insurance")),
    permits: services.includes("Skip permits") || random.chance(0.86),
    eco: kind === "recycling" || random.chance(0.9),
  };
}

/**
 * Chooses three to seven services. The services that every firm of the kind offers come first, then roll-on roll-off containers
 * if the largest skip has 20 cubic yards or more.
 */
function chooseServices(kind: string, sizes: readonly number[], random: Random): string[] {
  const always = firmServices(`${kind} always`);
  const rolls = (sizes.at(-1) ?? 0) >= 20 && !always.includes(ROLL_ON) ? [ROLL_ON] : [];
  const first = [...always, ...rolls];
  const rest = firmServices(`${kind} sometimes`).filter(
    (service) => !first.includes(service) && (service !== "Mini skips" || (sizes[0] ?? 0) <= 4),
  );
  return [...first, ...random.some(rest, random.between(3, 7) - first.length)];
}

/** Chooses the year of a firm's foundation and the people that reviews mention. */
export const chooseHistory = (
  listedAt: Date,
  random: Random,
): Pick<Profile, "establishedYear" | "staff"> => ({
  establishedYear: chooseYear(Math.min(listedAt.getUTCFullYear(), 2024), random),
  staff: { drivers: random.some(DRIVERS, 2), office: random.pick(people("office")) },
});

/** Chooses a year from 1956 to `latest`. Recent years are more likely. */
const chooseYear = (latest: number, random: Random) =>
  latest - Math.floor((latest - 1955) * random.next() * random.next());
