import type { Point } from "#server/geo/distance.ts";
import { gssOf } from "./packed-councils.ts";
import { inwardOf, PER_DEGREE, UNIT_BYTES, unitKey } from "./packed-units.ts";

export type UnitPostcodes = ReturnType<typeof unitPostcodes>;

export interface PackedDistrict {
  district: string;
  units: Buffer;
  councils?: Buffer | null;
}

/** Stores all imported unit postcodes in typed arrays: objects would take ten times the memory. */
export function unitPostcodes(districts: readonly PackedDistrict[]) {
  const size = districts.reduce((sum, { units }) => sum + units.length / UNIT_BYTES, 0);
  const keys = new Uint16Array(size);
  const latitudes = new Int32Array(size);
  const longitudes = new Int32Array(size);
  const councils = new Uint32Array(districts.some(({ councils }) => councils) ? size : 0);
  const ranges = new Map<string, { from: number; to: number }>();
  let from = 0;
  for (const { district, units, councils: ofDistrict } of districts) {
    const count = units.length / UNIT_BYTES;
    bytesOf(keys, from, count).set(units.subarray(0, count * 2));
    bytesOf(latitudes, from, count).set(units.subarray(count * 2, count * 6));
    bytesOf(longitudes, from, count).set(units.subarray(count * 6));
    if (ofDistrict) bytesOf(councils, from, count).set(ofDistrict);
    ranges.set(district, { from, to: from + count });
    from += count;
  }

  function search({ from, to }: { from: number; to: number }, key: number): number {
    let [low, high] = [from, to];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((keys[middle] ?? 0) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function positionOf(district: string, inward: string): number | null {
    const range = ranges.get(district);
    if (!range) return null;
    const key = unitKey(inward);
    const at = search(range, key);
    return at === range.to || keys[at] !== key ? null : at;
  }

  return {
    size,
    covers: (district: string) => ranges.has(district),
    find(district: string, inward: string): Point | null {
      const at = positionOf(district, inward);
      if (at === null) return null;
      return { latitude: (latitudes[at] ?? 0) / PER_DEGREE, longitude: (longitudes[at] ?? 0) / PER_DEGREE };
    },
    /**
     * The GSS code of the council of a full postcode ("LS1 4AP"). Null if the imported file lacks the postcode or its council.
     */
    councilOf(code: string): string | null {
      const [district = "", inward = ""] = code.split(" ");
      const at = inward.length === 3 ? positionOf(district, inward) : null;
      return at === null ? null : gssOf(councils[at] ?? 0);
    },
    beginning(district: string, beginning: string, limit: number): string[] {
      const range = ranges.get(district);
      if (!range) return [];
      const found: string[] = [];
      for (let at = search(range, unitKey(beginning.padEnd(3, "A"))); at < range.to; at++) {
        const inward = inwardOf(keys[at] ?? 0);
        if (found.length === limit || !inward.startsWith(beginning)) break;
        found.push(inward);
      }
      return found;
    },
  };
}

/** The bytes of `count` numbers from index `from` on. Packed data is little-endian, as are all our platforms. */
const bytesOf = (array: Uint16Array | Int32Array | Uint32Array, from: number, count: number): Uint8Array =>
  new Uint8Array(
    array.buffer,
    array.byteOffset + from * array.BYTES_PER_ELEMENT,
    count * array.BYTES_PER_ELEMENT,
  );
