import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { HIRE, QUOTE } from "#client/components/hire/testing/example-hire.ts";
import type { HireView } from "#contract/hires/hire-view.ts";
import type { Quote } from "#contract/quotes.ts";
import { QuotedCompanies, QuoteEvents } from "./quote-card.tsx";

const { events, problems } = HIRE;
const [PROBLEM] = problems as [HireView["problems"][number]];

const textOf = (changes: Partial<Quote>) =>
  renderToString(<QuoteEvents quote={{ ...QUOTE, ...changes }} />)
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

test("an open problem stands with its amount and the day of its answer, above all events with number and time", () => {
  const text = textOf({ events, problems });
  expect(text).toContain(
    "Open problem I was charged more than agreed: £120 SF-7K2M9Q-C2. An answer is due by Thursday 17 December 2026. Events: 1",
  );
  expect(text).toContain("SF-7K2M9Q-C1, 9 December 2026 at 09:00");
});

test("a problem that was answered says how, and that the customer is not content", () => {
  const answer = { at: PROBLEM.at, reply: "offers", amount: "60.00", words: null } as const;
  const text = textOf({ events, problems: [{ ...PROBLEM, answer, settled: false }] });
  expect(text).toContain(
    "Answered: “We offer something to settle it”: £60. The customer said that it is not settled.",
  );
  expect(text).not.toContain("due by");
});

test("once the customer's details were deleted, no answer is due", () => {
  const text = textOf({ events, problems, erasedAt: "2026-12-11T10:00:00.000Z" });
  expect(text).toContain(
    "Not answered before the customer's details were deleted.".replaceAll("'", "&#x27;"),
  );
  expect(text).not.toContain("due by");
});

test("where the waste went stands with the events, for each load", () => {
  const went = { site: "Kirkstall", permit: "EPR/AB1234CD", tracking: null, tonnes: 2.4 };
  const swaps = [{ day: "2026-12-08", went: { ...went, site: null, permit: null, tonnes: null } }];
  expect(textOf({ events, went, swaps })).toContain(
    "The waste went to: not said; Kirkstall, permit EPR/AB1234CD, 2.4 tonnes.",
  );
  expect(textOf({ events })).not.toContain("went to");
});

test("a request about which nobody pressed anything has no events", () => {
  expect(textOf({ events: [], problems: [] })).toBe("");
});

test("a price that leaves something out is a least price, as for the customer", () => {
  const quote = QUOTE;
  const shown = (unsaid: "permit"[]) => {
    const comparable = { total: "310.00", extraWeeks: 0, unsaid };
    const answers = quote.answers.map((answer) => ({ ...answer, comparable }));
    return renderToString(<QuotedCompanies quote={{ ...quote, answers }} />);
  };
  expect(shown(["permit"])).toContain("At least £310");
  expect(shown([])).toContain(">£310");
});
