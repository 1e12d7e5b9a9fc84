import { clamp } from "../limits.ts";

export interface MapArea {
  latitude: number;
  longitude: number;
  km: number;
}

/** From the centre of a map to its sides, in kilometres. */
export const MAP_KM = { min: 2, max: 700 } as const;

/** The ranges of the coordinates of the United Kingdom, in degrees. */
const LATITUDES = { min: 49.5, max: 61 };
const LONGITUDES = { min: -9, max: 2.5 };

/** Formats an area for a URL: "53.800,-1.550,20". The centre is clamped to the country, the distance to `MAP_KM`. */
export function formatMapArea({ latitude, longitude, km }: MapArea): string {
  const rounded = clamp(km, MAP_KM);
  return [
    clamp(latitude, LATITUDES).toFixed(3),
    clamp(longitude, LONGITUDES).toFixed(3),
    rounded < 10 ? Math.round(rounded * 10) / 10 : Math.round(rounded),
  ].join();
}

/** Clamps like `formatMapArea`. Undefined if the text is not three numbers. */
export function parseMapArea(text: string): MapArea | undefined {
  if (!/^(-?\d{1,3}(\.\d{1,6})?,){2}\d{1,4}(\.\d{1,6})?$/.test(text)) return undefined;
  const [latitude = 0, longitude = 0, km = 0] = text.split(",").map(Number);
  const [north = 0, east = 0, half = 0] = formatMapArea({ latitude, longitude, km }).split(",").map(Number);
  return { latitude: north, longitude: east, km: half };
}
