/** One typed array per field, indexed by slot. A search that scans a field reads memory in order. */
const COLUMN_TYPES = {
  id: Float64Array,
  /** Hundredths of a star; -1 without a rating. */
  rating: Int16Array,
  /** 0 for a company that has no rating to show. */
  reviewCount: Uint32Array,
  /** Ten-millionths of a degree, about a centimetre; -2^31 if unknown. */
  latitude: Int32Array,
  longitude: Int32Array,
  /** Pence. At least one of the two prices is a default, unless the company has `FLAG.hasPriceRange`. */
  priceFrom: Uint32Array,
  priceTo: Uint32Array,
  /** Bits of `FLAG`, and of the price sizes that the company offers (`sizeFlag`). */
  flags: Uint16Array,
  /**
   * Bits in the order of `JOB_SIZES`: sizes that the company certainly hires out, and sizes that it hires out or may hire out.
   */
  sizesOffered: Uint16Array,
  sizesPossible: Uint16Array,
  /** The last day on which the check of the carrier's registration counts, in days since 1970; 0 if no check counts. */
  carrierCheckedUntil: Uint16Array,
  /** The first and the last day on which the registration has a warning, in days since 1970; 0 and 0 without a warning. */
  carrierWarningFrom: Uint16Array,
  carrierWarningUntil: Uint16Array,
  /** Working days; 255 if the company does not state its notice. */
  noticeDays: Uint8Array,
  /** The last day of the company's pause, in days since 1970; 0 without a pause. */
  pausedUntil: Uint16Array,
  /** Bits in the order of `WASTES`. */
  refuses: Uint16Array,
  /** Positions in the list arenas; 0 for a company that states nothing. */
  pricesAt: Uint32Array,
  chargesAt: Uint32Array,
  coverageAt: Uint32Array,
  servicesAt: Uint32Array,
  /**
   * The time of the last change of the company's row in the database or of one of its shown reviews, in seconds since 1970. A
   * reply counts as a change of its review.
   */
  changedAt: Uint32Array,
  /** Numbers of the interned names of the town and the county. */
  locationId: Uint32Array,
  countyId: Uint32Array,
  /** Packed into a number, because a string takes four times the memory; 0 if it is empty or cannot be packed. */
  postcode: Float64Array,
  /**
   * The position in the byte arena of the part of the company's JSON that is not shared with other companies. The JSON of its
   * reviews follows.
   */
  jsonPosition: Float64Array,
  /** The numbers of the two shared texts in the company's JSON, and the number of unshared bytes between them. */
  jsonMiddle: Uint16Array,
  jsonEnd: Uint16Array,
  bytesAfterMiddle: Uint16Array,
  companyBytes: Uint32Array,
  reviewsBytes: Uint32Array,
  /** CRC-32 of the JSON of the company and of its reviews. */
  checksum: Uint32Array,
} as const;

/** Stands for an unknown notice in `noticeDays`. */
export const NO_NOTICE = 255;

type ColumnTypes = typeof COLUMN_TYPES;
export type Columns = { -readonly [Name in keyof ColumnTypes]: InstanceType<ColumnTypes[Name]> };

const NAMES = Object.keys(COLUMN_TYPES) as (keyof ColumnTypes)[];

export const createColumns = (): Columns =>
  Object.fromEntries(NAMES.map((name) => [name, new COLUMN_TYPES[name](0)])) as unknown as Columns;

/** Enlarges the columns to twice the wanted number of slots if they hold fewer than wanted. */
export function ensureCapacity(columns: Columns, slots: number): void {
  if (slots > columns.id.length) setCapacity(columns, slots * 2);
}

/** Copies every column into arrays of exactly this many slots. */
export function setCapacity(columns: Columns, slots: number): void {
  for (const name of NAMES) {
    const resized = new COLUMN_TYPES[name](slots);
    resized.set(columns[name].subarray(0, slots));
    Object.assign(columns, { [name]: resized });
  }
}
