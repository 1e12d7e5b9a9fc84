import type { CostKind, Total } from "#contract/companies.ts";
import { DEFAULT_WEEKS, JOB_SIZES } from "#contract/job/job.ts";
import { toPounds } from "#contract/text/pounds.ts";
import type { CompanyRecords } from "#server/catalogue/records/company-records.ts";
import { priceRange } from "#server/catalogue/records/price-ranges.ts";
import { priceSizeOf } from "#server/catalogue/records/skip-sizes.ts";
import type { StatedHire } from "#server/catalogue/records/stated-prices.ts";
import { wasteBits } from "#server/catalogue/records/wastes.ts";
import type { SearchedJob } from "./searched-job.ts";

/** A job's cost at one company, in pence. Null stands for a part that nobody has stated. */
export interface Cost {
  hireFrom: number;
  hireTo: number;
  isEstimate: boolean;
  /** 0 if the hire is no longer than the price includes. */
  extraWeeks: number | null;
  wasteCharges: number;
  hasUnknownCharge: boolean;
  /** 0 if none is needed. */
  permitFrom: number | null;
  permitTo: number | null;
}

/** Wastes that usually cost extra, so that silence about them says nothing. */
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

/** Whether a company hires out a size; null if it does not say. */
export function offersSize({ columns }: CompanyRecords, slot: number, size: number): boolean | null {
  const bit = 1 << size;
  if ((columns.sizesOffered[slot] as number) & bit) return true;
  return (columns.sizesPossible[slot] as number) & bit ? null : false;
}

/** What a size costs with a job at a company that offers it or may offer it. */
export function costOf(records: CompanyRecords, slot: number, size: number, job: SearchedJob): Cost {
  const stated = records.prices.find(slot, size);
  const [hireFrom, hireTo] = stated ? [stated.pence, stated.pence] : estimatedHire(records, slot, size);
  const { pence, charged } = records.wastes.charges(slot, job.wastes);
  const silent = job.wastes & USUALLY_CHARGED & ~charged & ~records.wastes.refused(slot);
  return {
    hireFrom,
    hireTo,
    isEstimate: stated === null,
    extraWeeks: extraWeeks(stated, job.weeks),
    wasteCharges: pence,
    hasUnknownCharge: silent !== 0,
    permitFrom: job.needsPermit ? job.permitFrom : 0,
    permitTo: job.needsPermit ? job.permitTo : 0,
  };
}

export const lowestTotal = ({ hireFrom, permitFrom, extraWeeks, wasteCharges }: Cost): number =>
  hireFrom + (permitFrom ?? 0) + (extraWeeks ?? 0) + wasteCharges;

/** The guide scaled to the company's own prices. Above the guide's sizes the price is between its large skip and its highest price. */
function estimatedHire({ columns }: CompanyRecords, slot: number, size: number): [from: number, to: number] {
  const [from, to] = [(columns.priceFrom[slot] as number) / 100, (columns.priceTo[slot] as number) / 100];
  const priceSize = priceSizeOf(JOB_SIZES[size] as number);
  const range = priceRange(priceSize ?? "large", from, to);
  return [range.from * 100, priceSize ? range.to * 100 : Math.round(to * 100)];
}

/** What the weeks beyond the price cost. Without stated days, a price is taken to include the usual two weeks. */
function extraWeeks(stated: StatedHire | null, weeks: number): number | null {
  const includedDays = stated?.hireDays ?? DEFAULT_WEEKS * 7;
  const extra = Math.max(0, Math.ceil((weeks * 7 - includedDays) / 7));
  if (extra === 0) return 0;
  return stated?.extraWeekPence == null ? null : stated.extraWeekPence * extra;
}

/** The cost as the API describes it. */
export function totalOf(cost: Cost): Total {
  const { hireFrom, hireTo, isEstimate, permitFrom, permitTo, extraWeeks, wasteCharges } = cost;
  const parts: Total["parts"] = [
    { kind: "hire", ...range(hireFrom, hireTo), source: isEstimate ? "estimate" : "company" },
  ];
  if (permitFrom && permitTo)
    parts.push({ kind: "permit", ...range(permitFrom, permitTo), source: "council" });
  if (extraWeeks) parts.push({ kind: "extra-week", ...range(extraWeeks), source: "company" });
  if (wasteCharges > 0) parts.push({ kind: "waste-charge", ...range(wasteCharges), source: "company" });
  const unknown: CostKind[] = [];
  if (permitFrom === null) unknown.push("permit");
  if (extraWeeks === null) unknown.push("extra-week");
  if (cost.hasUnknownCharge) unknown.push("waste-charge");
  const known = !isEstimate && unknown.length === 0;
  const more = (extraWeeks ?? 0) + wasteCharges;
  return { ...range(lowestTotal(cost), hireTo + (permitTo ?? 0) + more), known, parts, unknown };
}

const range = (from: number, to = from) => ({ from: toPounds(from), to: toPounds(to) });
