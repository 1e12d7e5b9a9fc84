import { placesInOrder } from "./packed-units.ts";

const COUNCIL_BYTES = 4;

const NATIONS = "EWSN";
const PER_NATION = 100_000_000;

export function gssNumber(gss: string): number {
  const nation = NATIONS.indexOf(gss.charAt(0));
  return nation !== -1 && /^.\d{8}$/.test(gss) ? nation * PER_NATION + Number(gss.slice(1)) : 0;
}

export const gssOf = (number: number): string | null =>
  number === 0
    ? null
    : `${NATIONS[Math.floor(number / PER_NATION)]}${String(number % PER_NATION).padStart(8, "0")}`;

/** Packs the councils of a district's units in the order of `packUnits`, little-endian. Null if no council is known. */
export function packCouncils(units: readonly number[], councils: readonly number[]): Buffer | null {
  if (councils.every((council) => council === 0)) return null;
  const places = placesInOrder(units);
  const packed = Buffer.allocUnsafe(places.length * COUNCIL_BYTES);
  for (const [index, at] of places.entries())
    packed.writeUInt32LE(councils[at / 3] as number, index * COUNCIL_BYTES);
  return packed;
}
