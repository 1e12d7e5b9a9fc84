import { DAY_MS } from "../dates.ts";
import { BANK_HOLIDAYS } from "./all-bank-holidays.ts";
import {
  addWorkingDays,
  type Division,
  firstDayAfterNotice,
  UNITED_KINGDOM,
  type WorkingDay,
} from "./working-days.ts";

/** What a company's earliest delivery depends on that may be unknown. */
export const EARLIEST_UNKNOWN = ["notice", "permit"] as const;

/** Whether a company can deliver on the wanted day: it can, it must be asked, or it is too late. The best answer first. */
export const CAN_DO = ["yes", "ask", "late"] as const;

/** Why a company must be asked: something is unknown, or the wanted day is no working day. */
export const CAN_DO_BECAUSE = [...EARLIEST_UNKNOWN, "day-off"] as const;

interface DayAnswer {
  canDo: (typeof CAN_DO)[number];
  /** Empty unless the answer is "ask". */
  canDoBecause: (typeof CAN_DO_BECAUSE)[number][];
}

/** What a company states: its notice in working days, and the last day of its pause, as YYYY-MM-DD. */
interface CompanyNotice {
  noticeDays: number | null;
  pausedUntil: string | null;
}

/** The rules at the place of the skip. */
export interface DeliverySite {
  /** Whose bank holidays count. Null if neither the place nor the company says: then those of every nation count. */
  division: Division | null;
  /** The road authority's notice in working days; null if it is not known. Undefined for a skip that needs no permit. */
  permitNotice?: number | null | undefined;
}

interface EarliestDelivery {
  /** By the company's notice and its pause. Null if it states no notice and takes requests. */
  company: WorkingDay | null;
  /** By the road authority's notice. Null if there is no permit, or if its notice is unknown. */
  permit: WorkingDay | null;
  /** The later of both. Null if neither is known. */
  first: WorkingDay | null;
  unknown: (typeof EARLIEST_UNKNOWN)[number][];
}

/**
 * The first day on which a company can deliver if it is asked on `from`, as far as is known. Every list, page, form and plan
 * takes its days from here. Notice and permit count from the day after a pause.
 */
export function earliestDelivery(company: CompanyNotice, site: DeliverySite, from: string): EarliestDelivery {
  const holidays = holidaysAt(site);
  const days = daysWith(holidays, company, site, from);
  const unknown: EarliestDelivery["unknown"] = [];
  if (company.noticeDays === null) unknown.push("notice");
  if (site.permitNotice === null) unknown.push("permit");
  return { ...days, unknown };
}

function daysWith(
  holidays: readonly string[],
  { noticeDays, pausedUntil }: CompanyNotice,
  { permitNotice }: DeliverySite,
  from: string,
) {
  const isPaused = pausedUntil !== null && pausedUntil >= from;
  const asked = isPaused ? dayAfter(pausedUntil) : from;
  const company = noticeDays === null && !isPaused ? null : addWorkingDays(asked, noticeDays ?? 0, holidays);
  const permit = permitNotice == null ? null : firstDayAfterNotice(asked, permitNotice, holidays);
  return { company, permit, first: later(company, permit) };
}

const holidaysAt = ({ division }: DeliverySite) => (division ? BANK_HOLIDAYS[division] : UNITED_KINGDOM);

/** Whether a company whose first day this is can deliver on a day (YYYY-MM-DD). */
export function answerForDay(
  { day, unknown }: { day: string | null; unknown: EarliestDelivery["unknown"] },
  site: DeliverySite,
  wanted: string,
): DayAnswer {
  if (day !== null && day > wanted) return { canDo: "late", canDoBecause: [] };
  const isDayOff = addWorkingDays(wanted, 0, holidaysAt(site)).day !== wanted;
  const canDoBecause = isDayOff ? [...unknown, "day-off" as const] : unknown;
  return { canDo: canDoBecause.length === 0 ? "yes" : "ask", canDoBecause };
}

const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

const later = (a: WorkingDay | null, b: WorkingDay | null): WorkingDay | null =>
  a && b ? (a.day > b.day ? a : b) : (a ?? b);
