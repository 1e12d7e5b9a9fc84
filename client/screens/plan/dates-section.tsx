import { dayOffWords } from "#client/components/job/day-off.ts";
import { shortDay } from "#client/components/job/earliest-day.ts";
import { pastKnownWords } from "#client/components/permit/permit-words.ts";
import { BANK_HOLIDAYS } from "#contract/job/all-bank-holidays.ts";
import { type Division, dayAfterWeek, type WorkingDay } from "#contract/job/delivery-days.ts";
import { noticeLength } from "#contract/job/permit-notice-length.ts";
import type { Plan, PlanDates, PlanQuery } from "#contract/plan/plan.ts";
import { countOf } from "#contract/text/spelling.ts";
import { usePlanQuery } from "./plan-query.ts";
import { MissingAnswerNote, PlanSection, WarningNote } from "./plan-section.tsx";

export function DatesSection({ plan: { dates, permit } }: { plan: Plan }) {
  const { query } = usePlanQuery();
  const { stands } = query;
  const wanted = dates && wantedWords(dates, query, permit?.division);
  const last = dates && ((stands !== "drive" && dates.road) || dates.drive);
  const pastKnown = last && pastKnownWords(last);
  return (
    <PlanSection id="first-day" title="First day">
      {dates ? (
        <>
          {stands === "drive" || <OnTheRoad dates={dates} division={permit?.division} />}
          {stands === "road" || (
            <p>
              <strong>On your own land: </strong>{" "}
              {dates.companies ? (
                <>
                  <strong>about {shortDay(dates.companies.first.day)}</strong>.{" "}
                  {noticeSentence(dates.companies)}
                </>
              ) : (
                "no company near says what notice it needs, so ask."
              )}
            </p>
          )}{" "}
          {wanted && (wanted.isWarning ? <WarningNote>{wanted.text}</WarningNote> : <p>{wanted.text}</p>)}
          {pastKnown && <WarningNote>{pastKnown}</WarningNote>}
        </>
      ) : (
        <MissingAnswerNote>Type a place to see how soon a skip can come.</MissingAnswerNote>
      )}
    </PlanSection>
  );
}

function OnTheRoad({ dates, division }: { dates: PlanDates; division: Division | null | undefined }) {
  const { today, orderDay, permit, companies, road } = dates;
  const isScottish = division === "scotland";
  if (division === "northern-ireland")
    return (
      <p>
        <strong>On the road:</strong> ask the company whether DfI Roads' consent is needed in your street, and
        how soon it can have it.
      </p>
    );
  if (!permit || !road)
    return (
      <p>
        <strong>On the road:</strong> the notice for the permit isn't known. Allow at least a week between
        booking and delivery, and ask.
      </p>
    );
  const isCompanyLater = companies !== null && companies.first.day > permit.first.day;
  return (
    <p>
      <strong>
        On the road: {isScottish ? "at the earliest " : ""}
        {shortDay(road.day)}
      </strong>
      , if a company applies {orderDay === today ? "today" : "tomorrow"}, {shortDay(orderDay)}.{" "}
      {permit.notice === 0
        ? "The authority asks for no notice."
        : `The notice is ${permit.isAmbiguous ? "up to " : ""}${countedNotice(permit.notice)}; that day, weekends and bank holidays don't count.`}
      {permit.isAmbiguous && " The authority only says days: we count working days, to be safe."}
      {isScottish && " Scottish councils keep local holidays too."}
      {isCompanyLater && ` Companies need until ${shortDay(companies.first.day)}.`}
    </p>
  );
}

const workingDays = (count: number): string => countOf(count, "working day");

/** For example "3 working days", or "3 months, counted as 65 working days". */
function countedNotice(notice: number): string {
  const [length, days] = [noticeLength(notice), workingDays(notice)];
  return length === days ? days : `${length}, counted as ${days}`;
}

/** Adds "on your land" if the visitor has not said where the skip stands. */
export function firstDayWords(
  { drive, road }: PlanDates,
  { stands }: PlanQuery,
  division?: Division | null,
): string {
  if (stands === "road" && road) return `About ${shortDay(road.day)}`;
  if (stands === "road")
    return division === "northern-ireland" ? "Allow a week, if consent is needed" : "Allow a week";
  if (!drive) return "Ask";
  return `About ${shortDay(drive.day)}${stands === "drive" ? "" : " on your land"}`;
}

export function noticeSentence({ sampleSize, notice }: NonNullable<PlanDates["companies"]>): string {
  return sampleSize === 1
    ? `One of the nearest companies says what notice it needs: ${workingDays(notice)}.`
    : `Of the nearest companies ${sampleSize} say what notice they need: half of them ${workingDays(notice)} or less.`;
}

/** One sentence for each thing that is wrong with the wanted day, else that there is time. Null if nothing is known about it. */
export function wantedWords(
  { drive, road, orderDay }: PlanDates,
  { stands, date }: PlanQuery,
  division?: Division | null,
) {
  if (!date) return null;
  const isDriveEarly = stands !== "road" && drive && date < drive.day;
  const isRoadEarly = stands !== "drive" && date < (road?.day ?? dayAfterWeek(orderDay));
  const early = `${shortDay(date)} is likely too early`;
  const firstDay = (where: string, { day }: WorkingDay) =>
    `${where}, ${early}: ${shortDay(day)} is the first day to ask for.`;
  const consent = division === "northern-ireland" ? "consent, if it is needed" : "the permit";
  const warnings = [
    dayOffWords(date, BANK_HOLIDAYS[division ?? "england-and-wales"]),
    isDriveEarly && firstDay("On your own land", drive),
    isRoadEarly && (road ? firstDay("On the road", road) : `Allow a week for ${consent}: ${early}.`),
  ].filter(Boolean);
  if (warnings.length > 0) return { text: warnings.join(" "), isWarning: true };
  if ((stands !== "road" && !drive) || (stands !== "drive" && !road)) return null;
  return { text: `You want it on ${shortDay(date)}: there is time, if you ask today.`, isWarning: false };
}
