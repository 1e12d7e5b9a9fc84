import { formatCompanyCount, formatPoundRange, formatWeeks } from "#client/components/company/format.ts";
import type { Division } from "#contract/job/delivery-days.ts";
import { DEFAULT_WEEKS } from "#contract/job/job.ts";
import { MIN_FOR_MIDDLE_HALF, type PlanCost, type PlanQuery, type PlanSkip } from "#contract/plan/plan.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import { MIN_STATED_PRICES } from "#contract/towns.ts";
import { skipWords } from "./plan-words.ts";

/** Only the guide price leaves out weeks, because it covers the usual two weeks. */
export const weeksLeftOut = (
  { hire }: Pick<PlanCost, "hire">,
  { weeks = DEFAULT_WEEKS }: PlanQuery,
): number => (hire.source === "guide" ? Math.max(0, weeks - DEFAULT_WEEKS) : 0);

export function hireWords(
  { hire }: Pick<PlanCost, "hire">,
  skip: Pick<PlanSkip, "skips" | "size">,
  { weeks = DEFAULT_WEEKS }: PlanQuery,
): string {
  const duration =
    hire.source === "guide" ? `for the usual ${formatWeeks(DEFAULT_WEEKS)}` : formatWeeks(weeks);
  return `${skipWords(skip)}, ${duration}${skip.skips > 1 ? " each" : ""}`;
}

/** Parts with an unknown price are named, for example "£160-220 + permit + 6 weeks". */
export function planTotalWords(
  cost: Pick<PlanCost, "hire" | "hireOfAll" | "wasteCharges" | "permit">,
  query: PlanQuery,
  division?: Division | null,
): string {
  const { hireOfAll, wasteCharges, permit } = cost;
  const isRoad = query.stands === "road";
  const charges = wasteCharges ?? NOTHING;
  const fee = (isRoad && permit) || NOTHING;
  const left = weeksLeftOut(cost, query);
  return [
    formatPoundRange({
      from: hireOfAll.from + charges.from + fee.from,
      to: hireOfAll.to + charges.to + fee.to,
    }),
    isRoad && !permit && division !== "northern-ireland" && "permit",
    left > 0 && formatWeeks(left),
  ]
    .filter(Boolean)
    .join(" + ");
}

const NOTHING = { from: 0, to: 0 };

export function basisWords(cost: PlanCost, place: string, query: PlanQuery): string {
  const { hire, stating, companies, wasteCharges } = cost;
  const duration = formatWeeks(query.weeks ?? DEFAULT_WEEKS);
  const nearest = `the ${companies === 1 ? "company" : `nearest ${companies} companies`} that may deliver to ${place}`;
  if (hire.source === "guide" || hire.lowest === null || hire.highest === null)
    return `Our guide for the whole UK, with VAT: fewer than ${MIN_STATED_PRICES} companies that deliver to ${place} state a price for ${duration}. See what each company states.`;
  const charges = wasteCharges
    ? ` The charges for your waste are those of ${formatCompanyCount(wasteCharges.sampleSize)}, counted once.`
    : "";
  const range =
    stating < MIN_FOR_MIDDLE_HALF
      ? "this is from the lowest to the highest."
      : `the middle half of them lie in this range. For one skip the lowest is ${formatPounds(hire.lowest)}, the highest ${formatPounds(hire.highest)}.`;
  return `With VAT. ${stating} of ${nearest} state a price for ${duration}; ${range}${charges} A company's page says who stated its price, the company or this directory, and when.`;
}

export function longerHireWords(
  cost: Pick<PlanCost, "hire" | "extraWeek">,
  query: PlanQuery,
): string | false {
  const left = weeksLeftOut(cost, query);
  const longer = left > 0 ? `${formatWeeks(left)} more` : "A longer hire";
  if (cost.extraWeek) {
    const { pounds, sampleSize } = cost.extraWeek;
    const companies = sampleSize === 1 ? "one company" : `the middle of ${sampleSize} companies`;
    return `${longer}: an extra week is about ${formatPounds(pounds)} (${companies}).`;
  }
  return left > 0 && `${longer}: ask what an extra week costs.`;
}
