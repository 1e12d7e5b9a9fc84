/** Companies that a directory can hold: 4,194,304. A rank of 31 bits and an index fit into one number. */
const INDEX_RANGE = 2 ** 22;
/** Sorts after every other rank. */
export const LAST_RANK = 2 ** 31 - 1;

/** Returns keys in ascending order of their ranks, whole numbers up to `LAST_RANK`. Equal ranks keep their order. */
export function sortByRank<Keys extends Int32Array | Float64Array>(
  keys: Keys,
  rankOf: (key: number) => number,
): Keys {
  const ranked = Float64Array.from(keys, (key, index) => rankOf(key) * INDEX_RANGE + index).sort();
  const before = keys.slice();
  for (const [at, combined] of ranked.entries()) keys[at] = before[combined % INDEX_RANGE] as number;
  return keys;
}
