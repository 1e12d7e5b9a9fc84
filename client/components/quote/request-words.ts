import { formatWeeks } from "#client/components/company/format.ts";
import { shortDay } from "#client/components/job/earliest-day.ts";
import { type Job, STANDS } from "#contract/job/job.ts";
import { labelOf } from "#contract/options.ts";
import { lowerFirst } from "#contract/text/spelling.ts";
import { jobInForm } from "./job-in-form.ts";
import type { QuoteInput, QuotePresentation } from "./quote-presentations.ts";

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
