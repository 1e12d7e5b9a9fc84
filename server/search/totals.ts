import type { CostKind, CostSource } from "#contract/companies.ts";
import { DEFAULT_WEEKS } from "#contract/job/job.ts";
import type { StatedPrice } from "#contract/job/terms.ts";
import type { CompanyRecords } from "#server/catalogue/records/company-records.ts";
import { FLAG } from "#server/catalogue/records/flags.ts";
import type { StatedHire } from "#server/catalogue/records/stated-prices.ts";
import { wasteBits } from "#server/catalogue/records/wastes.ts";
import { estimateSize } from "#server/pricing/price-ranges.ts";
import { LAST_RANK } from "./rank-keys.ts";
import type { SearchedJob } from "./searched-job.ts";

/** A job's cost at one company, in pence. Null stands for a part that is neither stated nor estimated. */
interface Cost {
  hireFrom: number | null;
  hireTo: number | null;
  /** Who stated the price of the hire, and the days that it includes. Null if the hire is estimated or unknown. */
  stated: Pick<StatedPrice, "statedBy" | "hireDays"> | null;
  /** The cost of the weeks that the price does not include; 0 if there are none. */
  extraWeeks: number | null;
  wasteCharges: number;
  hasUnknownCharge: boolean;
  /** 0 if no permit is needed. */
  permitFrom: number | null;
  permitTo: number | null;
  isPermitEstimated: boolean;
}

/** Wastes that usually cost extra. If a company states no charge for one of these, its charge counts as unknown. */
const USUALLY_CHARGED = wasteBits([
  "plasterboard",
  "upholstery",
  "mattress",
  "electrical",
  "fridge",
  "tyres",
  "paint",
  "asbestos",
]);

/**
 * Whether a company hires out one of these sizes, given as bits of `JOB_SIZES`. Null if the company states no sizes, or if its
 * text is unclear about these.
 */
export function offersAny({ columns }: CompanyRecords, slot: number, sizes: number): boolean | null {
  if ((columns.sizesOffered[slot] as number) & sizes) return true;
  return (columns.sizesPossible[slot] as number) & sizes ? null : false;
}

/** Whether a company hires out a size, given by its index in `JOB_SIZES`. */
export const offersSize = (records: CompanyRecords, slot: number, size: number): boolean | null =>
  offersAny(records, slot, 1 << size);

/**
 * The lowest total of a job at a company that offers the size or may offer it, in pence: the lower end of `costOf`.
 * `LAST_RANK`, which is above every total, if the price of the hire is unknown. Other unknown parts count as 0.
 */
export function lowestTotalAt(records: CompanyRecords, slot: number, size: number, job: SearchedJob): number {
  const stated = records.prices.find(slot, size);
  const hire = stated ? stated.pence : estimatedHire(records, slot, size)[0];
  if (hire === null) return LAST_RANK;
  const charges = job.wastes === 0 ? 0 : records.wastes.charges(slot, job.wastes).pence;
  return (
    hire + (job.needsPermit ? (job.permitFrom ?? 0) : 0) + (extraWeeks(stated, job.weeks) ?? 0) + charges
  );
}

/** The cost of a job with this size. The company must not exclude the size, and must take the job's wastes. */
export function costOf(records: CompanyRecords, slot: number, size: number, job: SearchedJob): Cost {
  const stated = records.prices.find(slot, size);
  const [hireFrom, hireTo] = stated ? [stated.pence, stated.pence] : estimatedHire(records, slot, size);
  const { pence, charged } = records.wastes.charges(slot, job.wastes);
  const silent = job.wastes & USUALLY_CHARGED & ~charged;
  return {
    hireFrom,
    hireTo,
    stated,
    extraWeeks: extraWeeks(stated, job.weeks),
    wasteCharges: pence,
    hasUnknownCharge: silent !== 0,
    permitFrom: job.needsPermit ? job.permitFrom : 0,
    permitTo: job.needsPermit ? job.permitTo : 0,
    isPermitEstimated: job.isPermitEstimated,
  };
}

const lowestTotal = ({ hireFrom, permitFrom, extraWeeks, wasteCharges }: Cost): number =>
  (hireFrom ?? 0) + (permitFrom ?? 0) + (extraWeeks ?? 0) + wasteCharges;

