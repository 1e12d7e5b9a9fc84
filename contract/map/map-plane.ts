import { KM_PER_MILE } from "../text/place-words.ts";

/** In kilometres on a flat map of the country: x to the east, y to the south. */
export type PlanePoint = readonly [x: number, y: number];

/** In kilometres, as in `PlanePoint`. */
export interface Bounds {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

interface Degrees {
  latitude: number;
  longitude: number;
}

const EARTH_KM = 6_371;
const RADIANS = Math.PI / 180;
/** The central meridian of the National Grid, on which usual maps of Britain are based. */
const MERIDIAN = -2 * RADIANS;
const PARALLEL = 54 * RADIANS;

/** The transverse Mercator projection of a sphere. Within the United Kingdom, distances are right to about 0.2%. */
export function toPlane({ latitude, longitude }: Degrees): PlanePoint {
  const [east, north] = [longitude * RADIANS - MERIDIAN, latitude * RADIANS];
  const x = Math.atanh(Math.cos(north) * Math.sin(east));
  const y = Math.atan2(Math.tan(north), Math.cos(east)) - PARALLEL;
  return [x * EARTH_KM, -y * EARTH_KM];
}

export function fromPlane([x, y]: PlanePoint): Degrees {
  const [a, b] = [x / EARTH_KM, PARALLEL - y / EARTH_KM];
  const latitude = Math.asin(Math.sin(b) / Math.cosh(a));
  const longitude = MERIDIAN + Math.atan2(Math.sinh(a), Math.cos(b));
  return { latitude: latitude / RADIANS, longitude: longitude / RADIANS };
}

const LENGTHS = [0.5, 1, 2, 5, 10, 20, 50, 100, 200];

interface ScaleLength {
  label: string;
  km: number;
}

/** The longest of `LENGTHS` in kilometres and in miles that fit into `roomKm` kilometres. If none fits, 0.5. */
export function scaleBar(roomKm: number): { miles: ScaleLength; kilometres: ScaleLength } {
  const longest = (unitKm: number) => LENGTHS.findLast((length) => length * unitKm <= roomKm) ?? 0.5;
  const [km, miles] = [longest(1), longest(KM_PER_MILE)];
  return {
    miles: { label: `${miles} ${miles <= 1 ? "mile" : "miles"}`, km: miles * KM_PER_MILE },
    kilometres: { label: `${km} km`, km },
  };
}
