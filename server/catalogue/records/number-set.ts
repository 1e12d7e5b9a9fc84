/**
 * Numbers in a hash table without collisions, so that looking one up takes one comparison (perfect hashing). The length is a
 * power of two, at least 64. The hash is the number's lowest bits.
 */
export type NumberSet = Int32Array;

const MIN_LENGTH = 64;
const EMPTY = -1;

/** Doubles the table until no two numbers collide. */
function createNumberSet(numbers: Uint16Array, length = MIN_LENGTH): NumberSet {
  const table = new Int32Array(length).fill(EMPTY);
  for (const number of numbers) {
    const at = number & (length - 1);
    if (table[at] !== EMPTY && table[at] !== number) return createNumberSet(numbers, length * 2);
    table[at] = number;
  }
  return table;
}

export const hasNumber = (table: NumberSet, number: number): boolean =>
  table[number & (table.length - 1)] === number;

const known = new WeakMap<Uint16Array, NumberSet>();

/** Returns the set of these numbers, cached per array object. The array must not change. */
export function numberSetOf(numbers: Uint16Array): NumberSet {
  const set = known.get(numbers) ?? createNumberSet(numbers);
  known.set(numbers, set);
  return set;
}
