import type { ReactNode } from "react";
import { formatTonnes } from "#client/components/answers/offer-words.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { RequestToAnswer } from "#contract/answers/answers.ts";
import { longWeekday, todayInLondon } from "#contract/dates.ts";
import type { HireView } from "#contract/hires/hire-view.ts";
import { permitAdvice, permitEndWords } from "#contract/hires/permit-words.ts";
import type { PressKind } from "#contract/hires/press-bodies.ts";
import { DAY_PARTS, VISITS_MADE } from "#contract/hires/presses.ts";
import type { Job } from "#contract/job/job.ts";
import { roadWords } from "#contract/job/road-words.ts";
import { labelOf } from "#contract/options.ts";
import { FACT_LABELS, hireInDays } from "#contract/quote-words.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import { upperFirst } from "#contract/text/spelling.ts";
import { EventList } from "./event-list.tsx";
import { KeepWish } from "./keep-wish.tsx";
import { PressForm } from "./press-form.tsx";
import { furtherPrices, loadWords, siteWords } from "./price-words.ts";
import { Problems, type ProblemsProps } from "./problems.tsx";

interface HirePanelProps extends ProblemsProps {
  calendarUrl?: string;
  job: Job | null;
  /** Where the company took its last loads. */
  sites?: RequestToAnswer["sites"];
}

/** A hint for a skip on a road if the end of its permit is unknown. Null in all other cases, and for the company. */
const unknownPermit = ({ hire, job, reader, other }: HirePanelProps): string | null =>
  job?.stands === "road" && hire.permit === null && reader !== "company"
    ? roadWords(job.division).endUnknown(other)
    : null;

export function HirePanel(props: HirePanelProps) {
  const { hire, reference } = props;
  const isSettled = hire.problems.every(({ settled }) => settled);
  return (
    <div className="grid gap-5">
      {!isSettled && <Problems {...props} />}
      <NextVisit {...props} />
      <Dates {...props} />
      {hire.can.includes("permit") && (
        <PressForm
          {...props}
          press="permit"
          isLink
          label={
            hire.permit ? undefined : `Say when the ${roadWords(props.job?.division).noun} for the road ends`
          }
        />
      )}
      <KeepWish {...props} />
      <Presses {...props} />
      {hire.takeBack && hire.can.includes("take-back") && (
        <div className="grid gap-2 print:hidden">
          <p>Not {hire.takeBack.said} after all?</p>
          <PressForm {...props} press="take-back" hidden={hire.takeBack} />
        </div>
      )}
      {isSettled && <Problems {...props} />}
      {hire.events.length > 0 && (
        <section aria-labelledby="history">
          <h3 id="history" className="mb-1 font-bold">
            So far
          </h3>
          <EventList events={hire.events.map(withoutProblemWords)} reference={reference} />
        </section>
      )}
    </div>
  );
}

/** `Problems` shows these words. */
const withoutProblemWords = (event: HireView["events"][number]) =>
  event.about === null ? event : { ...event, words: null };

const ASKING = ["collect", "swap"];

function NextVisit(props: HirePanelProps) {
  const { visit, can, events, permitQuestion } = props.hire;
  if (!visit) return null;
  const isOwnDay = visit.agreed || visit.by === props.reader;
  // A collection or a swap is asked for from a day on, until somebody names or agrees to a day.
  const asked = events.findLast(({ kind }) => kind === "day" || ASKING.includes(kind))?.kind ?? "";
  const from = !visit.agreed && ASKING.includes(asked) ? "From " : "";
  return (
    <section aria-labelledby="visit" className="grid gap-2">
      <h3 id="visit" className="text-sm font-semibold text-muted">
        {upperFirst(visit.of)}
        {visit.number && `, number ${props.reference}-${visit.number}`}
      </h3>
      <p className="text-xl font-bold wrap-anywhere">
        {visit.day ? from + dayWords(visit.day, visit.part) : "Day to be agreed"}
      </p>
      <p>{visitState(visit, props)}</p>
      {permitQuestion && (
        <p className={permitQuestion.isTooEarly ? "font-semibold text-stop" : ""}>{permitQuestion.text}</p>
      )}
      <div className="flex flex-wrap items-start gap-3 print:hidden">
        {can.includes("agree") && (
          <PressForm
            {...props}
            press="agree"
            variant="primary"
            hidden={{ of: visit.of, day: visit.day ?? "", part: visit.part }}
          />
        )}
        {can.includes("day") && (
          <PressForm
            {...props}
            press="day"
            label={!visit.day ? "Name a day" : isOwnDay ? "Change the day" : "Not that day"}
            hidden={{ of: visit.of }}
            defaults={{ part: visit.part }}
          />
        )}
        {visit.day && props.calendarUrl && (
          <a href={props.calendarUrl} className={`${buttonClass("quiet")} max-sm:w-full`}>
            Add it to your calendar
          </a>
        )}
        {can.includes("not-yet") && <PressForm {...props} press="not-yet" />}
      </div>
    </section>
  );
}

function visitState(
  { agreed, day, by }: NonNullable<HireView["visit"]>,
  { reader, other }: Pick<HirePanelProps, "reader" | "other">,
): string {
  const they = upperFirst(other);
  if (agreed) return "Agreed.";
  if (!day) return "No day is named yet.";
  if (by === reader || (by === "customer" && reader === "viewer")) return `${they} has not agreed yet.`;
  return `${they} named this day. ${reader === "viewer" ? "The customer has not agreed yet." : "Does it suit you?"}`;
}

