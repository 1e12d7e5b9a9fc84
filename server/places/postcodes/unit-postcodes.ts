import type { Point } from "#server/geo/point.ts";
import { inwardOf, PER_DEGREE, UNIT_BYTES, unitKey } from "./packed-units.ts";

export type UnitPostcodes = ReturnType<typeof unitPostcodes>;

/** Stores all imported unit postcodes in four typed arrays: objects would take ten times the memory. */
export function unitPostcodes(districts: readonly { district: string; units: Buffer }[]) {
  const size = districts.reduce((sum, { units }) => sum + units.length / UNIT_BYTES, 0);
  const keys = new Uint16Array(size);
  const latitudes = new Int32Array(size);
  const longitudes = new Int32Array(size);
  const ranges = new Map<string, { from: number; to: number }>();
  let from = 0;
  for (const { district, units } of districts) {
    const count = units.length / UNIT_BYTES;
    bytesOf(keys, from, count).set(units.subarray(0, count * 2));
    bytesOf(latitudes, from, count).set(units.subarray(count * 2, count * 6));
    bytesOf(longitudes, from, count).set(units.subarray(count * 6));
    ranges.set(district, { from, to: from + count });
    from += count;
  }

  /** Binary search: the index of `key` within a district, or where it would be inserted. */
  function search({ from, to }: { from: number; to: number }, key: number): number {
    let [low, high] = [from, to];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((keys[middle] ?? 0) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    size,
    covers: (district: string) => ranges.has(district),
    find(district: string, inward: string): Point | null {
      const range = ranges.get(district);
      if (!range) return null;
      const key = unitKey(inward);
      const at = search(range, key);
      if (at === range.to || keys[at] !== key) return null;
      return { latitude: (latitudes[at] ?? 0) / PER_DEGREE, longitude: (longitudes[at] ?? 0) / PER_DEGREE };
    },
    /** Returns the inward parts that begin with `beginning`, sorted. */
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

/** The bytes of `count` numbers of `array`. Packed data is little-endian, as is every platform we run on. */
const bytesOf = (array: Uint16Array | Int32Array, from: number, count: number): Uint8Array =>
  new Uint8Array(
    array.buffer,
    array.byteOffset + from * array.BYTES_PER_ELEMENT,
    count * array.BYTES_PER_ELEMENT,
  );
