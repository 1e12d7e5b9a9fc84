import { addDays, DAY_MS, todayInLondon } from "#contract/dates.ts";
import type { HireView } from "#contract/hires/hire-view.ts";
import type { PressFacts } from "#contract/hires/press-bodies.ts";
import {
  type Actor,
  type DayPart,
  MAX_TAKEN_BACK,
  PROBLEM_ANSWER_DAYS,
  type Problem,
  type ProblemAnswer,
  type TypedWords,
  VISITS_MADE,
  type VisitKind,
  type VisitMade,
} from "#contract/hires/presses.ts";
import { addWorkingDays } from "#contract/job/delivery-days.ts";

/** Everything here is computed from the stored events. So pages, emails and counts cannot disagree. */

export interface HireEvent {
  companyId: number;
  by: Actor;
  at: Date;
  facts: PressFacts;
  typed: TypedWords | null;
  /** The kind of the problem, if the press is about one that was reported before. */
  problem?: Problem | undefined;
  /** For example "C1" for the customer's first press, and "F2" for the second press of the companies. Null for the clock. */
  number: string | null;
}

interface HireTerms {
  reference: string;
  /** The day of the request. No visit can be recorded on an earlier day. */
  askedOn: string;
  wantedOn: string | null;
  /**
   * The earliest delivery day in the chosen quote. If it is later than `wantedOn`, it replaces `wantedOn` as a day that the
   * company proposed.
   */
  offeredOn: string | null;
  days: number;
  isWeekPriced?: boolean;
  isOnRoad?: boolean;
  /** All events of the request, if it has more events than this hire. */
  all?: readonly HireEvent[];
}

type ShownFields =
  | "stage"
  | "visit"
  | "deliveredOn"
  | "collectedOn"
  | "endsOn"
  | "keep"
  | "went"
  | "swaps"
  | "problems";

export interface Hire extends Pick<HireView, ShownFields> {
  askedOn: string;
  reference: string;
  daysNamed: typeof NO_DAYS;
  isCollectedByCompany: boolean;
  /**
   * Weeks that both sides agreed on after the choice. `number` is the number of the customer's wish, `amount` the price that the
   * company named with its yes and to which the customer agreed. `isUsed` is false if the skip was collected before these weeks
   * began.
   */
  agreedWeeks: {
    number: string;
    weeks: number;
    agreedAt: string;
    amount: string | null;
    isUsed: boolean;
  }[];
  isWeekPriced: boolean;
  isOnRoad: boolean;
  /** The last day of the permit for the road, as one side said. */
  permitSaid: Pick<NonNullable<HireView["permit"]>, "endsOn" | "saidBy"> | null;
  /** The last press that recorded a visit. Null if there is none or if it can't be taken back. */
  takeBack: (NonNullable<HireView["takeBack"]> & { by: Actor }) | null;
  /** The number of all events of the request, including former choices and questions. */
  events: number;
  releases: number;
}

export const isAboutPrice = (press: PressFacts["press"]): boolean =>
  press === "question" || press === "answer";

/** The problems that the company has not answered and the customer has not settled. */
export const unanswered = (problems: Hire["problems"]) =>
  problems.filter(({ answer, settled }) => !answer && !settled);

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

/** Each side can take back a visit only `MAX_TAKEN_BACK` times, because each press sends an email. */
function visitToTakeBack(events: readonly HireEvent[], standing: readonly HireEvent[]): Hire["takeBack"] {
  const last = standing.findLast(({ by, facts }) => by !== "clock" && !/^(problem|permit)/.test(facts.press));
  const said = (Object.keys(VISITS_MADE) as VisitMade[]).find((made) => made === last?.facts.press);
  const before = events.filter(({ by, facts }) => by === last?.by && facts.press === "take-back");
  return last && said && before.length < MAX_TAKEN_BACK
    ? { number: last.number ?? "", said, by: last.by }
    : null;
}

export function hireOf(events: readonly HireEvent[], terms: HireTerms): Hire {
  const standing = standingEvents(events);
  const hire: Hire = {
    ...{ stage: "chosen", deliveredOn: null, collectedOn: null, isCollectedByCompany: false, endsOn: null },
    visit: { ...ASKED_FOR, of: "delivery", number: null, ...firstDay(terms) },
    ...{
      reference: terms.reference,
      askedOn: terms.askedOn,
      daysNamed: NO_DAYS,
      isWeekPriced: terms.isWeekPriced ?? false,
      isOnRoad: terms.isOnRoad ?? false,
      permitSaid: null,
    },
    ...{ keep: null, agreedWeeks: [], swaps: [], went: null, problems: [] },
    events: (terms.all ?? events).length,
    releases: (terms.all ?? []).filter(({ facts }) => facts.press === "release").length,
    takeBack: visitToTakeBack(events, standing),
  };
  for (const event of standing) Object.assign(hire, changeBy(event, hire));
  const { deliveredOn, collectedOn, agreedWeeks } = hire;
  /** The day after the agreed length and the first `count` of the further times. */
  const dayAfter = (count: number) => {
    const kept = agreedWeeks.slice(0, count).reduce((sum, { weeks }) => sum + weeks, 0);
    return deliveredOn && addDays(deliveredOn, terms.days + kept * 7);
  };
  const after = dayAfter(agreedWeeks.length);
  return {
    ...hire,
    agreedWeeks: agreedWeeks.flatMap((kept, at) => usedWeeks(kept, dayAfter(at), collectedOn)),
    endsOn: after && addDays(after, -1),
  };
}

