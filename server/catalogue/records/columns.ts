/** What searches look at, by slot: numbers side by side, so that going through all of them is going through memory. */
const KINDS = {
  id: Float64Array,
  /** For ordering, in hundredths of a star: below every real rating when there is none to show. */
  score: Int16Array,
  /** Ten-millionths of a degree, about a centimetre. */
  latitude: Int32Array,
  longitude: Int32Array,
  /** Pence. */
  priceFrom: Uint32Array,
  priceTo: Uint32Array,
  flags: Uint16Array,
  /** When the record last changed, in seconds since 1970. */
  changedAt: Uint32Array,
  /** Which of all names of towns and counties, folded. */
  location: Uint32Array,
  county: Uint32Array,
  /** Folded, as a short text; -1 when it is not one. */
  postcode: Float64Array,
  /** Where its stored record begins, and how many bytes of it are the company's JSON. */
  position: Float64Array,
  companyLength: Uint32Array,
  /** Of the stored record. */
  checksum: Uint32Array,
} as const;

type Kinds = typeof KINDS;
export type Columns = { -readonly [Name in keyof Kinds]: InstanceType<Kinds[Name]> };

const NAMES = Object.keys(KINDS) as (keyof Kinds)[];

export const emptyColumns = (): Columns =>
  Object.fromEntries(NAMES.map((name) => [name, new KINDS[name](0)])) as unknown as Columns;

/** Makes room for so many slots, and for some more to come. */
export function makeRoom(columns: Columns, slots: number): void {
  if (slots > columns.id.length) resize(columns, slots * 2);
}

/** Gives room for exactly so many slots. */
export function resize(columns: Columns, slots: number): void {
  for (const name of NAMES) {
    const resized = new KINDS[name](slots);
    resized.set(columns[name].subarray(0, slots));
    Object.assign(columns, { [name]: resized });
  }
}
