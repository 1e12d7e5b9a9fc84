import { earliestDelivery } from "#contract/job/earliest.ts";
import type { PermitAnswer } from "#contract/job/permits.ts";
import type { PlanDates } from "#contract/plan/plan.ts";

interface DatesOptions {
  today: string;
  /** The day from which notice counts: today, or tomorrow in the evening. */
  orderDay: string;
  permit: Pick<PermitAnswer, "division">;
  /** The road authority's notice; null if it is not known. */
  permitNotice: { notice: number; isAmbiguous: boolean } | null;
  /** The notice that companies near the place need, in working days; null if a company does not state it. */
  notices: readonly (number | null)[];
}

/**
 * The earliest days on which a skip can be delivered to a drive and to the road, if the company is asked and the permit is
 * applied for on `orderDay`. The company's notice is the median of the stated notices; of an even number of notices, the lower middle
 * one.
 */
export function planDates({ today, orderDay, permit, permitNotice, notices }: DatesOptions): PlanDates {
  const stated = notices.filter((notice) => notice !== null).sort((a, b) => a - b);
  const middle = stated[Math.floor((stated.length - 1) / 2)];
  const company = { noticeDays: middle ?? null, pausedUntil: null };
  const { division } = permit;
  const drive = earliestDelivery(company, { division }, orderDay).company;
  const road = earliestDelivery(company, { division, permitNotice: permitNotice?.notice ?? null }, orderDay);
  return {
    today,
    orderDay,
    companies:
      drive && middle !== undefined ? { sampleSize: stated.length, notice: middle, first: drive } : null,
    permit: permitNotice && road.permit && { ...permitNotice, first: road.permit },
    drive,
    road: road.permit && road.first,
  };
}
