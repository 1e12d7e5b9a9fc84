import { addDays } from "../dates.ts";
import type { RoadLimits } from "../plan/size-advice.ts";
import { BANK_HOLIDAYS } from "./all-bank-holidays.ts";
import {
  addWorkingDays,
  type Division,
  dayAfterWeek,
  firstDayAfterNotice,
  type Pauses,
  pausedOn,
  UNITED_KINGDOM,
  WEEKDAYS,
  type Weekday,
  type WorkingDay,
} from "./delivery-days.ts";

export const EARLIEST_UNKNOWN = ["notice", "permit"] as const;

/**
 * The company's answers for the wanted day: can deliver, must be asked, can deliver only later, does not deliver. Best answer
 * first.
 */
export const CAN_DO = ["yes", "ask", "late", "no"] as const;

/**
 * "day-off": the day is no working day. "registration": the road authority accepts only registered companies. "road-limit": the
 * skip is larger than the authority allows.
 */
export const CAN_DO_BECAUSE = [...EARLIEST_UNKNOWN, "day-off", "registration", "road-limit"] as const;

interface DayAnswer {
  canDo: (typeof CAN_DO)[number];
  canDoBecause: (typeof CAN_DO_BECAUSE)[number][];
}

/** `noticeDays` are working days. `deliveryDays` are the days of the week on which the company delivers. */
interface CompanyDays extends Pauses {
  noticeDays: number | null;
  deliveryDays?: readonly Weekday[];
  authorities?: readonly { name: string; until: string | null }[];
}

export interface DeliverySite {
  /** The division whose bank holidays count. Null if it is unknown: then the bank holidays of all divisions count. */
  division: Division | null;
  /** In working days. Null if it is unknown. Undefined for a skip that needs no permit. */
  permitNotice?: number | null | undefined;
  /** Undefined for a skip that needs no permit. */
  road?: { authorities: readonly string[]; acceptsOnlyRegistered: boolean; limits: RoadLimits } | undefined;
  isTooLarge?: boolean;
}

interface EarliestDelivery {
  /** Null if the company states no notice and is not paused. */
  company: WorkingDay | null;
  /** Null if no permit is needed, or if the notice is unknown. */
  permit: WorkingDay | null;
  /** The later day of `company` and `permit`, or the company's next delivery day after that. Null if both are null. */
  first: WorkingDay | null;
  unknown: (typeof EARLIEST_UNKNOWN)[number][];
}

/**
 * The earliest delivery, as far as it is known, if the company is asked on `from`. If the company is paused then, both notices
 * count from the day after the pause. Lists, pages, forms and plans all use this function.
 */
export function earliestDelivery(stated: CompanyDays, site: DeliverySite, from: string): EarliestDelivery {
  const { noticeDays, deliveryDays = [] } = stated;
  const { permitNotice } = site;
  const holidays = holidaysAt(site);
  const pauseEnd = pausedOn(stated, from);
  const asked = pauseEnd === null ? from : addDays(pauseEnd, 1);
  // A company that needs no notice and delivers on Saturdays delivers on the Saturday of the request.
  const isSameDay = noticeDays === 0 && deliveryDays.length > 0;
  const noticed = isSameDay ? workingDay(asked, holidays) : addWorkingDays(asked, noticeDays ?? 0, holidays);
  const company = noticeDays === null && pauseEnd === null ? null : openFrom(noticed, stated, holidays);
  const permit = permitNotice == null ? null : firstDayAfterNotice(asked, permitNotice, holidays);
  const first = later(company, permit);
  const unknown: EarliestDelivery["unknown"] = [];
  if (noticeDays === null) unknown.push("notice");
  if (permitNotice === null) unknown.push("permit");
  return { company, permit, first: first && company ? openFrom(first, stated, holidays) : first, unknown };
}

/** The first likely day of a permit that is asked for on `from`. Null if none is needed. An unknown notice counts as a week. */
export function permitDay(site: DeliverySite, from: string): string | null {
  if (site.permitNotice === undefined) return null;
  return earliestDelivery({ noticeDays: null }, site, from).permit?.day ?? dayAfterWeek(from);
}

const workingDay = (day: string, holidays: readonly string[]): WorkingDay => ({
  day,
  isPastKnown: day > (holidays.at(-1) as string),
});

/** Null if the company must be asked. */
function deliversOn(company: CompanyDays, day: string, holidays: readonly string[]): boolean | null {
  if (pausedOn(company, day) !== null) return false;
  const { deliveryDays = [] } = company;
  if (deliveryDays.length === 0) return addWorkingDays(day, 0, holidays).day === day || null;
  const weekday = WEEKDAYS[new Date(day).getUTCDay()]?.value;
  if (!deliveryDays.some((named) => named === weekday)) return false;
  return !holidays.includes(day) || null;
}

function openFrom(first: WorkingDay, company: CompanyDays, holidays: readonly string[]): WorkingDay {
  let { day } = first;
  while (!deliversOn(company, day, holidays)) day = addDays(pausedOn(company, day) ?? day, 1);
  return day === first.day ? first : workingDay(day, holidays);
}

export const holidaysAt = ({ division }: Pick<DeliverySite, "division">): readonly string[] =>
  division ? BANK_HOLIDAYS[division] : UNITED_KINGDOM;

/** The company's answer for the day `wanted`. `day` is the company's first possible day. Days are YYYY-MM-DD. */
export function answerForDay(
  { day, unknown }: { day: string | null; unknown: EarliestDelivery["unknown"] },
  { company, site }: { company: CompanyDays; site: DeliverySite },
  wanted: string,
): DayAnswer {
  if (day !== null && day > wanted) return { canDo: "late", canDoBecause: [] };
  const isOpen = deliversOn(company, wanted, holidaysAt(site));
  if (isOpen === false) return { canDo: "no", canDoBecause: [] };
  const canDoBecause: DayAnswer["canDoBecause"] = [...unknown];
  if (isOpen === null) canDoBecause.push("day-off");
  if (roadRegistration(company, site, wanted)?.stated === false) canDoBecause.push("registration");
  if (site.isTooLarge) canDoBecause.push("road-limit");
  return { canDo: canDoBecause.length === 0 ? "yes" : "ask", canDoBecause };
}

/**
 * `stated`: the company says that on `day` it is registered with every road authority that may be responsible. Null if it does
 * not say so and unregistered companies may be accepted, if no road authority is known, or if no permit is needed.
 */
export function roadRegistration(
  { authorities = [] }: Pick<CompanyDays, "authorities">,
  { road }: DeliverySite,
  day: string,
): { authority: string; stated: boolean } | null {
  if (!road || road.authorities.length === 0) return null;
  const isValid = ({ until }: { until: string | null }) => until === null || until >= day;
  const stated = road.authorities.every((name) =>
    authorities.some((registered) => registered.name === name && isValid(registered)),
  );
  return stated || road.acceptsOnlyRegistered ? { authority: road.authorities.join(" or "), stated } : null;
}

const later = (a: WorkingDay | null, b: WorkingDay | null): WorkingDay | null =>
  a && b ? (a.day > b.day ? a : b) : (a ?? b);
