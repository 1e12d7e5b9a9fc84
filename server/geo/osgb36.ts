import type { Point } from "./distance.ts";

/**
 * Converts National Grid coordinates to WGS84. Source: Ordnance Survey, "A guide to coordinate systems in Great Britain", v3.6,
 * annexes B and C, section 6.6. The seven-parameter transformation is accurate to about 5 metres. The exact transformation
 * needs a 10 MB grid of corrections.
 */
export const fromNationalGrid = (eastings: number, northings: number): Point =>
  fromCartesian(transform(toCartesian(onAiry(eastings, northings))));

interface Cartesian {
  x: number;
  y: number;
  z: number;
}

const AIRY = { a: 6_377_563.396, b: 6_356_256.909 };
const WGS84 = { a: 6_378_137, b: 6_356_752.314_245 };
const squareOfEccentricity = ({ a, b }: { a: number; b: number }) => 1 - (b * b) / (a * a);
const RADIANS = Math.PI / 180;

const SCALE = 0.999_601_271_7;
const ORIGIN = { latitude: 49 * RADIANS, longitude: -2 * RADIANS, eastings: 400_000, northings: -100_000 };

/** Latitude and longitude in radians on the Airy 1830 ellipsoid (annex C.2). */
function onAiry(eastings: number, northings: number): Point {
  const { a } = AIRY;
  const e2 = squareOfEccentricity(AIRY);
  let latitude = ORIGIN.latitude;
  let rest = northings - ORIGIN.northings;
  while (Math.abs(rest) >= 0.000_01) {
    latitude += rest / (a * SCALE);
    rest = northings - ORIGIN.northings - meridionalArc(latitude);
  }
  const sin2 = Math.sin(latitude) ** 2;
  const tan = Math.tan(latitude);
  const [tan2, tan4, tan6] = [tan ** 2, tan ** 4, tan ** 6];
  const sec = 1 / Math.cos(latitude);
  const nu = (a * SCALE) / Math.sqrt(1 - e2 * sin2);
  const rho = (a * SCALE * (1 - e2)) / (1 - e2 * sin2) ** 1.5;
  const eta2 = nu / rho - 1;
  const vii = tan / (2 * rho * nu);
  const viii = (tan / (24 * rho * nu ** 3)) * (5 + 3 * tan2 + eta2 - 9 * tan2 * eta2);
  const ix = (tan / (720 * rho * nu ** 5)) * (61 + 90 * tan2 + 45 * tan4);
  const x = sec / nu;
  const xi = (sec / (6 * nu ** 3)) * (nu / rho + 2 * tan2);
  const xii = (sec / (120 * nu ** 5)) * (5 + 28 * tan2 + 24 * tan4);
  const xiia = (sec / (5040 * nu ** 7)) * (61 + 662 * tan2 + 1320 * tan4 + 720 * tan6);
  const east = eastings - ORIGIN.eastings;
  return {
    latitude: latitude - vii * east ** 2 + viii * east ** 4 - ix * east ** 6,
    longitude: ORIGIN.longitude + x * east - xi * east ** 3 + xii * east ** 5 - xiia * east ** 7,
  };
}

/** Metres along the meridian from the true origin. */
function meridionalArc(latitude: number): number {
  const { a, b } = AIRY;
  const n = (a - b) / (a + b);
  const difference = latitude - ORIGIN.latitude;
  const sum = latitude + ORIGIN.latitude;
  return (
    b *
    SCALE *
    ((1 + n + (5 / 4) * n ** 2 + (5 / 4) * n ** 3) * difference -
      (3 * n + 3 * n ** 2 + (21 / 8) * n ** 3) * Math.sin(difference) * Math.cos(sum) +
      ((15 / 8) * n ** 2 + (15 / 8) * n ** 3) * Math.sin(2 * difference) * Math.cos(2 * sum) -
      (35 / 24) * n ** 3 * Math.sin(3 * difference) * Math.cos(3 * sum))
  );
}

function toCartesian({ latitude, longitude }: Point): Cartesian {
  const e2 = squareOfEccentricity(AIRY);
  const nu = AIRY.a / Math.sqrt(1 - e2 * Math.sin(latitude) ** 2);
  return {
    x: nu * Math.cos(latitude) * Math.cos(longitude),
    y: nu * Math.cos(latitude) * Math.sin(longitude),
    z: nu * (1 - e2) * Math.sin(latitude),
  };
}

const SECONDS = RADIANS / 3600;
const SHIFT = { x: 446.448, y: -125.157, z: 542.06 };
const ROTATION = { x: 0.1502 * SECONDS, y: 0.247 * SECONDS, z: 0.8421 * SECONDS };
const STRETCH = 1 - 20.4894e-6;

const transform = ({ x, y, z }: Cartesian): Cartesian => ({
  x: SHIFT.x + x * STRETCH - y * ROTATION.z + z * ROTATION.y,
  y: SHIFT.y + x * ROTATION.z + y * STRETCH - z * ROTATION.x,
  z: SHIFT.z - x * ROTATION.y + y * ROTATION.x + z * STRETCH,
});

/** Returns degrees. Three iterations bring the latitude within a millimetre. */
function fromCartesian({ x, y, z }: Cartesian): Point {
  const e2 = squareOfEccentricity(WGS84);
  const p = Math.hypot(x, y);
  let latitude = Math.atan2(z, p * (1 - e2));
  for (let round = 0; round < 3; round++) {
    const nu = WGS84.a / Math.sqrt(1 - e2 * Math.sin(latitude) ** 2);
    latitude = Math.atan2(z + e2 * nu * Math.sin(latitude), p);
  }
  return { latitude: latitude / RADIANS, longitude: Math.atan2(y, x) / RADIANS };
}
