import { expect, test } from "vitest";
import type { AskedQuestion, HireView } from "#contract/hires/hire-view.ts";
import { lostWords, outcomeOf, type PressContext } from "./outcome.ts";
import { HIRE } from "./testing/example-hire.ts";

const AGREED: HireView["events"][number] = {
  ...{
    number: "C2",
    at: "2026-11-30T18:39:00.000Z",
    by: "customer",
    kind: "agree",
    words: null,
    about: null,
  },
  text: "You agreed to Monday 14 December 2026 for the delivery.",
};
const hire = { ...HIRE, can: ["day"], problems: [], events: [AGREED] };
const ASKED = { number: "F1", at: AGREED.at, text: "Is there a step?", company: "Aire Skips" };
const told = {
  hire,
  reference: "SF-1",
  other: "Aire Skips",
  questions: [] as AskedQuestion[],
  isAsking: true,
};
const outcome = (context: Partial<PressContext>, changes: Partial<typeof told> | { other: null } = {}) =>
  outcomeOf({ reader: "customer", formKey: "", pressed: undefined, ...context }, { ...told, ...changes });

test("after a press the page says what was pressed, with its number, and who is told", () => {
  expect(outcome({ done: "agree" })).toBe(
    "You agreed to Monday 14 December 2026 for the delivery. Number SF-1-C2. Aire Skips is told by email.",
  );
  expect(outcome({ done: "agree" }, { other: null })).toMatch(/SF-1-C2\.$/);
  const answered = (number: string) => ({ ...ASKED, answer: "No", answered: { number, at: AGREED.at } });
  const questions = [answered("C10"), answered("C9"), { ...ASKED, answer: null, answered: null }];
  expect(outcome({ done: "answer" }, { questions })).toBe(
    "Your answer was sent to every company asked. Number SF-1-C10.",
  );
  expect(outcome({ done: "question", reader: "company" }, { questions })).toBe(
    "Your question was sent to the customer. Number SF-1-F1.",
  );
});

test("it says nothing on a later visit, after another press, and to somebody who only looks", () => {
  const later = { ...AGREED, by: "company" as const, kind: "day" };
  expect(outcome({})).toBeUndefined();
  expect(outcome({ done: "agree" }, { hire: { ...hire, events: [AGREED, later] } })).toBeUndefined();
  expect(outcome({ done: "undo", reader: "viewer" })).toBeUndefined();
});

test("a refusal stands at its form, and on top of the page if the page offers the form no more", () => {
  const refused = (press: string) => ({ values: { press }, errors: {}, message: "Another day was named." });
  expect(outcome({ pressed: refused("day"), done: "agree" })).toBeUndefined();
  expect(outcome({ pressed: refused("agree") })).toBe("Another day was named.");
});

test.each<[what: string, reader: "customer" | "company", values: Record<string, string>, lost: string[]]>([
  [
    "an answer to a question that was answered",
    "customer",
    { press: "answer", number: "F1", words: "No" },
    ["No"],
  ],
  ["a question of a company that has asked", "company", { press: "question", words: "Wires?" }, ["Wires?"]],
  [
    "a problem after a changed choice",
    "customer",
    { press: "problem", problem: "other", amount: "9", words: "A" },
    ["9", "A"],
  ],
  ["an answer to a settled problem", "company", { press: "problem-answer", number: "C2", words: "B" }, ["B"]],
  [
    "a price for other weeks than the page shows",
    "company",
    { press: "keep-reply", number: "C1", amount: "30" },
    ["30"],
  ],
  ["a press that there is not", "company", { press: "constructor", words: "C" }, []],
])(
  "what was typed into a form that is gone stands below why it was refused: %s",
  (_what, reader, values, lost) => {
    const keep = { number: "C9", weeks: 1, agreed: null, price: null };
    const now = {
      ...{ ...told, hire: { ...hire, can: ["keep-reply"], keep }, isAsking: reader === "customer" },
      questions: [{ ...ASKED, answer: "Yes", answered: { number: "C1", at: AGREED.at } }],
    };
    const context = { reader, formKey: "", pressed: { values, errors: { day: "Refused." } } };
    expect(outcomeOf(context, now)).toBe("Refused.");
    expect(lostWords(context, now).map(({ text }) => text)).toEqual(lost);
  },
);
