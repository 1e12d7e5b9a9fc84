import { expect, test } from "vitest";
import type { HireView } from "#contract/hires/press-bodies.ts";
import { outcomeOf, type PressContext } from "./outcome.ts";
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
const told = { hire, reference: "SF-1", other: "Aire Skips" };
const outcome = (context: Partial<PressContext>, changes: Partial<typeof told> | { other: null } = {}) =>
  outcomeOf({ reader: "customer", formKey: "", pressed: undefined, ...context }, { ...told, ...changes });

test("after a press the page says what was pressed, with its number, and who is told", () => {
  expect(outcome({ done: "agree" })).toBe(
    "You agreed to Monday 14 December 2026 for the delivery. Number SF-1-C2. Aire Skips is told by email.",
  );
  expect(outcome({ done: "agree" }, { other: null })).toMatch(/SF-1-C2\.$/);
  expect(outcome({ done: "answer" })).toBe("Your answer was sent to every company asked.");
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
