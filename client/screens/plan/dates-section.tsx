import { countOf } from "#client/components/company/format.ts";
import { shortDay } from "#client/components/job/earliest-day.ts";
import { pastKnownWords } from "#client/components/permit/permit-words.ts";
import type { Plan, PlanDates, PlanQuery } from "#contract/plan/plan.ts";
import { MissingAnswerNote, PlanSection, WarningNote } from "./plan-section.tsx";

interface DatesSectionProps {
  plan: Plan;
  query: PlanQuery;
}

const workingDays = (count: number): string => countOf(count, "working day");

/** The first realistic delivery day: on private land, on the road, or both if the visitor chose neither. */
export function DatesSection({ plan: { dates, permit }, query: { stands, date } }: DatesSectionProps) {
  return (
    <PlanSection id="first-day" title="First day">
      {dates ? (
        <>
          {stands === "drive" || <OnTheRoad dates={dates} isScottish={permit?.division === "scotland"} />}
          {stands === "road" || <OnOwnLand dates={dates} />}
          <Wanted dates={dates} date={date} isRoad={stands === "road"} />
          <PastKnown dates={dates} isRoad={stands !== "drive"} />
        </>
      ) : (
        <MissingAnswerNote>Type a place to see how soon a skip can come.</MissingAnswerNote>
      )}
    </PlanSection>
  );
}

function OnTheRoad({
  dates: { today, permit, companies, road },
  isScottish,
}: {
  dates: PlanDates;
  isScottish: boolean;
}) {
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
      , if a company applies today, {shortDay(today)}. The notice is {permit.isAmbiguous && "up to "}
      {workingDays(permit.notice)}; today, weekends and bank holidays don't count.
      {permit.isAmbiguous && " The authority only says days: we count working days, to be safe."}
      {isScottish && " Scottish councils keep local holidays too."}
      {isCompanyLater && ` Companies need until ${shortDay(companies.first.day)}.`}
    </p>
  );
}

function OnOwnLand({ dates: { companies } }: { dates: PlanDates }) {
  return (
    <p>
      <strong>On your own land: </strong>
      {companies ? (
        <>
          <strong>about {shortDay(companies.first.day)}</strong>. Of the nearest companies {companies.said}{" "}
          say what notice they need: half of them {workingDays(companies.notice)} or less.
        </>
      ) : (
        "no company near says what notice it needs, so ask."
      )}
    </p>
  );
}

function Wanted({ dates, date, isRoad }: { dates: PlanDates; date: string | undefined; isRoad: boolean }) {
  const first = isRoad ? dates.road : dates.drive;
  if (!date || !first) return null;
  if (date < first.day)
    return (
      <WarningNote>
        You want it on {shortDay(date)}: that is likely too early. {shortDay(first.day)} is the first day to
        ask for.
      </WarningNote>
    );
  return <p>You want it on {shortDay(date)}: there is time, if you ask today.</p>;
}

function PastKnown({ dates: { road, drive }, isRoad }: { dates: PlanDates; isRoad: boolean }) {
  const last = isRoad ? (road ?? drive) : drive;
  const words = last && pastKnownWords(last);
  return words ? <WarningNote>{words}</WarningNote> : null;
}