const dayWords = (day: string, part: string): string =>
  part === "any" ? longWeekday(day) : `${longWeekday(day)}, ${labelOf(DAY_PARTS, part)}`;

function Dates(props: HirePanelProps) {
  const { hire, reader, other } = props;
  const { visit, deliveredOn, collectedOn, endsOn, permit, went, swaps } = hire;
  const goesOn = visit?.of === "collection" && visit.agreed ? visit.day : endsOn;
  const isThere = deliveredOn && !collectedOn;
  const facts: [label: string, value: ReactNode][] = [
    ["Delivered", deliveredOn && longWeekday(deliveredOn)],
    [FACT_LABELS.hire, isThere && endsOn && hireInDays(deliveredOn, endsOn)],
    ...furtherPrices(hire),
    [
      `${upperFirst(roadWords(props.job?.division).noun)} for the road ends`,
      permit && <PermitEnd {...permit} {...{ goesOn, reader, other, job: props.job }} />,
    ],
    [roadWords(props.job?.division).title, isThere && unknownPermit(props)],
    ...swaps.map((swap): [string, ReactNode] => [
      "Swapped",
      [longWeekday(swap.day), loadWords(swap.went)].filter(Boolean).join(", "),
    ]),
    ["Collected", collectedOn && longWeekday(collectedOn)],
    ["Went to", went && siteWords(went)],
    ["Weighed", went?.tonnes && formatTonnes(went.tonnes)],
    ["Waste tracking number", went?.tracking],
  ];
  const rows = facts.filter(([, value]) => value);
  if (rows.length === 0) return null;
  return (
    <dl className="grid gap-1">
      {rows.map(([label, value]) => (
        <div key={`${label} ${value}`} className="grid gap-x-4 sm:grid-cols-[12rem_1fr]">
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type PermitEndProps = NonNullable<HireView["permit"]> &
  Pick<HirePanelProps, "reader" | "other" | "job"> & { goesOn: string | null };

function PermitEnd({ goesOn, reader, other, job, ...permit }: PermitEndProps) {
  const { isBeforeEnd, text } = permitAdvice(permit, goesOn, job?.division);
  return (
    <>
      {permitEndWords(permit, { reader, other })}
      <span className={`block ${isBeforeEnd ? "text-stop" : "font-normal"}`}>{text}</span>
    </>
  );
}

function pressTexts(props: HirePanelProps): Partial<Record<PressKind, ReactNode>> {
  const { hire, other } = props;
  const { extraWeek, permit } = hire;
  return {
    keep: [
      extraWeek
        ? `An extra week is ${formatPounds(extraWeek)}, as in the quote.`
        : "The quote doesn't say what an extra week costs: ask first.",
      permit
        ? `The ${roadWords(props.job?.division).noun} for the road ends on ${longWeekday(permit.endsOn)}: from then on the skip needs a longer one, which can cost another fee.`
        : unknownPermit(props),
    ]
      .filter(Boolean)
      .join(" "),
    collect: `${other} is told by email at once. You get a number that records when you asked.`,
    swap: `${other} is told by email at once. A swap is charged like another hire unless you agreed otherwise.`,
    release: `${other} is told by email at once that you decided otherwise, and you can choose another company. This cannot be undone.`,
    problem: (
      <>
        {other} is asked to answer within five working days. What you write stays on this page: it is in no
        email. To show what is wrong,{" "}
        <a href="#photos" className="link">
          add photos
        </a>
        .
      </>
    ),
  };
}

/** `NextVisit` and `Problems` show the buttons for a planned visit or a reported problem. */
function Presses(props: HirePanelProps) {
  const { hire, reader, sites = [] } = props;
  const { can, visit } = hire;
  const texts = pressTexts(props);
  const order: PressKind[] =
    reader === "customer"
      ? ["collect", "keep", "swap", "delivered", "collected", "problem", "release"]
      : ["delivered", "collected", "swapped", "went"];
  const known = Object.entries(hire.went ?? {}).filter(([, said]) => said !== null);
  const suggestions = {
    site: [...new Set(sites.flatMap(({ site }) => site ?? []))],
    permit: [...new Set(sites.flatMap(({ permit }) => permit ?? []))],
  };
  const shown = order.filter((press) => can.includes(press));
  const today = todayInLondon();
  const made: Partial<Record<PressKind, string>> = VISITS_MADE;
  const agreedDay = (press: PressKind) => (visit?.agreed && made[press] === visit.of ? visit.day : null);
  if (shown.length === 0) return null;
  return (
    <div className="flex flex-wrap items-start gap-3 print:hidden">
      {shown.map((press) => {
        const day = agreedDay(press);
        const isEarly = day !== null && day > today;
        const isDue = reader === "company" && day !== null && !isEarly;
        return (
          <PressForm
            key={press}
            {...props}
            press={press}
            known={press === "went" ? known.map(([name]) => name) : []}
            suggestions={suggestions}
            variant={isDue || (press === "collect" && !can.includes("keep-price")) ? "primary" : "quiet"}
            text={
              isEarly
                ? `Agreed was ${longWeekday(day)}. ${upperFirst(press)} today all the same?`
                : texts[press]
            }
            defaults={{ day: isEarly ? null : day }}
          />
        );
      })}
    </div>
  );
}
