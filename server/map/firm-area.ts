import type { Company } from "#contract/companies.ts";
import { type PlanePoint, toPlane } from "#contract/map-plane.ts";
import type { Point } from "#server/geo/point.ts";

export type FirmCoverage = Pick<Company, "coverageAreas" | "latitude" | "longitude">;

/** A circle on the map. */
export interface Circle {
  at: PlanePoint;
  radiusKm: number;
}

/** The area that a company says it delivers to. */
export interface FirmArea {
  /** The circle that it states around its base. */
  circle: Circle | null;
  /** Districts that it names, and that it excludes, as circles of about their size. */
  districts: Circle[];
  excluded: Circle[];
}

/** Kilometres. A district is drawn to a bit over half the way to the next one. */
const SIZE = { share: 0.62, min: 0.8, max: 9 };

export interface DistrictCircles {
  find(outcode: string): Circle | undefined;
}

/** Districts of postcodes have no published outline that is free to use, so each is a circle around its centre. */
export function createDistrictCircles(rows: readonly (Point & { outcode: string })[]): DistrictCircles {
  const centres = new Map(rows.map((row) => [row.outcode, toPlane(row)]));
  const circles = new Map<string, Circle>();
  return {
    find(outcode) {
      const at = centres.get(outcode);
      if (!at) return undefined;
      const known = circles.get(outcode);
      if (known) return known;
      const circle = { at, radiusKm: Math.min(SIZE.max, Math.max(SIZE.min, SIZE.share * toNearest(at))) };
      circles.set(outcode, circle);
      return circle;
    },
  };

  function toNearest([x, y]: PlanePoint): number {
    let nearest = Number.POSITIVE_INFINITY;
    for (const [otherX, otherY] of centres.values()) {
      const distance = Math.hypot(otherX - x, otherY - y);
      // Large organisations have districts of their own at the centre of another.
      if (distance > 0.3 && distance < nearest) nearest = distance;
    }
    return nearest;
  }
}

export function firmArea(
  { coverageAreas, latitude, longitude }: FirmCoverage,
  circles: DistrictCircles,
): FirmArea {
  const base = latitude === null || longitude === null ? null : toPlane({ latitude, longitude });
  const radiusKm = Math.max(0, ...coverageAreas.map((area) => (area.type === "radius" ? area.km : 0)));
  const found = (codes: readonly string[]) => [...new Set(codes)].flatMap((code) => circles.find(code) ?? []);
  return {
    circle: base && radiusKm > 0 ? { at: base, radiusKm } : null,
    districts: found(coverageAreas.flatMap((area) => (area.type === "districts" ? area.codes : []))),
    excluded: found(coverageAreas.flatMap(({ exclude = [] }) => exclude)),
  };
}
