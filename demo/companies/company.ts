import type { Company } from "#contract/companies.ts";
import { EMPTY_COMPANY } from "#contract/empty-company.ts";
import type { Point } from "#server/geo/distance.ts";
import type { DemoTown } from "../places.ts";
import { createSeededRandom } from "../random.ts";
import { STORIES } from "../totals.ts";
import { createDomains, createPhones } from "./addresses.ts";
import { describeCoverage, writeFirmDescription } from "./descriptions.ts";
import { createNames } from "./names.ts";
import { chooseProfile, type Firm, type Profile } from "./profile.ts";
import { asMoney, averagePrices, chooseTerms } from "./terms.ts";

/** Returns the position that the product determines from the postcode or the town. */
export type LocateCompany = (company: Pick<Company, "postcode" | "location" | "county">) => Point | null;

/** Names, domains and telephone numbers are unique among the firms that the returned function creates. */
export function createFirmGenerator(locate: LocateCompany) {
  const chooseName = createNames(STORIES.map(({ company }) => company.name));
  const chooseDomain = createDomains();
  const choosePhone = createPhones();

  return (id: number, town: DemoTown, createdAt: Date): Firm => {
    const random = createSeededRandom(`company ${id}`);
    const profile = chooseProfile(id, town, createdAt, chooseName, random);
    const { naming, sizes, postcode } = profile;
    const domain = chooseDomain(naming.name, town.name, random);
    const fields: Company = {
      ...EMPTY_COMPANY,
      id,
      name: naming.name,
      description: writeFirmDescription(profile, random),
      ...{ location: town.name, county: town.county },
      services: profile.services.join(", "),
      skipSizes: sizes.map((size) => `${size} yard`).join(", "),
      reviewCount: 0,
      // The home page says that all companies are verified.
      verified: true,
      establishedYear: profile.establishedYear,
      coverage: describeCoverage(profile, random),
      ...{ permits: profile.permits, eco: profile.eco, ...priceRange(profile), ...profile.texts, postcode },
      phone: choosePhone(postcode, random),
      website: random.chance(0.72) ? `https://www.${domain}` : null,
      licenseNumber: sampleLicence(town.nation, id),
      ...{ createdAt: createdAt.toISOString(), updatedAt: createdAt.toISOString() },
      ...profile.story?.company,
    };
    const at = locate(fields);
    const company = { ...fields, latitude: at?.latitude ?? null, longitude: at?.longitude ?? null };
    const firm = { ...profile, company, domain };
    return { ...firm, company: { ...company, ...chooseTerms(firm) } };
  };
}

/** The lowest price of the smallest skip, at least 60 pounds, and the highest of the largest skip, at most 950 pounds. */
function priceRange({ sizes, priceLevel }: Profile) {
  const toFive = (pounds: number) => Math.round((priceLevel * pounds) / 5) * 5;
  return {
    priceFrom: asMoney(Math.max(toFive(averagePrices(sizes[0] ?? 4).from), 60)),
    priceTo: asMoney(Math.min(toFive(averagePrices(sizes.at(-1) ?? 8).to), 950)),
  };
}

/** In Scotland, numbers have no tier. */
const LOWER_TIER = 0.02;
const UNKNOWN_FORM = 0.02;
const NONE = 0.03;

/** Has too many digits to be a real number. */
function sampleLicence(nation: string, id: number): string | null {
  const random = createSeededRandom(`licence ${id}`);
  if (random.chance(NONE)) return null;
  if (random.chance(UNKNOWN_FORM)) return `Sample ${99_000_000 + id}`;
  const tier = random.chance(LOWER_TIER) ? "L" : "U";
  const digits = (length: number) => `99${String(id).padStart(length, "0")}`;
  if (nation === "Scotland") return `WCR/R/${digits(6)}`;
  return nation === "Northern Ireland" ? `ROC ${tier}T ${digits(4)}` : `CBD${tier}${digits(6)}`;
}
