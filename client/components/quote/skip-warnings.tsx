import { todayInLondon } from "#contract/dates.ts";
import { dayAfterWeek } from "#contract/job/delivery-days.ts";
import type { Job } from "#contract/job/job.ts";
import { largestOfOption } from "#contract/job/job-options.ts";
import { materialWarnings, wastesMentioned } from "#contract/plan/material-warning.ts";
import { fitsRoad, ROLL_ON_SENTENCE } from "#contract/plan/size-advice.ts";
import { shortDay } from "../job/earliest-day.ts";
import { parseSize, wastesStillSaid } from "./job-in-form.ts";

interface SkipWarningsProps {
  values: Record<"skipSize" | "size" | "wasteType" | "stands" | "hireDate", string>;
  searched: Job;
}

/** The parent must be a `FieldGroup`, because the warnings span its columns. */
export function SkipWarnings({ values, searched }: SkipWarningsProps) {
  const { skipSize, size, wasteType, stands, hireDate: date } = values;
  const wastes = wastesStillSaid(wasteType, searched) ?? wastesMentioned(wasteType);
  const yards = parseSize(size) ?? largestOfOption(skipSize);
  const isTooLong = stands === "road" && yards !== undefined && !fitsRoad(yards);
  const isSoon = stands === "road" && date >= todayInLondon() && date < dayAfterWeek();
  const warnings = [
    ...(isSoon ? [`A permit can take a week, so ${shortDay(date)} may be too early.`] : []),
    ...(isTooLong ? [ROLL_ON_SENTENCE] : []),
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
