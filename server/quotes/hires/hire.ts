import { addDays, todayInLondon } from "#contract/dates.ts";
import type { HireView } from "#contract/hires/press-bodies.ts";
import {
  type Actor,
  type DayPart,
  MAX_DAYS_NAMED,
  MAX_EVENTS,
  MAX_PROBLEMS,
  PROBLEM_ANSWER_DAYS,
  type PressFacts,
  type PressKind,
  type Problem,
  type ProblemAnswer,
  type TypedWords,
  VISITS_MADE,
  type VisitKind,
} from "#contract/hires/presses.ts";
import { addWorkingDays } from "#contract/job/delivery-days.ts";

/** Everything here is computed from the stored events, so that pages, emails and counts cannot disagree. */

export interface HireEvent {
  companyId: number;
  by: Actor;
  at: Date;
  facts: PressFacts;
  typed: TypedWords | null;
  /** For example "C1" for the customer's first press, and "F2" for the second press of the companies. Null for the clock. */
  number: string | null;
}

export interface HireTerms {
  wantedOn: string | null;
  /** The earliest day in the chosen quote. If it is after the wanted day, it counts as named by the company. */
  offeredOn: string | null;
  days: number;
}

type Timed<View> = Omit<View, "at"> & { at: Date };
type ProblemView = HireView["problems"][number];
type HireProblem = Timed<Omit<ProblemView, "answer">> & {
  answer: Timed<NonNullable<ProblemView["answer"]>> | null;
};

type ShownFields = "stage" | "visit" | "deliveredOn" | "collectedOn" | "endsOn" | "keep" | "went";

export interface Hire extends Pick<HireView, ShownFields> {
  daysNamed: typeof NO_DAYS;
  /** Whether the company said itself that it was collected, with or without where the waste went. */
  isCollectedByCompany: boolean;
  /** Weeks that both sides agreed on after the choice. `number` is that of the customer's press. */
  agreedWeeks: { number: string; weeks: number; at: Date }[];
  isSwapped: boolean;
  /** The last press that said a visit was made, while it can be taken back. */
  takeBack: (NonNullable<HireView["takeBack"]> & { by: Actor }) | null;
  problems: HireProblem[];
  events: number;
}

/** Whether a press asks or answers a question before a price, so that it is no part of a hire. */
export const isAboutPrice = (press: PressFacts["press"]): boolean =>
  press === "question" || press === "answer";

/** The events since the customer last changed the choice, without questions about the price. */
export function eventsOfHire(events: readonly HireEvent[], companyId: number): HireEvent[] {
  const released = events.findLastIndex(({ facts }) => facts.press === "release");
  return events
    .slice(released + 1)
    .filter(({ companyId: id, facts }) => id === companyId && !isAboutPrice(facts.press));
}

function standingEvents(events: readonly HireEvent[]): HireEvent[] {
  const isTakeBack = ({ facts }: HireEvent) => facts.press === "take-back";
  const taken = new Set<unknown>(events.filter(isTakeBack).map(({ facts }) => facts.number));
  return events.filter((event) => !isTakeBack(event) && !taken.has(event.number));
}

/** Problems and reminders do not rely on the visit, so it can still be taken back after them. */
function visitToTakeBack(standing: readonly HireEvent[]): Hire["takeBack"] {
  const last = standing.findLast(({ by, facts }) => by !== "clock" && !facts.press.startsWith("problem"));
  const said = VISITS_MADE.find((made) => made === last?.facts.press);
  return last && said ? { number: last.number ?? "", said, by: last.by } : null;
}

export function hireOf(events: readonly HireEvent[], terms: HireTerms): Hire {
  const standing = standingEvents(events);
  const hire: Hire = {
    ...{ stage: "chosen", deliveredOn: null, collectedOn: null, isCollectedByCompany: false, endsOn: null },
    visit: { ...ASKED_FOR, of: "delivery", number: null, ...firstDay(terms) },
    daysNamed: NO_DAYS,
    ...{ keep: null, agreedWeeks: [], isSwapped: false, went: null, problems: [], events: events.length },
    takeBack: visitToTakeBack(standing),
  };
  for (const event of standing) Object.assign(hire, changeBy(event, hire));
  const { deliveredOn, agreedWeeks } = hire;
  const keptWeeks = agreedWeeks.reduce((sum, { weeks }) => sum + weeks, 0);
  // The day of the delivery is the first day of the hire.
  return { ...hire, endsOn: deliveredOn && addDays(deliveredOn, terms.days + keptWeeks * 7 - 1) };
}

