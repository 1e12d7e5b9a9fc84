import type { Company } from "#contract/companies.ts";
import { EMPTY_COMPANY } from "#contract/empty-company.ts";
import type { Point } from "#server/geo/distance.ts";
import { type DemoTown, findNeighbours, regionOf } from "../places.ts";
import { createSeededRandom, type Random } from "../random.ts";
import { STORIES } from "../totals.ts";
import { chooseAddress, createDomains, createPhones } from "./addresses.ts";
import { describeCoverage, writeFirmDescription } from "./descriptions.ts";
import { createNames } from "./names.ts";
import { asMoney, averagePrices } from "./prices.ts";
import { chooseFirmOffer, chooseHistory, chooseKind, type Firm, type Profile } from "./profile.ts";
import { chooseTerms } from "./terms.ts";

/** Returns the position of a company, which the product determines from its postcode or town. */
export type LocateCompany = (company: Pick<Company, "postcode" | "location" | "county">) => Point | null;

/** Returns a function that creates a firm. Names, domains and phone numbers are unique among the created firms. */
export function createFirmGenerator(locate: LocateCompany) {
  const chooseName = createNames(STORIES.map(({ company }) => company.name));
  const chooseDomain = createDomains();
  const choosePhone = createPhones();

  return (id: number, town: DemoTown, createdAt: Date): Firm => {
    const random = createSeededRandom(`company ${id}`);
    const story = STORIES.find((each) => each.id === id);
    const { postcode, point } = chooseAddress(town, random);
    const neighbours = findNeighbours(town, point);
    const kind = story ? "family" : chooseKind(town, random);
    const naming = story
      ? { name: story.company.name, shortName: story.shortName, distinctiveWord: story.shortName }
      : chooseName(town, kind, neighbours.closeBy, random);
    const { texts, ...offer } = chooseFirmOffer(town, kind, random);
    const priceRange = choosePriceRange(offer.sizes, town, random);
    const history = chooseHistory(createdAt, random);
    const profile: Profile = { town, kind, postcode, naming, neighbours, ...offer, ...history };
    const domain = chooseDomain(naming.name, town.name, random);
    const fields: Company = {
      ...EMPTY_COMPANY,
      id,
      name: naming.name,
      description: writeFirmDescription(profile, random),
      ...{ location: town.name, county: town.county },
      services: offer.services.join(", "),
      skipSizes: offer.sizes.map((size) => `${size} yard`).join(", "),
      reviewCount: 0,
      // The home page says that all companies are verified.
      verified: true,
      establishedYear: history.establishedYear,
      coverage: describeCoverage(profile, random),
      ...{ permits: offer.permits, eco: offer.eco, ...priceRange, ...texts, postcode },
      phone: choosePhone(postcode, random),
      website: random.chance(0.72) ? `https://www.${domain}` : null,
      licenseNumber: sampleLicence(town.nation, id),
      ...{ createdAt: createdAt.toISOString(), updatedAt: createdAt.toISOString() },
      ...story?.company,
    };
    const at = locate(fields);
    const company = { ...fields, latitude: at?.latitude ?? null, longitude: at?.longitude ?? null };
    const firm = { ...profile, company, domain, story };
    return { ...firm, company: { ...company, ...chooseTerms(firm) } };
  };
}

/** Lowest and highest price of any skip, in pounds. */
const MIN_PRICE = 60;
const MAX_PRICE = 950;

/** Chooses the price of a firm's smallest and of its largest skip, at the price level of the region. */
function choosePriceRange(sizes: readonly number[], town: DemoTown, random: Random) {
  const level = regionOf(town).priceLevel * (0.9 + random.next() * 0.2);
  const toFive = (pounds: number) => Math.round((level * pounds) / 5) * 5;
  return {
    priceFrom: asMoney(Math.max(toFive(averagePrices(sizes[0] ?? 4).from), MIN_PRICE)),
    priceTo: asMoney(Math.min(toFive(averagePrices(sizes.at(-1) ?? 8).to), MAX_PRICE)),
  };
}

/**
 * Approximate shares of firms with a lower-tier number (none in Scotland, where numbers do not show a tier), with a number of
 * unknown format, and without a number.
 */
const LOWER_TIER = 0.02;
const UNKNOWN_FORM = 0.02;
const NONE = 0.03;

/**
 * Returns a unique registration number in the format of the nation's regulator, one of unknown format ("Sample 99000012"), or
 * null. The numbers have more digits than any issued number, so they belong to nobody.
 */
function sampleLicence(nation: string, id: number): string | null {
  const random = createSeededRandom(`licence ${id}`);
  if (random.chance(NONE)) return null;
  if (random.chance(UNKNOWN_FORM)) return `Sample ${99_000_000 + id}`;
  const tier = random.chance(LOWER_TIER) ? "L" : "U";
  const digits = (length: number) => `99${String(id).padStart(length, "0")}`;
  if (nation === "Scotland") return `WCR/R/${digits(6)}`;
  return nation === "Northern Ireland" ? `ROC ${tier}T ${digits(4)}` : `CBD${tier}${digits(6)}`;
}