const NO_ESTIMATE = [null, null] as const;

/** The estimated price of the hire in pence. A company that does not give both its prices has no estimate. */
function estimatedHire({ columns }: CompanyRecords, slot: number, size: number) {
  if (((columns.flags[slot] as number) & FLAG.hasPriceRange) === 0) return NO_ESTIMATE;
  const [from, to] = [(columns.priceFrom[slot] as number) / 100, (columns.priceTo[slot] as number) / 100];
  const range = estimateSize(size, columns.sizesOffered[slot] as number, from, to);
  return [range.from * 100, range.to * 100] as const;
}

/**
 * The cost of the weeks that the price does not include, in pence; null if it is unknown. An estimated hire includes the usual
 * two weeks. If a stated price does not say its days, even the number of extra weeks is unknown.
 */
function extraWeeks(stated: StatedHire | null, weeks: number): number | null {
  const includedDays = stated ? stated.hireDays : DEFAULT_WEEKS * 7;
  if (includedDays === null) return null;
  const extra = Math.max(0, Math.ceil((weeks * 7 - includedDays) / 7));
  if (extra === 0) return 0;
  return stated?.extraWeekPence == null ? null : stated.extraWeekPence * extra;
}

/** The cost as JSON of `Total`. Written by hand, because `JSON.stringify` and `toFixed` take four times as long. */
export function totalJson(cost: Cost): string {
  const { hireTo, stated, permitFrom, permitTo, extraWeeks, wasteCharges } = cost;
  const more = (extraWeeks ?? 0) + wasteCharges;
  const isUnknown = permitFrom === null || extraWeeks === null || cost.hasUnknownCharge;
  const known = stated !== null && !cost.isPermitEstimated && !isUnknown;
  let parts = hirePart(cost);
  if (permitFrom && permitTo)
    parts = append(
      parts,
      part("permit", permitFrom, permitTo, cost.isPermitEstimated ? "estimate" : "council"),
    );
  if (extraWeeks && stated)
    parts = append(parts, part("extra-week", extraWeeks, extraWeeks, "company", statedBy(stated)));
  if (wasteCharges > 0) parts = append(parts, part("waste-charge", wasteCharges, wasteCharges, "company"));
  const range = rangeJson(lowestTotal(cost), (hireTo ?? 0) + (permitTo ?? 0) + more);
  return `{${range},"known":${known},"parts":[${parts}],"unknown":[${unknownKinds(cost)}]}`;
}

function hirePart({ hireFrom, hireTo, stated }: Cost): string {
  if (hireFrom === null || hireTo === null) return "";
  if (!stated) return part("hire", hireFrom, hireTo, "estimate");
  return part("hire", hireFrom, hireTo, "company", `${statedBy(stated)},"hireDays":${stated.hireDays}`);
}

function unknownKinds({ hireFrom, permitFrom, extraWeeks, hasUnknownCharge }: Cost): string {
  let kinds = hireFrom === null ? '"hire"' : "";
  if (permitFrom === null) kinds = append(kinds, '"permit"');
  if (extraWeeks === null) kinds = append(kinds, '"extra-week"');
  if (hasUnknownCharge) kinds = append(kinds, '"waste-charge"');
  return kinds;
}

/** Adds an item to the items of a JSON array. */
const append = (items: string, item: string): string => (items === "" ? item : `${items},${item}`);

const statedBy = ({ statedBy }: Pick<StatedPrice, "statedBy">): string => `,"statedBy":"${statedBy}"`;

/** `more` are further fields, each beginning with a comma. */
const part = (kind: CostKind, from: number, to: number, source: CostSource, more = ""): string =>
  `{"kind":"${kind}",${rangeJson(from, to)},"source":"${source}"${more}}`;

const rangeJson = (from: number, to: number): string => `"from":"${pounds(from)}","to":"${pounds(to)}"`;

/** Formats pence as `toPounds` does, in less time. */
function pounds(pence: number): string {
  const rest = pence % 100;
  return `${(pence - rest) / 100}.${rest < 10 ? "0" : ""}${rest}`;
}