const firstDay = ({ wantedOn, offeredOn }: HireTerms) =>
  wantedOn && offeredOn && offeredOn > wantedOn
    ? ({ day: offeredOn, by: "company" } as const)
    : ({ day: wantedOn, by: "customer" } as const);

const NO_DAYS = { customer: 0, company: 0 };
const ASKED_FOR = { part: "any", agreed: false } as const;
const VISIT_ASKED = { collect: { of: "collection" }, swap: { of: "swap" } } as const;
const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

function changeBy({ by, at, facts, typed, number }: HireEvent, state: Hire): Partial<Hire> {
  const day = text(facts.day);
  const part = (facts.part ?? "any") as DayPart;
  const who = by === "customer" ? "customer" : "company";
  const { visit } = state;
  switch (facts.press) {
    case "day": {
      const of = facts.of as VisitKind;
      const isSame = visit?.of === of && visit.by !== who && visit.day === day;
      const asked = visit?.of === of ? visit.number : number;
      const daysNamed = { ...state.daysNamed, [who]: state.daysNamed[who] + 1 };
      return { visit: { of, number: asked, day, part, by: who, agreed: isSame }, daysNamed };
    }
    case "agree":
      return { visit: visit && { ...visit, agreed: true } };
    case "delivered":
      return { stage: "delivered", deliveredOn: day, visit: visit?.of === "delivery" ? null : visit };
    case "collect":
    case "swap":
      return {
        visit: { ...VISIT_ASKED[facts.press], number, day, part, by: who, agreed: false },
        daysNamed: NO_DAYS,
      };
    case "not-yet":
      return { visit: null };
    case "swapped":
      return { visit: visit?.of === "swap" ? null : visit, stage: "delivered", isSwapped: true };
    case "collected":
      return {
        ...{ stage: "collected", visit: null },
        // The company's day replaces the customer's, because the company moved the skip.
        collectedOn: by === "company" || !state.collectedOn ? day : state.collectedOn,
        ...(by === "company" && { isCollectedByCompany: true, went: wentTo(facts, typed) }),
      };
    case "keep":
      return { keep: { number: number ?? "", weeks: Number(facts.weeks), agreed: null } };
    case "keep-reply": {
      const { keep, agreedWeeks } = state;
      const agreed = facts.agreed === "yes";
      const further = keep && agreed ? [{ number: keep.number, weeks: keep.weeks, at }] : [];
      return { keep: keep && { ...keep, agreed }, agreedWeeks: [...agreedWeeks, ...further] };
    }
    case "problem":
    case "problem-answer":
    case "problem-end":
      return { problems: problemsAfter(state.problems, { at, facts, typed, number }) };
    default:
      return {};
  }
}

const wentTo = (facts: PressFacts, typed: TypedWords | null): Hire["went"] => ({
  site: text(typed?.site),
  permit: text(typed?.permit),
  tracking: text(typed?.tracking),
  tonnes: typeof facts.tonnes === "number" ? facts.tonnes : null,
});

/** A new answer asks the customer again whether it is settled. */
function problemsAfter(
  problems: HireProblem[],
  { at, facts, typed, number }: Pick<HireEvent, "at" | "facts" | "typed" | "number">,
): HireProblem[] {
  const [amount, words] = [text(facts.amount), text(typed?.words)];
  if (facts.press === "problem") {
    const answerBy = addWorkingDays(todayInLondon(at), PROBLEM_ANSWER_DAYS).day;
    const problem = { number: number ?? "", at, problem: facts.problem as Problem, amount, words, answerBy };
    return [...problems, { ...problem, answer: null, settled: null }];
  }
  const answer = { at, reply: facts.reply as ProblemAnswer, amount, words };
  const change =
    facts.press === "problem-answer" ? { answer, settled: null } : { settled: facts.settled === "yes" };
  return problems.map((problem) => (problem.number === facts.number ? { ...problem, ...change } : problem));
}

/** Returns a sentence if the press is refused. */
type Rule = (hire: Hire, press: PressFacts, by: Actor) => string | false | null | undefined;

