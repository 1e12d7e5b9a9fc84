import { expect, test } from "vitest";
import type { Offer } from "#contract/answers/answers.ts";
import type { PressFacts } from "#contract/hires/press-bodies.ts";
import type { Problem } from "#contract/hires/presses.ts";
import { storedContent } from "#server/mail/email-content.ts";
import type { QuoteRow } from "../store.ts";
import { companyReminderContent } from "./company-email.ts";
import { choiceEmailContent } from "./decision-emails.ts";
import { choiceNewsContent, hireEmailContent } from "./hire-emails.ts";

const quote = {
  ...{ reference: "SF-2345-67", skipSize: "builder-6-yard", hireLength: "2-weeks", wasteType: "garden" },
  ...{ location: "LS1", hireDate: "2026-12-12", job: null, selectedCompanies: "[]" },
} as QuoteRow;

const OFFER = {
  ...{ version: 1, vat: "included", earliestDate: "2026-12-14", validUntil: null },
  comparable: { total: "310.00", extraWeeks: 0, unsaid: [] },
} as Partial<Offer> as Offer;

const details = { offer: OFFER, sinceChoice: null, url: "https://skips.example/1" };

function deliveryIn(content: Parameters<typeof storedContent>[0]) {
  const facts = storedContent(content).blocks.flatMap((block) => (block.kind === "facts" ? block.facts : []));
  return facts.filter(({ text }) => text.includes("December")).map(({ label, text }) => `${label}: ${text}`);
}

test.each([
  ["company", "They asked for Saturday 12 December 2026. You offer from Monday 14 December 2026."],
  ["customer", "You asked for Saturday 12 December 2026. They offer from Monday 14 December 2026."],
])("the %s reads of a choice whose day each is, in one line", (reader, said) => {
  const content =
    reader === "company"
      ? choiceEmailContent(quote, { ...details, name: "Aire Skips", place: null })
      : choiceNewsContent(quote, { ...details, company: "Aire Skips", phone: null });
  expect(deliveryIn(content)).toEqual([`Delivery: ${said}`]);
});

test("every email that names a waste which no skip takes with others says that it stays apart", () => {
  const asked = { ...quote, job: { size: 8, waste: ["asbestos"] } } as QuoteRow;
  const hire = {
    event: { by: "customer", facts: { press: "not-yet" }, number: "C1", at: new Date(), typed: null },
    reader: "company",
    ...{ company: "Aire Skips", place: null, url: details.url },
  } as const;
  for (const content of [
    choiceEmailContent(asked, { ...details, name: "Aire Skips", place: null }),
    choiceNewsContent(asked, { ...details, company: "Aire Skips", phone: null }),
    companyReminderContent(
      { ...asked, permit: null },
      { to: [], place: null, sentAt: new Date(), answerUrl: () => details.url },
    ),
    hireEmailContent(asked, hire),
  ])
    expect(JSON.stringify(storedContent(content))).toContain("Asbestos never goes in an ordinary skip.");
});

test.each([
  ["agree", "You have both agreed. Either of you can still name another day on the page."],
  ["answer", "Read it on the request's page. You can send or change your price there."],
] as const)("after %s the company reads what it can still do on the page", (press, said) => {
  const facts = { press, of: "delivery", day: "2026-12-14", part: "any" };
  const event = { by: "customer", facts, number: "C1", at: new Date(), typed: null } as const;
  const { url } = details;
  const email = hireEmailContent(quote, {
    event,
    reader: "company",
    company: "Aire Skips",
    place: null,
    url,
  });
  expect(email.blocks[0]).toBe(said);
});

test.each([
  [null, "3 weeks, until Monday 21 December 2026"],
  ["2026-12-03", "Collected on Thursday 3 December 2026"],
])("if the collection was on %s, the company reads of the hire: %s", (collectedOn, said) => {
  const facts = { press: "problem", problem: "other" } as const;
  const content = hireEmailContent(quote, {
    event: { by: "customer", facts, number: "C3", at: new Date("2026-11-30"), typed: null },
    ...{ reader: "company", company: "Aire Skips", place: null, url: details.url },
    hire: { deliveredOn: "2026-12-01", collectedOn, endsOn: "2026-12-21" },
  });
  expect(deliveryIn(content)).toEqual([`Hire: ${said}`]);
});

test.each<[subject: string, by: "customer" | "company", facts: PressFacts, problem?: Problem]>([
  [
    "A day is named, Monday 14 December 2026 in the morning for the delivery: SF-2345-67-C1, 6 yard skip",
    "company",
    { press: "day", of: "delivery", day: "2026-12-14", part: "morning" },
  ],
  [
    "Something is wrong with the hire, “It was not collected”: SF-2345-67-C1, 6 yard skip",
    "customer",
    { press: "problem", problem: "not-collected" },
  ],
  [
    "About what was wrong, “Something was damaged”: SF-2345-67-C1, 6 yard skip",
    "customer",
    { press: "problem-end", number: "C9", settled: "no" },
    "damage",
  ],
])("the subject names the day or the kind of problem: %s", (subject, by, facts, problem) => {
  const event = { by, facts, problem, number: "C1", at: new Date(), typed: { words: "Zyxwv" } };
  const reader = by === "customer" ? "company" : "customer";
  const shown = {
    event,
    reader,
    company: "Aire Skips",
    place: null,
    url: "https://skips.example/1",
  } as const;
  expect(hireEmailContent(quote, shown).subject).toBe(subject);
});

test("a price for more weeks that the quote lacks is told as one to which the customer has not agreed", () => {
  const facts: PressFacts = { press: "keep-reply", number: "C1", agreed: "yes", amount: "30.50" };
  const keep = { number: "C1", weeks: 1, agreed: null, price: "30.50" };
  const content = hireEmailContent(quote, {
    event: { by: "company", facts, number: "F1", at: new Date(), typed: null },
    ...{ reader: "customer", company: "Aire Skips", place: null, url: "https://skips.example/1" },
    kept: { keep, endsOn: "2026-12-13", furtherWeeks: [], permit: null },
  });
  expect(content.heading).toBe("Aire Skips said that the skip can stay longer for £30.50");
  expect(content.preview).toMatch(/^It counts once you agree to this price on your request's page\./);
  expect(JSON.stringify(content.blocks)).toContain("Sunday 13 December 2026");
});
