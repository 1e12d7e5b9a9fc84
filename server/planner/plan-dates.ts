import { BANK_HOLIDAYS } from "#contract/job/all-bank-holidays.ts";
import type { PermitAnswer } from "#contract/job/permits.ts";
import { addWorkingDays, firstDayAfterNotice, type WorkingDay } from "#contract/job/working-days.ts";
import type { PlanDates } from "#contract/plan/plan.ts";

interface DatesOptions {
  today: string;
  /** The day from which notice counts: today, or tomorrow in the evening. */
  orderDay: string;
  permit: PermitAnswer;
  /** The notice that companies near the place need, in working days; null if a company does not state it. */
  notices: readonly (number | null)[];
}

/**
 * The earliest days on which a skip can be delivered to a drive and to the road, if the company is asked and the permit is
 * applied for on `orderDay`. The company's notice is the median of the stated notices; of an even number of notices, the lower middle
 * one.
 */
export function planDates({ today, orderDay, permit, notices }: DatesOptions): PlanDates {
  const holidays = BANK_HOLIDAYS[permit.division ?? "england-and-wales"];
  const said = notices.filter((notice) => notice !== null).sort((a, b) => a - b);
  const middle = said[Math.floor((said.length - 1) / 2)];
  const companies =
    middle === undefined
      ? null
      : { said: said.length, notice: middle, first: addWorkingDays(orderDay, middle, holidays) };
  const notice = noticeOf(permit);
  const first = notice && firstDayAfterNotice(orderDay, notice.notice, holidays);
  return {
    today,
    orderDay,
    companies,
    permit: notice && first && { ...notice, first },
    drive: companies?.first ?? null,
    road: first && later(first, companies?.first),
  };
}

/**
 * The authority's notice period; null if it is not known. If it is unclear whether days are working days, they count as working
 * days, which gives the later date. If several authorities are possible, only notice in working days counts.
 */
function noticeOf({ noticeWorkingDays, certainty, authorities }: PermitAnswer) {
  if (noticeWorkingDays !== null) return { notice: noticeWorkingDays, isAmbiguous: false };
  const [authority] = authorities;
  const days = certainty === "split" ? null : authority?.terms?.noticeDays;
  return days == null ? null : { notice: days, isAmbiguous: true };
}

const later = (a: WorkingDay, b: WorkingDay | undefined): WorkingDay => (b && b.day > a.day ? b : a);
