import { hash } from "node:crypto";
import { carrierCheckedUntil, carrierWarningDays } from "#contract/carriers/carrier.ts";
import type { Company, ListedCompany } from "#contract/companies.ts";
import type { Division } from "#contract/job/delivery-days.ts";
import type { JobSize, Waste } from "#contract/job/job.ts";
import { wastesNamed } from "#contract/job/waste-words.ts";
import type { PriceSize } from "#contract/options.ts";
import { isRated, shownScore } from "#contract/rated.ts";
import type { Review } from "#contract/reviews.ts";
import { toPence } from "#contract/text/pounds.ts";
import { foldCase, searchedText } from "#contract/text/spelling.ts";
import { type Direction, directionOf, type Point } from "#server/geo/distance.ts";
import { type CoverageReader, coverageOf, type DeliveryArea } from "./coverage.ts";
import type { ServiceNumbers } from "./services.ts";
import { fromPriceOf, type GroupTerms, groupTermsOf, type SizeTerms, sizeTermsOf } from "./size-terms.ts";

/** A company as the store reads it, with its reviews newest first. */
export interface CompanyRecord {
  company: Company;
  /** When the row, a shown review or its reply was last changed, in seconds since 1970. */
  changedAt: number;
  reviews: readonly Review[];
}

export type SearchField = "name" | "location" | "county" | "postcode";

/** A company with all values that searches read. Each change of the company creates a new listing. */
export interface Listing extends Readonly<CompanyRecord> {
  readonly id: number;
  /** The company's JSON in the API, as bytes. The closing brace is missing, so that facts about a search can be appended. */
  readonly openJson: Buffer;
  /** A hash of the record. All processes compute the same hash. */
  readonly hash: string;
  /** In lower case without accents, from `searchedText`, and `foldCase` for the postcode. */
  readonly text: Readonly<Record<SearchField, string>>;
  readonly position: Readonly<Point> | null;
  readonly direction: Direction | null;
  /** The part of the UK whose bank holidays the company keeps. Null if the nation of its address is unknown. */
  readonly division: Division | null;
  /** In stars; null without a rating to show. */
  readonly rating: number | null;
  /** 0 for a company that has no rating to show. */
  readonly reviewCount: number;
  /** The last day (YYYY-MM-DD) on which the company counts as checked in the carrier register. Null if no check counts. */
  readonly carrierCheckedUntil: string | null;
  /** The first and the last day on which lists show a warning about the carrier's registration. Null without a warning. */
  readonly carrierWarningDays: ReturnType<typeof carrierWarningDays>;
  readonly sizes: ReadonlyMap<JobSize, SizeTerms>;
  readonly groups: Readonly<Record<PriceSize, GroupTerms>>;
  /** The lowest price that the company states for any size. */
  readonly fromPrice: ListedCompany["fromPrice"];
  readonly refuses: ReadonlySet<Waste>;
  /** In pence, for one item, bag or load of a waste. 0 for a waste that the company takes without an extra charge. */
  readonly charges: ReadonlyMap<Waste, number>;
  /** The wastes that the company says it takes: free, at a charge, or in the words of its services and specialties. */
  readonly accepts: ReadonlySet<Waste>;
  readonly coverage: DeliveryArea | null;
  /** Numbers from `ServiceNumbers`. */
  readonly services: readonly number[];
}

export interface ListingReaders {
  coverageReader: CoverageReader;
  divisionOf: (company: Company) => Division | null;
  services: ServiceNumbers;
}

/** Directions are rounded to about 3 mm on the ground, as in releases up to 1.3.0, so that distances stay the same. */
const DIRECTION_UNITS = 2 ** 31 - 1;
const rounded = (part: number): number => Math.round(part * DIRECTION_UNITS) / DIRECTION_UNITS;

export function roundedDirection(point: Point): Direction {
  const [x, y, z] = directionOf(point);
  return [rounded(x), rounded(y), rounded(z)];
}

export const recordHash = ({ company, changedAt, reviews }: CompanyRecord): string =>
  hash("sha1", JSON.stringify([company, changedAt, reviews]), "base64url");

export function createListing(record: CompanyRecord, readers: ListingReaders): Listing {
  const { coverageReader, divisionOf, services } = readers;
  const { company } = record;
  const { latitude, longitude } = company;
  const position = latitude === null || longitude === null ? null : { latitude, longitude };
  const sizes = sizeTermsOf(company);
  const score = isRated(company) ? shownScore(company) : null;
  return {
    ...record,
    id: company.id,
    openJson: Buffer.from(JSON.stringify(company).slice(0, -1)),
    hash: recordHash(record),
    text: {
      name: searchedText(company.name),
      location: searchedText(company.location),
      county: searchedText(company.county),
      postcode: foldCase(company.postcode ?? ""),
    },
    position,
    direction: position && roundedDirection(position),
    division: divisionOf(company),
    rating: score && Number(score.rating),
    reviewCount: score?.reviewCount ?? 0,
    carrierCheckedUntil: carrierCheckedUntil(company.carrier),
    carrierWarningDays: carrierWarningDays(company.carrier),
    sizes,
    groups: groupTermsOf(company, sizes),
    fromPrice: fromPriceOf(sizes),
    refuses: new Set(company.refuses),
    charges: new Map([
      ...company.takes.map((waste) => [waste, 0] as const),
      ...company.acceptsAtCharge.map(({ waste, price }) => [waste, toPence(price)] as const),
    ]),
    accepts: acceptedBy(company),
    coverage: coverageOf(company, coverageReader),
    services: services.read(company.services),
  };
}

const acceptedBy = (company: Company): ReadonlySet<Waste> =>
  new Set([...company.takes, ...company.acceptsAtCharge.map(({ waste }) => waste), ...wastesNamed(company)]);