const GONE = "The skip has been collected.";
const NOT_THERE = "Say first on which day it was delivered.";
const isOver: Rule = ({ stage }) => stage === "collected" && GONE;
const isNotThere: Rule = ({ stage }) => (stage === "collected" ? GONE : stage === "chosen" && NOT_THERE);
const isBeforeDelivery: Rule = ({ deliveredOn }, { day }) =>
  deliveredOn !== null && String(day) < deliveredOn && "That day is before the delivery.";

const problemOf = ({ problems }: Hire, { number }: PressFacts) =>
  problems.find((problem) => problem.number === number);
const isUnknownProblem: Rule = (hire, press) =>
  !problemOf(hire, press) && "We don't know this problem. Please look at the page again.";

const hasVisit: Rule = ({ visit }) =>
  visit &&
  visit.of !== "delivery" &&
  `You have asked for ${visit.of === "swap" ? "a swap" : "the collection"} already (${visit.number}). Press “Not yet” first, or agree on the day.`;

const RULES: Record<Exclude<PressKind, "question" | "answer">, Rule[]> = {
  day: [
    isOver,
    ({ visit, stage }, { of }) =>
      visit?.of !== of &&
      !(of === "delivery" && stage === "chosen") &&
      "Nobody waits for that visit any more. Please look at the page again.",
    ({ daysNamed }, _press, by) =>
      by !== "clock" &&
      daysNamed[by] >= MAX_DAYS_NAMED &&
      `You have named ${MAX_DAYS_NAMED} days for this visit. Please ring to agree on one.`,
  ],
  agree: [
    isOver,
    ({ visit }, { of, day, part = "any" }, by) =>
      (!visit ||
        visit.of !== of ||
        visit.day !== day ||
        visit.part !== part ||
        visit.by === by ||
        visit.agreed) &&
      "That day is agreed already, or another one was named. Please look at the page as it is now.",
  ],
  delivered: [isOver, ({ deliveredOn }) => deliveredOn && "The delivery has been recorded already."],
  keep: [
    isNotThere,
    hasVisit,
    ({ keep }) => keep?.agreed === null && `You have asked for that already (${keep.number}).`,
  ],
  "keep-reply": [
    isOver,
    ({ keep }, { number }) =>
      (keep?.number !== number || keep?.agreed !== null) &&
      "The customer doesn't wait for this answer any more.",
  ],
  collect: [isNotThere, hasVisit],
  swap: [isNotThere, hasVisit],
  "not-yet": [
    isOver,
    ({ visit }) => (!visit || visit.of === "delivery") && "No collection and no swap is asked for any more.",
  ],
  swapped: [isNotThere, isBeforeDelivery],
  collected: [
    ({ isCollectedByCompany, stage }, _press, by) =>
      (by === "company" ? isCollectedByCompany : stage === "collected") &&
      "The collection has been recorded already.",
    ({ stage }, _press, by) => by === "customer" && stage === "chosen" && NOT_THERE,
    isBeforeDelivery,
  ],
  "take-back": [
    ({ takeBack }, { number, said }, by) =>
      (takeBack?.number !== number || takeBack?.said !== said || takeBack?.by !== by) &&
      "That can't be taken back any more. Please look at the page as it is now.",
  ],
  problem: [
    ({ problems }) =>
      problems.length >= MAX_PROBLEMS && `You have told us of ${MAX_PROBLEMS} problems. Please write to us.`,
    (hire, { problem }) =>
      hire.problems.some((open) => open.problem === problem && !open.settled) &&
      "You have told them of that already. Say there what is still wrong.",
  ],
  "problem-answer": [
    isUnknownProblem,
    (hire, press) =>
      problemOf(hire, press)?.settled && "The customer has said that this is settled. Thank you.",
  ],
  "problem-end": [
    isUnknownProblem,
    (hire, press) => problemOf(hire, press)?.settled && "You have said already that this is settled.",
  ],
  release: [
    isOver,
    ({ stage }) =>
      stage !== "chosen" && "The skip has been delivered, so the choice can't be changed any more.",
  ],
};

export function whyNotPress(hire: Hire, press: PressFacts, by: Actor): string | undefined {
  if (hire.events >= MAX_EVENTS) return "This page can take no more. Please ring or write instead.";
  const rules = RULES[press.press as keyof typeof RULES] ?? [];
  for (const rule of rules) {
    const why = rule(hire, press, by);
    if (why) return why;
  }
  return undefined;
}
