import { KM_PER_MILE } from "../text/place-words.ts";

const LENGTHS = [0.5, 1, 2, 5, 10, 20, 50, 100, 200];

interface ScaleLength {
  label: string;
  km: number;
}

/** The longest round lengths in kilometres and in miles, at least 0.5, that fit into `roomKm` kilometres. */
export function scaleBar(roomKm: number): { miles: ScaleLength; kilometres: ScaleLength } {
  const longest = (unitKm: number) => LENGTHS.findLast((length) => length * unitKm <= roomKm) ?? 0.5;
  const [km, miles] = [longest(1), longest(KM_PER_MILE)];
  return {
    miles: { label: `${miles} ${miles <= 1 ? "mile" : "miles"}`, km: miles * KM_PER_MILE },
    kilometres: { label: `${km} km`, km },
  };
}
