import type { CompanySort, SORT_NEEDS } from "#contract/options.ts";
import { chordOf, kilometresOfChord, type Point, roundedKm } from "#server/geo/distance.ts";
import { type Listing, roundedDirection } from "./listing.ts";
import type { ServiceNumbers } from "./services.ts";
import { meanRating } from "./statistics.ts";

/** By company id; null for a company that is not listed any more. */
export type Changes = ReadonlyMap<number, Listing | null>;

/** Immutable. `withChanges` returns a new catalogue. */
export interface Catalogue {
  /** Sorted by id. */
  readonly listings: readonly Listing[];
  readonly services: ServiceNumbers;
  find(id: number): Listing | null;
  compare(order: SortOrder): CompareListings;
  /** All listings in this order. Each order is sorted on first use. */
  inOrder(order: SortOrder): readonly Listing[];
  /** Nearest first. Companies without a position are left out. */
  within(centre: Point, radiusKm: number): readonly NearbyListing[];
  withChanges(changes: Changes): Catalogue;
}

export function createCatalogue(unsorted: readonly Listing[], services: ServiceNumbers): Catalogue {
  const listings: readonly Listing[] = unsorted.toSorted((a, b) => a.id - b.id);
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  const mean = meanRating(listings);
  const sorted = new Map<SortOrder, readonly Listing[]>();
  const compare = (order: SortOrder): CompareListings => compareIn(order, mean);

  return {
    listings,
    services,
    find: (id) => byId.get(id) ?? null,
    compare,
    inOrder(order) {
      const inOrder = sorted.get(order) ?? listings.toSorted(compare(order));
      sorted.set(order, inOrder);
      return inOrder;
    },
    within: (centre, radiusKm) => listingsWithin(listings, centre, radiusKm),
    withChanges(changes) {
      const unchanged = listings.filter(({ id }) => !changes.has(id));
      const changed = [...changes.values()].filter((listing) => listing !== null);
      return createCatalogue([...unchanged, ...changed], services);
    },
  };
}

/** The sort orders that need neither a place nor a job. */
export type SortOrder = Exclude<CompanySort, keyof typeof SORT_NEEDS>;
type CompareListings = (a: Listing, b: Listing) => number;

/** The order `best` adds this many reviews with the mean rating to the reviews of each rated company. */
const PRIOR_WEIGHT = 5;

/**
 * The Bayesian average in millionths of a star. Rounding prevents floating-point errors from deciding the order. Unrated
 * companies get -1, so they come last.
 */
function bestScore({ rating, reviewCount }: Listing, mean: number | null): number {
  if (rating === null) return -1;
  const average =
    mean === null ? rating : (PRIOR_WEIGHT * mean + rating * reviewCount) / (PRIOR_WEIGHT + reviewCount);
  return Math.round(average * 1_000_000);
}

const ratingOf = ({ rating }: Listing): number => rating ?? -1;
const compareTexts = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** `mean` is the mean rating of all reviews. Equal companies are in the order of ids. */
function compareIn(order: SortOrder, mean: number | null): CompareListings {
  const comparisons: Record<SortOrder, CompareListings> = {
    best: (a, b) => bestScore(b, mean) - bestScore(a, mean),
    rating: (a, b) => ratingOf(b) - ratingOf(a) || b.reviewCount - a.reviewCount,
    reviews: (a, b) => b.reviewCount - a.reviewCount || ratingOf(b) - ratingOf(a),
    name: (a, b) => compareTexts(a.text.name, b.text.name),
    location: (a, b) => compareTexts(a.text.location, b.text.location),
  };
  const compare = comparisons[order];
  return (a, b) => compare(a, b) || a.id - b.id;
}

interface NearbyListing {
  readonly listing: Listing;
  readonly km: number;
}

/**
 * Nearest first. Equal distances are in the order of ids. Squared chords between points of the unit sphere need no trigonometry,
 * so only results get a distance in kilometres.
 */
function listingsWithin(listings: readonly Listing[], centre: Point, radiusKm: number): NearbyListing[] {
  const [x, y, z] = roundedDirection(centre);
  const maxSquaredChord = chordOf(radiusKm);
  const found: NearbyListing[] = [];
  for (const listing of listings) {
    if (!listing.direction) continue;
    const [dx, dy, dz] = [listing.direction[0] - x, listing.direction[1] - y, listing.direction[2] - z];
    const squaredChord = dx * dx + dy * dy + dz * dz;
    if (squaredChord <= maxSquaredChord)
      found.push({ listing, km: roundedKm(kilometresOfChord(squaredChord)) });
  }
  return found.sort((a, b) => a.km - b.km || a.listing.id - b.listing.id);
}
