import { chordOf, kilometresOfChord, type Point } from "#server/geo/distance.ts";
import { type Listing, roundedDirection } from "./listing.ts";

/** A company near a place. */
export interface NearbyListing {
  readonly listing: Listing;
  /** To 0.01 km. */
  readonly km: number;
}

/** Rounds to 0.01 km, as the API returns distances. */
export const roundedKm = (km: number): number => Math.round(km * 100) / 100;

/** The companies within a radius of a point, nearest first. Equal distances are in the order of ids. */
export function listingsWithin(
  listings: readonly Listing[],
  centre: Point,
  radiusKm: number,
): readonly NearbyListing[] {
  const [x, y, z] = roundedDirection(centre);
  // Squared straight lines between points of a unit sphere need no trigonometry. Only results get their true distance.
  const maxSquaredChord = chordOf(radiusKm);
  const found: NearbyListing[] = [];
  for (const listing of listings) {
    if (listing.direction === null) continue;
    const [dx, dy, dz] = [listing.direction[0] - x, listing.direction[1] - y, listing.direction[2] - z];
    const squaredChord = dx * dx + dy * dy + dz * dz;
    if (squaredChord <= maxSquaredChord)
      found.push({ listing, km: roundedKm(kilometresOfChord(squaredChord)) });
  }
  return found.sort((a, b) => a.km - b.km || a.listing.id - b.listing.id);
}
