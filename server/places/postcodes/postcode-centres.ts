import type { Point } from "#server/geo/distance.ts";
import type { PlaceTables } from "../place-tables.ts";

export type PostcodeCentres = ReturnType<typeof postcodeCentres>;

const middle = (points: readonly Point[]): Point => ({
  latitude: points.reduce((sum, { latitude }) => sum + latitude, 0) / points.length,
  longitude: points.reduce((sum, { longitude }) => sum + longitude, 0) / points.length,
});

/** Maps "SW1" to the mean of SW1A, SW1E and so on, unless a district has that name. */
function sharedBeginnings(districts: ReadonlyMap<string, Point>): Map<string, Point> {
  const groups = Map.groupBy(districts, ([district]) => district.replace(/(\d)[A-Z]$/, "$1"));
  for (const district of districts.keys()) groups.delete(district);
  return new Map(
    [...groups].map(([beginning, group]) => [beginning, middle(group.map(([, point]) => point))]),
  );
}

export function postcodeCentres({ postcodeDistricts, postcodeSectors }: PlaceTables) {
  const own = new Map(postcodeDistricts.map((row) => [row.outcode, row]));
  const sectors = new Map<string, Point>(postcodeSectors.map((row) => [row.sector, row]));
  const districts = new Map<string, Point>([...own, ...sharedBeginnings(own)]);
  const withSectors = new Set([...sectors.keys()].map((sector) => sector.split(" ")[0] ?? ""));
  return {
    /** Keyed by district ("M1"). Also contains "SW1", which people write for SW1A, SW1E and so on. */
    districts,
    sectors,
    /** Districts without known sectors: those of Northern Ireland. */
    withoutSectors: new Set([...own.keys()].filter((district) => !withSectors.has(district))),
  };
}
