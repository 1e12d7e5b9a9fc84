// A company found from a place is one number: how far it is in hundredths of a kilometre, times this, plus its slot.
// Ascending numbers are the nearest first, equally near ones by slot, and sorting numbers is what machines do best.
const SLOTS = 2 ** 31;

/** Half the globe is 2,003,750 hundredths; this is further. */
const NOWHERE = 2 ** 21 - 1;

/** As people are shown the distance, so that what looks equal is in the order of slots. */
export const placeKey = (kilometres: number, slot: number): number =>
  Math.round(kilometres * 100) * SLOTS + slot;

/** Of a company that cannot be placed: after all others. */
export const unplacedKey = (slot: number): number => NOWHERE * SLOTS + slot;

/** A slot alone is a key as well. */
export const slotOfKey = (key: number): number => key - Math.floor(key / SLOTS) * SLOTS;

/** Null when there is none to show. */
export function hundredthsOfKey(key: number): number | null {
  const hundredths = Math.floor(key / SLOTS);
  return hundredths === NOWHERE ? null : hundredths;
}
