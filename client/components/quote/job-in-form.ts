import { formatWeeks } from "#client/components/company/format.ts";
import { shortDay } from "#client/components/job/earliest-day.ts";
import { areaParams, searchedAreaIn } from "#client/urls/company-url.ts";
import { queryString } from "#client/urls/query-string.ts";
import { JOB_SIZES, type Job, type JobSize, STANDS } from "#contract/job/job.ts";
import { hireDurationOf, hireLengthOf, wastesInWords, weeksOfHire } from "#contract/job/job-options.ts";
import { labelOf } from "#contract/options.ts";
import { lowerFirst } from "#contract/text/spelling.ts";
import type { QuoteInput, QuotePresentation } from "./quote-presentations.ts";

type FormJob = Pick<QuoteInput, "size" | "stands" | "hireDate" | "hireDuration" | "wasteType">;

export const hasJob = ({ size, date, weeks, stands, waste = [] }: Job): boolean =>
  Boolean(size || date || weeks || stands || waste.length > 0);

export const parseSize = (text: string): JobSize | undefined =>
  JOB_SIZES.find((size) => String(size) === text);

/** Undefined also if the customer has changed the form's waste. */
export const wastesStillSaid = (wasteType: string, { waste = [] }: Job): Job["waste"] =>
  waste.length > 0 && wastesInWords(waste) === wasteType ? waste : undefined;

const weeksStillSaid = (hire: string, { weeks }: Job): number | undefined =>
  weeks !== undefined && [hireDurationOf(weeks), hireLengthOf(weeks)].some((option) => option === hire)
    ? weeks
    : weeksOfHire(hire);

/** Null if the chosen length of hire already says the number of weeks, or if no weeks are sent. */
export function weeksWords(hire: string, searched: Job): string | null {
  const weeks = weeksStillSaid(hire, searched);
  return weeks === undefined || weeks === weeksOfHire(hire)
    ? null
    : `Sent as ${weeks} weeks, as you asked. Choose another option to change that.`;
}

/**
 * The form can't express some searched values exactly, such as three weeks. These values are used unless the customer has changed
 * their field.
 */
export function jobInForm(
  { size = "", stands = "", hireDate, hireDuration = "", wasteType = "" }: Partial<FormJob>,
  searched: Job,
): Job | undefined {
  const job = {
    size: parseSize(size),
    date: hireDate || undefined,
    weeks: weeksStillSaid(hireDuration, searched),
    stands: STANDS.find(({ value }) => value === stands)?.value,
    waste: wastesStillSaid(wasteType, searched),
  };
  return hasJob(job) ? job : undefined;
}

export const prefillKey = (params: URLSearchParams): string =>
  queryString(areaParams(searchedAreaIn(params)));

export function requestWords(
  values: Partial<QuoteInput>,
  { skipSizes, hires, wasteTypes = [] }: Pick<QuotePresentation, "skipSizes" | "hires" | "wasteTypes">,
  searched: Job,
): string {
  const { skipSize = "", stands = "", location = "", wasteType = "" } = values;
  const { hireDate = "", hireDuration = "" } = values;
  const job = jobInForm(values, searched) ?? {};
  const waste = labelOf(wasteTypes, wasteType) ?? wasteType.trim();
  return [
    job.size ? `${job.size} yd` : labelOf(skipSizes, skipSize),
    location.trim(),
    job.stands !== "unsure" && labelOf(STANDS, stands)?.toLowerCase(),
    // Without script, a date can be any text.
    Date.parse(`${hireDate}T00:00:00Z`) ? shortDay(hireDate) : "",
    job.weeks ? formatWeeks(job.weeks) : labelOf(hires, hireDuration)?.toLowerCase(),
    lowerFirst(waste),
  ]
    .filter(Boolean)
    .join(", ");
}
