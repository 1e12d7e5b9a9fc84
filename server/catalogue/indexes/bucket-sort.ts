/** More in one bucket than this are not spread out, and sorted as numbers are elsewhere. */
const CROWD = 32;

let buckets = new Uint32Array(0);

/**
 * Place keys in ascending order. Each is put into one of as many buckets as there are keys, by its size: companies spread
 * out over a circle come out nearly sorted, and setting the rest right takes a tenth of what comparing all of them did.
 */
export function nearestFirst(keys: Float64Array): Float64Array {
  const { length } = keys;
  if (length < 2) return keys.slice();
  if (buckets.length <= length) buckets = new Uint32Array(length * 2);
  const ends = buckets.fill(0, 0, length + 1);
  let nearest = Number.POSITIVE_INFINITY;
  let furthest = 0;
  for (let index = 0; index < length; index += 1) {
    const key = keys[index] as number;
    if (key < nearest) nearest = key;
    if (key > furthest) furthest = key;
  }
  const scale = (length - 1) / (furthest - nearest || 1);
  let most = 0;
  for (let index = 0; index < length; index += 1) {
    const next = Math.floor(((keys[index] as number) - nearest) * scale) + 1;
    const count = (ends[next] as number) + 1;
    ends[next] = count;
    if (count > most) most = count;
  }
  if (most > CROWD) return keys.slice().sort();
  for (let bucket = 1; bucket <= length; bucket += 1)
    ends[bucket] = (ends[bucket] as number) + (ends[bucket - 1] as number);
  const sorted = new Float64Array(length);
  for (let index = 0; index < length; index += 1) {
    const key = keys[index] as number;
    const bucket = Math.floor((key - nearest) * scale);
    const at = ends[bucket] as number;
    sorted[at] = key;
    ends[bucket] = at + 1;
  }
  insertEach(sorted);
  return sorted;
}

/** Sorts what is nearly sorted. */
function insertEach(numbers: Float64Array): void {
  for (let index = 1; index < numbers.length; index += 1) {
    const number = numbers[index] as number;
    let at = index;
    for (; at > 0 && (numbers[at - 1] as number) > number; at -= 1) numbers[at] = numbers[at - 1] as number;
    numbers[at] = number;
  }
}
