import { shortDay } from "#client/components/job/earliest-day.ts";
import { pastKnownWords } from "#client/components/permit/permit-words.ts";
import type { Division } from "#contract/job/delivery-days.ts";
import type { Plan, PlanDates, PlanQuery } from "#contract/plan/plan.ts";
import { noticeSentence, wantedWords, workingDays } from "./date-words.ts";
import { MissingAnswerNote, PlanSection, WarningNote } from "./plan-section.tsx";

/** The first realistic delivery day: on private land, on the road, or both if the visitor chose neither. */
export function DatesSection({ plan: { dates, permit }, query }: { plan: Plan; query: PlanQuery }) {
  const { stands } = query;
  const wanted = dates && wantedWords(dates, query, permit?.division);
  return (
    <PlanSection id="first-day" title="First day">
      {dates ? (
        <>
          {stands === "drive" || <OnTheRoad dates={dates} division={permit?.division} />}
          {stands === "road" || <OnOwnLand dates={dates} />}{" "}
          {wanted && (wanted.isWarning ? <WarningNote>{wanted.text}</WarningNote> : <p>{wanted.text}</p>)}
          <PastKnown dates={dates} isRoad={stands !== "drive"} />
        </>
      ) : (
        <MissingAnswerNote>Type a place to see how soon a skip can come.</MissingAnswerNote>
      )}
    </PlanSection>
  );
}

function OnTheRoad({
  dates: { today, orderDay, permit, companies, road },
  division,
}: {
  dates: PlanDates;
  division: Division | null | undefined;
}) {
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
        : `The notice is ${permit.isAmbiguous ? "up to " : ""}${workingDays(permit.notice)}; that day, weekends and bank holidays don't count.`}
      {permit.isAmbiguous && " The authority only says days: we count working days, to be safe."}
      {isScottish && " Scottish councils keep local holidays too."}
      {isCompanyLater && ` Companies need until ${shortDay(companies.first.day)}.`}
    </p>
  );
}

function OnOwnLand({ dates: { companies } }: { dates: PlanDates }) {
  return (
    <p>
      <strong>On your own land: </strong>{" "}
      {companies ? (
        <>
          <strong>about {shortDay(companies.first.day)}</strong>. {noticeSentence(companies)}
        </>
      ) : (
        "no company near says what notice it needs, so ask."
      )}
    </p>
  );
}

function PastKnown({ dates: { road, drive }, isRoad }: { dates: PlanDates; isRoad: boolean }) {
  const last = isRoad ? (road ?? drive) : drive;
  const words = last && pastKnownWords(last);
  return words ? <WarningNote>{words}</WarningNote> : null;
}
