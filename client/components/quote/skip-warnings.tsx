import { todayInLondon } from "#contract/dates.ts";
import { dayAfterWeek } from "#contract/job/delivery-days.ts";
import type { Job } from "#contract/job/job.ts";
import { largestOfOption } from "#contract/job/job-options.ts";
import type { ListPermit } from "#contract/job/permits.ts";
import { divisionOf, roadWords } from "#contract/job/road-words.ts";
import { wastesMentioned } from "#contract/job/typed-wastes.ts";
import { materialWarnings } from "#contract/plan/material-warning.ts";
import { shortDay } from "../job/earliest-day.ts";
import { roadNotice } from "../permit/road-limits.ts";
import { jobInForm, parseSize, wastesStillSaid } from "./job-in-form.ts";
import type { QuoteInput } from "./quote-presentations.ts";

interface SkipWarningsProps {
  values: Pick<QuoteInput, "skipSize" | "size" | "wasteType" | "stands" | "hireDate" | "hireDuration">;
  searched: Job;
  permit?: ListPermit | null | undefined;
}

/** The parent must be a `FieldGroup`, because the warnings span its columns. */
export function SkipWarnings({ values, searched, permit = null }: SkipWarningsProps) {
  const { skipSize, size, wasteType, stands, hireDate: date } = values;
  const wastes = wastesStillSaid(wasteType, searched) ?? wastesMentioned(wasteType);
  const yards = parseSize(size) ?? largestOfOption(skipSize);
  const { weeks } = jobInForm(values, searched) ?? {};
  const road = stands === "road" && roadNotice(permit, { size: yards, weeks });
  const isSoon = stands === "road" && date >= todayInLondon() && date < dayAfterWeek();
  const warnings = [
    ...(isSoon
      ? [`${roadWords(divisionOf(permit)).canTakeAWeek}, so ${shortDay(date)} may be too early.`]
      : []),
    ...(road ? [road] : []),
    ...materialWarnings(yards, wastes),
  ];
  return (
    <div role="status" className="empty:hidden sm:col-span-2">
      {warnings.map((warning) => (
        <p key={warning} className="border-l-4 border-skip bg-skip-pale px-4 py-2">
          {warning}
        </p>
      ))}
    </div>
  );
}

/** CSS shows this warning without script for every size above 8 yards, whatever the waste. */
export const SizeNoteWithoutScript = () => (
  <noscript>
    <p className="hidden border-l-4 border-skip bg-skip-pale px-4 py-2 group-has-[option:is([value=large],[value=extra-large],[value='10'],[value='12'],[value='14'],[value='16'],[value='20'],[value='30'],[value='40']):checked]/fields:block">
      Skips above 8 yards take light waste only: no soil, rubble, bricks or concrete.
    </p>
  </noscript>
);
