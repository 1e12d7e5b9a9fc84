import type { ReactNode } from "react";
import { formatPounds } from "#client/components/company/format.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { longDateInLondon, longWeekday, timeInLondon } from "#contract/dates.ts";
import type { HireView } from "#contract/hires/press-bodies.ts";
import { DAY_PARTS, type PressKind } from "#contract/hires/presses.ts";
import { labelOf } from "#contract/options.ts";
import { upperFirst } from "#contract/text/spelling.ts";
import { type PressContext, PressForm } from "./press-form.tsx";
import { VISIT_TITLES } from "./press-forms.ts";
import { Problems } from "./problems.tsx";

interface HirePanelProps extends PressContext {
  /** The address of the calendar file, if the reader has one. */
  calendarUrl?: string;
  hire: HireView;
  reference: string;
  /** The other side as the reader calls it: the company's name, or "the customer". */
  other: string;
}

/** The hire after the choice: what comes next, what can be pressed, what is wrong, and everything that was pressed. */
export function HirePanel(props: HirePanelProps) {
  const { hire, reference } = props;
  return (
    <div id="hire" className="grid scroll-mt-4 gap-5">
      <NextVisit {...props} />
      <Dates {...props} />
      <Presses {...props} />
      <Problems {...props} />
      {hire.events.length > 0 && <History events={hire.events} reference={reference} />}
    </div>
  );
}

/** The next time that the lorry comes, and the button that fixes the day. */
function NextVisit(props: HirePanelProps) {
  const { visit, can } = props.hire;
  if (!visit) return null;
  return (
    <section aria-labelledby="visit" className="grid gap-2">
      <h3 id="visit" className="text-sm font-semibold text-muted">
        {VISIT_TITLES[visit.of]}
        {visit.number && `, number ${props.reference}-${visit.number}`}
      </h3>
      <p className="text-xl font-bold wrap-anywhere">
        {visit.day ? dayWords(visit.day, visit.part) : "Day to be agreed"}
      </p>
      <p>{visitState(visit, props)}</p>
      <div className="flex flex-wrap items-start gap-3 print:hidden">
        {can.includes("agree") && (
          <PressForm
            {...props}
            press="agree"
            variant="primary"
            label="Agree to this day"
            hidden={{ of: visit.of }}
          />
        )}
        {can.includes("day") && (
          <PressForm
            {...props}
            press="day"
            label={visit.day ? "Not that day" : "Name a day"}
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

/** Whether the day is fixed, and if not, who has to say something. */
function visitState(
  { agreed, day, by }: NonNullable<HireView["visit"]>,
  { reader, other }: Pick<HirePanelProps, "reader" | "other">,
): string {
  const they = upperFirst(other);
  if (agreed) return "Agreed.";
  if (!day) return "No day is named yet.";
  return by === reader ? `${they} has not agreed yet.` : `${they} named this day. Does it suit you?`;
}

/** For example "Tuesday 8 December 2026, in the morning". */
const dayWords = (day: string, part: string): string =>
  part === "any" ? longWeekday(day) : `${longWeekday(day)}, ${labelOf(DAY_PARTS, part)}`;

function Dates({ hire, reader, other, ...context }: HirePanelProps) {
  const { deliveredOn, collectedOn, endsOn, permit, keep, went, stage, can } = hire;
  const rows: [string, ReactNode][] = [];
  if (deliveredOn) rows.push(["Delivered", longWeekday(deliveredOn)]);
  if (endsOn && stage !== "collected") rows.push(["Last day of the hire", longWeekday(endsOn)]);
  if (permit && stage !== "collected")
    rows.push([
      "Permit for the road",
      `Ends ${longWeekday(permit.endsOn)}, if it is as long as the council's usual one. Ask for more by ${longWeekday(permit.askBy)}.`,
    ]);
  if (collectedOn) rows.push(["Collected", longWeekday(collectedOn)]);
  if (went?.site) rows.push(["Went to", [went.site, went.permit].filter(Boolean).join(", ")]);
  if (went?.tonnes) rows.push(["Weighed", `${went.tonnes} tonnes`]);
  if (went?.tracking) rows.push(["Waste tracking number", went.tracking]);
  return (
    <div className="grid gap-3">
      {rows.length > 0 && (
        <dl className="grid gap-1">
          {rows.map(([label, value]) => (
            <div key={label} className="grid gap-x-4 sm:grid-cols-[12rem_1fr]">
              <dt className="text-muted">{label}</dt>
              <dd className="font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {keep && keep.agreed === null && (
        <div className="grid gap-2">
          <p>
            {reader === "customer" ? "You asked" : "The customer asks"} to keep it {weeksWords(keep.weeks)}{" "}
            longer ({context.reference}-{keep.number}).
            {reader === "customer" && ` ${other} has not answered yet.`}
          </p>
          {can.includes("keep-reply") && (
            <PressForm
              {...{ ...context, reader, press: "keep-reply", hidden: { number: keep.number } }}
              variant="primary"
              label="Can it stay?"
            />
          )}
        </div>
      )}
    </div>
  );
}

const weeksWords = (weeks: number) => (weeks === 1 ? "a week" : `${weeks} weeks`);

/** The buttons that do not belong to a visit or a problem, the likeliest first. */
function Presses(props: HirePanelProps) {
  const { hire, reader, other } = props;
  const { can, extraWeek, permit } = hire;
  const texts: Partial<Record<PressKind, ReactNode>> = {
    keep: [
      extraWeek
        ? `A further week is ${formatPounds(extraWeek)}, as in the quote.`
        : "The quote doesn't say what a further week costs: ask first.",
      permit ? "On the road the permit must last as long: see its last day above." : "",
    ].join(" "),
    collect: `${other} is told by email at once. You get a number that proves when you asked.`,
    swap: `${other} is told by email at once. A swap is charged like another hire unless you agreed otherwise.`,
    release: `${other} is told by email at once that you decided otherwise, and you can choose another company. This cannot be undone.`,
    problem: `${other} is asked to answer within five working days. What you write stays on this page: it is in no email.`,
  };
  const order: PressKind[] =
    reader === "customer"
      ? ["collect", "keep", "swap", "delivered", "collected", "problem", "release"]
      : ["delivered", "swapped", "collected"];
  const shown = order.filter((press) => can.includes(press));
  if (shown.length === 0) return null;
  return (
    <div className="flex flex-wrap items-start gap-3 print:hidden">
      {shown.map((press, index) => (
        <PressForm
          key={press}
          {...props}
          press={press}
          variant={
            press === "collect" || (index === 0 && reader === "company" && !can.includes("agree"))
              ? "primary"
              : "quiet"
          }
          text={texts[press]}
        />
      ))}
    </div>
  );
}

function History({ events, reference }: { events: HireView["events"]; reference: string }) {
  return (
    <section aria-labelledby="history">
      <h3 id="history" className="font-bold">
        So far
      </h3>
      <ol className="mt-1 grid gap-2">
        {events.toReversed().map(({ number, at, text, words }) => (
          <li key={`${number}${at}`} className="border-l-4 border-line pl-3">
            <p className="wrap-anywhere">{text}</p>
            {words && (
              <blockquote className="whitespace-pre-line text-ink-soft wrap-anywhere">“{words}”</blockquote>
            )}
            <p className="text-sm text-muted">
              {number && `${reference}-${number}, `}
              <time dateTime={at}>
                {longDateInLondon(new Date(at))} at {timeInLondon(new Date(at))}
              </time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
