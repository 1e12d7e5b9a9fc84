// A search result near a place is one number: the distance in hundredths of a kilometre times 2^31, plus the slot. In ascending
// order the nearest company is first; equal distances are in the order of slots. Sorting numbers is faster than sorting
// objects.
const SLOT_RANGE = 2 ** 31;
/** Multiplying by a power of two is exact and takes a third of the time of a division. */
const PER_SLOT_RANGE = 1 / SLOT_RANGE;

/**
 * Stands for an unknown distance. Greater than every distance on Earth: half the circumference is 2,003,750 hundredths of a
 * kilometre.
 */
const NO_DISTANCE = 2 ** 21 - 1;

/** Rounds the distance to 0.01 km, as the API returns it. Companies with equal rounded distances are in the order of slots. */
export const distanceKey = (kilometres: number, slot: number): number =>
  Math.round(kilometres * 100) * SLOT_RANGE + slot;

/** The key of a company without coordinates. */
export const unknownDistanceKey = (slot: number): number => NO_DISTANCE * SLOT_RANGE + slot;

/** The slot of a distance key. A plain slot is accepted too, because it equals its key with the distance 0. */
export const slotOfKey = (key: number): number => key - Math.floor(key * PER_SLOT_RANGE) * SLOT_RANGE;

/** The distance in hundredths of a kilometre. Null if it is unknown. */
export function hundredthsOfKey(key: number): number | null {
  const hundredths = Math.floor(key * PER_SLOT_RANGE);
  return hundredths === NO_DISTANCE ? null : hundredths;
}

/** The distance for comparisons, in hundredths of a kilometre. An unknown distance is longer than every other. */
export const comparableDistance = (key: number): number => Math.floor(key * PER_SLOT_RANGE);
