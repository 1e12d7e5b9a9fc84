import { wasteLabel } from "#client/components/company/fit-words.ts";
import { joinWithAnd } from "#client/components/company/format.ts";
import { shortDay } from "#client/components/job/earliest-day.ts";
import { STANDS } from "#contract/job/job.ts";
import { JOB_KINDS } from "#contract/plan/job-kinds.ts";
import type { MaterialSource, WeightRange } from "#contract/plan/materials.ts";
import type { Plan, PlanQuery, PlanSkip, SizeVerdict } from "#contract/plan/plan.ts";
import { countOf, formatCount, lowerFirst, upperFirst } from "#contract/text/spelling.ts";

export function planSubject(query: PlanQuery, { place }: Plan): string {
  const { kind, bags, waste = [], only, stands, date } = query;
  const job = JOB_KINDS.find(({ value }) => value === kind)?.label;
  const where = STANDS.find(({ value }) => value === stands && value !== "unsure")?.label.toLowerCase();
  const parts = [
    job,
    bags && countOf(bags, "bin bag"),
    waste.length > 0 &&
      `${only ? "only " : ""}${joinWithAnd(waste.map((one) => wasteLabel(one).toLowerCase()))}`,
    place && `in ${place.label}`,
    where,
    date && `for ${shortDay(date)}`,
  ].filter(Boolean);
  const [first = "", ...rest] = parts as string[];
  return [upperFirst(first), ...rest].join(", ");
}

export const skipWords = ({ skips, size }: Pick<PlanSkip, "skips" | "size">): string =>
  `${skips > 1 ? `${skips} × ` : ""}${size} yards`;

export const weightWords = ({ from, to }: WeightRange): string =>
  from === to ? `about ${from} ${from === 1 ? "tonne" : "tonnes"}` : `${from} to ${to} tonnes`;

/** `isLarger` is true for a size above the recommended size. */
export function verdictWords({ skips, carries, obstacle }: SizeVerdict, isLarger: boolean): string {
  if (skips === null) return "too heavy for it";
  if (obstacle === "road") return "too long for the road";
  if (obstacle === "not-near") return "no company near says it has it";
  if (carries === "some") return "part-filled only: ask how far";
  if (skips > 1) return `${skips} of them`;
  return isLarger ? "bigger than you need" : "one";
}

const SOURCES: Record<MaterialSource, string> = {
  calrecycle: "CalRecycle",
  leed: "LEED 2009",
  vendor: "UK skip companies",
  working: "our working figure",
};

export function materialWords(material: PlanSkip["materials"][number]): string {
  const { name, kgFrom, kgTo, fromSource, toSource } = material;
  const range = kgFrom === kgTo ? formatCount(kgFrom) : `${formatCount(kgFrom)}-${formatCount(kgTo)}`;
  const sources = [...new Set([SOURCES[fromSource], SOURCES[toSource]])].join(", ");
  return `${lowerFirst(name)} ${range} kg (${sources})`;
}

export const shareWords = (share: number): string =>
  share < 0.01 ? "under 1% of its postcodes" : `${Math.round(share * 100)}% of its postcodes`;