type AgreedWeeks = Hire["agreedWeeks"][number];

/**
 * Separates the weeks that had not begun at the collection. An amount that was agreed for all of them can't be divided, so such
 * weeks count as used once the first has begun.
 */
function usedWeeks(kept: AgreedWeeks, begins: string | null, collectedOn: string | null): AgreedWeeks[] {
  if (!begins || !collectedOn) return [kept];
  const begun = Math.floor((Date.parse(collectedOn) - Date.parse(begins)) / (7 * DAY_MS)) + 1;
  if (begun <= 0) return [{ ...kept, isUsed: false }];
  if (begun >= kept.weeks || kept.amount) return [kept];
  return [
    { ...kept, weeks: begun },
    { ...kept, weeks: kept.weeks - begun, isUsed: false },
  ];
}

const firstDay = ({ wantedOn, offeredOn }: HireTerms) =>
  wantedOn && offeredOn && offeredOn > wantedOn
    ? ({ day: offeredOn, by: "company" } as const)
    : ({ day: wantedOn, by: "customer" } as const);

const NO_DAYS = { customer: 0, company: 0 };
const ASKED_FOR = { part: "any", agreed: false } as const;
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
    case "swap": {
      const of = facts.press === "swap" ? "swap" : "collection";
      // Who asks for the collection doesn't wait any more for a yes to keeping it longer.
      const keep = of === "collection" && state.keep?.agreed === null ? null : state.keep;
      return { visit: { of, number, day, part, by: who, agreed: false }, daysNamed: NO_DAYS, keep };
    }
    case "not-yet":
      return { visit: null };
    case "permit":
      return { permitSaid: day ? { endsOn: day, saidBy: who } : null };
    case "swapped":
    case "collected":
    case "went":
      return loadAfter({ by, facts, typed }, state);
    case "keep":
      return { keep: { number: number ?? "", weeks: Number(facts.weeks), agreed: null, price: null } };
    case "keep-reply":
    case "keep-price": {
      const { keep, agreedWeeks } = state;
      const agreed = facts.agreed === "yes";
      const amount = text(facts.amount);
      if (!keep || !agreed) return { keep: keep && { ...keep, agreed } };
      if (by === "company" && amount) return { keep: { ...keep, price: amount } };
      const { number: asked, weeks } = keep;
      const further = { number: asked, weeks, agreedAt: at.toISOString(), amount, isUsed: true };
      return { keep: { ...keep, agreed }, agreedWeeks: [...agreedWeeks, further] };
    }
    case "problem":
    case "problem-answer":
    case "problem-end":
      return { problems: problemsAfter(state.problems, { at, facts, typed, number }) };
    default:
      return {};
  }
}

function loadAfter(
  { by, facts, typed }: Pick<HireEvent, "by" | "facts" | "typed">,
  state: Hire,
): Partial<Hire> {
  const { visit, went: said } = state;
  const day = text(facts.day);
  const went = wentTo(facts, typed);
  if (facts.press === "went") {
    const { site, permit, tracking, tonnes } = said ?? went;
    const places = { site: site ?? went.site, permit: permit ?? went.permit };
    return { went: { ...places, tracking: tracking ?? went.tracking, tonnes: tonnes ?? went.tonnes } };
  }
  if (facts.press === "swapped") {
    const swaps = [...state.swaps, { day: day ?? "", went }];
    return { stage: "delivered", visit: visit?.of === "swap" ? null : visit, swaps };
  }
  return {
    ...{ stage: "collected", visit: null },
    // The company's day replaces the customer's, because the company moved the skip.
    collectedOn: by === "company" || !state.collectedOn ? day : state.collectedOn,
    ...(by === "company" && { isCollectedByCompany: true, went }),
  };
}

const wentTo = (facts: PressFacts, typed: TypedWords | null): NonNullable<Hire["went"]> => ({
  site: text(typed?.site),
  permit: text(typed?.permit),
  tracking: text(typed?.tracking),
  tonnes: typeof facts.tonnes === "number" ? facts.tonnes : null,
});

/** A new answer of the company sets `settled` to null, so that the customer is asked again. */
function problemsAfter(
  problems: Hire["problems"],
  { at, facts, typed, number }: Pick<HireEvent, "at" | "facts" | "typed" | "number">,
): Hire["problems"] {
  const said = { at: at.toISOString(), amount: text(facts.amount), words: text(typed?.words) };
  if (facts.press === "problem") {
    const answerBy = addWorkingDays(todayInLondon(at), PROBLEM_ANSWER_DAYS).day;
    const problem = { ...said, number: number ?? "", problem: facts.problem as Problem, answerBy };
    return [...problems, { ...problem, answer: null, settled: null }];
  }
  const answer = { ...said, reply: facts.reply as ProblemAnswer };
  const change =
    facts.press === "problem-answer" ? { answer, settled: null } : { settled: facts.settled === "yes" };
  return problems.map((problem) => (problem.number === facts.number ? { ...problem, ...change } : problem));
}
