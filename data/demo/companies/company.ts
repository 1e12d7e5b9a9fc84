import type { Company } from "#contract/companies.ts";
import { EMPTY_COMPANY } from "#contract/empty-company.ts";
import type { Point } from "#server/geo/point.ts";
import { createSeededRandom, type Random } from "../random.ts";
import type { DemoPlaceTables, DemoTown } from "../read-place-tables.ts";
import type { Story } from "../stories.ts";
import { createTerms } from "../terms/terms.ts";
import { DRIVERS, OFFICE } from "../words/people.ts";
import { createAddresses } from "./addresses.ts";
import { describeCoverage } from "./coverage.ts";
import { writeFirmDescription } from "./describe.ts";
import { regionOf } from "./families.ts";
import { chooseFirmServices } from "./firm-services.ts";
import { createDomains, websiteOf } from "./internet.ts";
import { chooseKind } from "./kinds.ts";
import { sampleLicence } from "./licences.ts";
import { createNames, type FirmName } from "./names.ts";
import { createNeighbours } from "./neighbours.ts";
import { createPhones } from "./phones.ts";
import { asMoney, choosePrices } from "./prices.ts";
import type { Profile } from "./profile.ts";

/** Returns the position of a company, which the product determines from its postcode or town. */
export type LocateCompany = (company: Pick<Company, "postcode" | "location" | "county">) => Point | null;

/** A generated company. Reviews are added later, and the email address too unless a hand-written company states one. */
export interface Firm {
  company: Company;
  profile: Profile;
  domain: string;
  story: Story | undefined;
}

/** Returns a function that creates a firm. Names, domains and phone numbers are unique among the created firms. */
export function createFirmGenerator(
  tables: DemoPlaceTables,
  locate: LocateCompany,
  stories: readonly Story[],
) {
  const chooseAddress = createAddresses(tables);
  const neighbours = createNeighbours(tables.towns);
  const chooseName = createNames(stories.map(({ company }) => company.name));
  const chooseDomain = createDomains();
  const choosePhone = createPhones();
  const chooseTerms = createTerms(tables);

  return (id: number, town: DemoTown, createdAt: Date): Firm => {
    const random = createSeededRandom(`company ${id}`);
    const story = stories.find((each) => each.id === id);
    const address = chooseAddress(town, random);
    const around = neighbours(town, address.point);
    const kind = story ? "family" : chooseKind(town, random);
    const firm = story ? nameOfStory(story) : chooseName(town, kind, around.closeBy, random);
    const offer = chooseFirmServices(town, kind, random);
    const prices = choosePrices(offer.yards, regionOf(town), random);
    const profile: Profile = {
      town,
      kind,
      postcode: address.postcode,
      firm,
      neighbours: around,
      offer,
      prices,
      establishedYear: chooseYear(Math.min(createdAt.getUTCFullYear(), 2024), random),
      staff: { drivers: random.some(DRIVERS, 2), office: random.pick(OFFICE) },
    };
    const domain = chooseDomain(firm.name, town.name, random);
    const described = describeCompany(id, profile, random);
    const fields = {
      ...described,
      postcode: address.postcode,
      phone: choosePhone(address.postcode, random),
      website: random.chance(0.72) ? websiteOf(domain) : null,
      createdAt: createdAt.toISOString(),
      updatedAt: createdAt.toISOString(),
      ...story?.company,
    };
    const company = { ...fields, ...locationOf(locate, fields) };
    return { company: { ...company, ...chooseTerms(company, profile, story) }, profile, domain, story };
  };
}

const nameOfStory = ({ company, shortName }: Story): FirmName => ({
  name: company.name,
  shortName,
  distinctiveWord: shortName,
});

/** Chooses a year from 1956 to `latest`. Recent years are more likely. */
const chooseYear = (latest: number, random: Random) =>
  latest - Math.floor((latest - 1955) * random.next() * random.next());

const locationOf = (locate: LocateCompany, company: Company) => {
  const point = locate(company);
  return { latitude: point?.latitude ?? null, longitude: point?.longitude ?? null };
};

type DescribedCompany = Omit<Company, "createdAt" | "updatedAt">;

function describeCompany(id: number, profile: Profile, random: Random): DescribedCompany {
  const { town, offer, prices } = profile;
  return {
    ...EMPTY_COMPANY,
    id,
    name: profile.firm.name,
    description: writeFirmDescription(profile, random),
    location: town.name,
    county: town.county,
    services: offer.services.join(", "),
    skipSizes: offer.yards.map((yards) => `${yards} yard`).join(", "),
    priceFrom: asMoney(prices.from),
    priceTo: asMoney(prices.to),
    reviewCount: 0,
    featured: false,
    // The home page says that all companies are verified.
    verified: true,
    operatingHours: offer.operatingHours,
    establishedYear: profile.establishedYear,
    licenseNumber: sampleLicence(town.nation, id),
    insurance: offer.insurance,
    coverage: describeCoverage(profile, random),
    specialties: offer.specialties,
    paymentMethods: offer.paymentMethods,
    deliveryTime: offer.deliveryTime,
    collectionTime: offer.collectionTime,
    permits: offer.permits,
    eco: offer.eco,
  };
}
