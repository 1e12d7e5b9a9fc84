/** What searches look at, by slot: numbers side by side, so that going through all of them is going through memory. */
const KINDS = {
  id: Float64Array,
  /** For ordering: below every real rating when there is none to show. */
  score: Float32Array,
  /** Degrees; not a number when the company cannot be placed. */
  latitude: Float64Array,
  longitude: Float64Array,
  priceFrom: Float64Array,
  priceTo: Float64Array,
  flags: Uint16Array,
  /** When the record last changed, in milliseconds since 1970. */
  changedAt: Float64Array,
  /** Where the record's JSON lies. */
  chunk: Uint32Array,
  start: Uint32Array,
  companyLength: Uint32Array,
  reviewsLength: Uint32Array,
  /** Checksum of the company's JSON. */
  checksum: Uint32Array,
} as const;

type Kinds = typeof KINDS;
export type Columns = { -readonly [Name in keyof Kinds]: InstanceType<Kinds[Name]> };

const NAMES = Object.keys(KINDS) as (keyof Kinds)[];

export const emptyColumns = (): Columns =>
  Object.fromEntries(NAMES.map((name) => [name, new KINDS[name](0)])) as unknown as Columns;

/** Makes room for so many slots, and for some more to come. */
export function makeRoom(columns: Columns, slots: number): void {
  if (slots <= columns.id.length) return;
  const room = Math.ceil(slots * 1.125);
  for (const name of NAMES) {
    const larger = new KINDS[name](room);
    larger.set(columns[name]);
    Object.assign(columns, { [name]: larger });
  }
}
