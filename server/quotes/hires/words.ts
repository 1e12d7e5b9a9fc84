import { longWeekday, todayInLondon } from "#contract/dates.ts";
import type { PressFacts } from "#contract/hires/press-bodies.ts";
import {
  type Actor,
  DAY_PARTS,
  OWN_QUESTION,
  PROBLEM_ANSWERS,
  PROBLEMS,
  type Problem,
  QUESTIONS,
  type TypedWords,
} from "#contract/hires/presses.ts";
import { labelOf } from "#contract/options.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import { type Hire, type HireEvent, unanswered } from "./hire.ts";

export type Side = Exclude<Actor, "clock">;
/** A viewer is somebody with the view-only link, or the administrator. */
export type Reader = Side | "viewer";

const day = (value: unknown) => longWeekday(String(value));
const dayInWords = (value: string, part: unknown): string =>
  [day(value), part && part !== "any" && labelOf(DAY_PARTS, String(part))].filter(Boolean).join(" ");
export const visitDay = ({ of, day: on, part }: PressFacts) =>
  `${dayInWords(String(on), part)} for the ${of}`;
const weeks = (value: unknown) => (Number(value) === 1 ? "another week" : `another ${value} weeks`);
const pounds = (value: unknown) => (typeof value === "string" ? ` ${formatPounds(value)}` : "");

export const questionInWords = ({ question }: PressFacts, typed: TypedWords | null): string =>
  [question !== OWN_QUESTION && labelOf(QUESTIONS, String(question)), typed?.words].filter(Boolean).join(" ");

/** The press has a number of its own, so the sentence also names the problem. */
const aboutProblem = (between: string, { number }: PressFacts, problem: Problem | undefined) =>
  problem ? `${between} ${number}, “${labelOf(PROBLEMS, problem)}”` : "";

interface SaidNames {
  they: string;
  problem: Problem | undefined;
}

const SAID: Partial<Record<PressFacts["press"], (facts: PressFacts, names: SaidNames) => string>> = {
  question: () => "asked a question about the job",
  answer: () => "answered a question",
  day: (facts) => `named ${visitDay(facts)}`,
  agree: (facts) => `agreed to ${visitDay(facts)}`,
  delivered: ({ day: on }) => `said that the skip was delivered on ${day(on)}`,
  keep: ({ weeks: more }) => `asked to keep the skip for ${weeks(more)}`,
  "keep-reply": ({ agreed, amount }) =>
    agreed === "yes"
      ? amount
        ? `said that the skip can stay longer for${pounds(amount)}`
        : "agreed that the skip stays longer"
      : "said that the skip can't stay longer",
  "keep-price": ({ agreed, amount }) =>
    agreed === "yes"
      ? `agreed to${pounds(amount)}: the skip stays longer`
      : `did not agree to${pounds(amount)} for keeping the skip longer`,
  collect: ({ day: on, part }) => `asked for the skip to be collected, from ${dayInWords(String(on), part)}`,
  swap: ({ day: on, part }) =>
    `asked for a full skip to be swapped for an empty one, from ${dayInWords(String(on), part)}`,
  "not-yet": () => "took that back: the skip stays for now",
  swapped: ({ day: on }) => `said that the skip was swapped on ${day(on)}`,
  collected: ({ day: on }) => `said that the skip was collected on ${day(on)}`,
  permit: ({ day: on }) => `said that the skip may stand on the road until ${day(on)}`,
  went: () => "added where the waste went",
  "take-back": ({ said }) => `took back that the skip was ${said}`,
  problem: ({ problem, amount }) =>
    `said that something is wrong: “${labelOf(PROBLEMS, String(problem))}”${amount ? `,${pounds(amount)}` : ""}`,
  "problem-answer": (facts, { problem }) => {
    const { reply, amount } = facts;
    const said = `“${labelOf(PROBLEM_ANSWERS, String(reply))}”${amount ? `,${pounds(amount)}` : ""}`;
    return `answered${aboutProblem("", facts, problem)}: ${said}`;
  },
  "problem-end": (facts, { problem }) =>
    `said that it is ${facts.settled === "yes" ? "" : "not "}settled${aboutProblem(":", facts, problem)}`,
  release: (_facts, { they }) => `decided against ${they}`,
};

const REMINDED: Readonly<Record<string, string>> = {
  delivery: "We wrote to remind you of the delivery.",
  end: "We wrote to remind you of the end of the hire.",
  permit: "We wrote to remind you of the end of the permit or consent.",
};

export function eventInWords(
  { by, facts, problem }: Pick<HireEvent, "by" | "facts" | "problem">,
  { reader, company }: { reader: Reader; company: string },
): string {
  if (by === "clock") return REMINDED[String(facts.about)] ?? "";
  const isOwn = by === reader;
  const who = isOwn ? "You" : by === "company" ? company : "The customer";
  const they = reader === "company" ? "you" : company;
  return `${who} ${SAID[facts.press]?.(facts, { they, problem }) ?? facts.press}.`;
}

/** What the customer waits for the company to answer. A delivery on a past day was probably settled by telephone. */
export function waitsForCompany({ stage, problems, visit, keep }: Hire, today = todayInLondon()): string[] {
  const waits = unanswered(problems).map(({ problem, amount, answerBy }) => {
    const what = `“${labelOf(PROBLEMS, problem)}”${amount ? `,${pounds(amount)}` : ""}`;
    return `Something is wrong: ${what}. Answer by ${day(answerBy)}.`;
  });
  if (visit?.by === "customer" && !visit.agreed) {
    const { of, day: on, part } = visit;
    if (!on) waits.push(`Name a day for the ${of}.`);
    else if (of !== "delivery" || on >= today)
      waits.push(`Agree to ${dayInWords(on, part)} for the ${of}, or name another day.`);
  }
  if (keep?.agreed === null && !keep.price && stage !== "collected")
    waits.push(`The customer asks to keep the skip for ${weeks(keep.weeks)}. Say yes or no.`);
  return waits;
}

export const pressNumber = (reference: string, number: string | null): string | null =>
  number && `${reference}-${number}`;

const PREFIX: Record<Side, string> = { customer: "C", company: "F" };

export const nextNumber = (before: readonly { by: Actor }[], by: Side): string =>
  `${PREFIX[by]}${before.filter((event) => event.by === by).length + 1}`;

export function numbered<Event extends Pick<HireEvent, "by" | "facts">>(events: readonly Event[]) {
  const all = events.map((event, at) => ({
    ...event,
    number: event.by === "clock" ? null : nextNumber(events.slice(0, at), event.by),
  }));
  return all.map((event) => ({ ...event, problem: problemIn(all, event.facts) }));
}

/** The kind of the problem that an answer or an end is about. */
export const problemIn = (
  events: readonly Pick<HireEvent, "facts" | "number">[],
  { press, number }: PressFacts,
): Problem | undefined =>
  press === "problem-answer" || press === "problem-end"
    ? (events.find((event) => event.number === number)?.facts.problem as Problem | undefined)
    : undefined;
