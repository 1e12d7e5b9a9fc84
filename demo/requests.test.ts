import { expect, test } from "vitest";
import { DECLINE_REASONS } from "#contract/answers/offer.ts";
import { DAY_MS, todayInLondon } from "#contract/dates.ts";
import { type HireEvent, hireOf, isAboutPrice } from "#server/quotes/hires/hire.ts";
import { whyNotPress } from "#server/quotes/hires/hire-rules.ts";
import { numbered } from "#server/quotes/hires/words.ts";
import { askedTowns } from "./requests/requests.ts";
import { generateDemoRequests } from "./requests/rows.ts";
import { createDemoData } from "./testing/demo-data.ts";

const NOW = new Date("2026-11-23T12:00:00Z");
const DAYS_AGO = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const data = createDemoData();
const made = generateDemoRequests(data, NOW);
const { quotes, answers, deliveries } = made;

const open = quotes.filter(({ chosenAt, withdrawnAt }) => !chosenAt && !withdrawnAt);
const answersOf = (quoteId: number) => answers.filter((answer) => answer.quoteId === quoteId);
const emailsOf = (quoteId: number) => deliveries.filter((delivery) => delivery.quoteId === quoteId);

test("the same time makes the same requests", () => {
  expect(generateDemoRequests(data, NOW)).toEqual(made);
});

test("there are requests of twelve months in every state, answered in every way", () => {
  expect(quotes.length).toBeGreaterThan(150);
  expect(open.some(({ id }) => answersOf(id).length === 0)).toBe(true);
  expect(answers.some(({ version }) => version === 2)).toBe(true);
  expect(new Set(answers.map(({ declineReason }) => declineReason))).toEqual(
    new Set([null, ...DECLINE_REASONS.map(({ value }) => value)]),
  );
  const lastDays = answers.map(({ offer }) => (offer as { validUntil?: string } | null)?.validUntil ?? null);
  expect(lastDays.some((day) => day !== null && day < "2026-11-23")).toBe(true);
  expect(lastDays.some((day) => day !== null && day > "2026-11-23")).toBe(true);
  const kept = quotes.filter(({ erasedAt }) => !erasedAt);
  expect(kept.some(({ chosenAt }) => chosenAt)).toBe(true);
  expect(kept.some(({ withdrawnAt }) => withdrawnAt)).toBe(true);
});

test("each press about a hire is one that the rules of a hire allow, and some hires had a problem", () => {
  const stages = new Set<string>();
  for (const [quoteId, events] of Map.groupBy(made.hireEvents, (event) => event.quoteId)) {
    const askedOn = todayInLondon(quotes.find(({ id }) => id === quoteId)?.createdAt ?? NOW);
    const terms = { reference: "SF-1", askedOn, wantedOn: null, offeredOn: null, days: 14 };
    const said: HireEvent[] = [];
    const rows = events.map(({ companyId, actor: by, facts, createdAt: at }) => ({
      companyId,
      by,
      facts,
      at,
    }));
    for (const event of numbered(rows)) {
      if (isAboutPrice(event.facts.press)) continue;
      expect(whyNotPress(hireOf(said, terms), event.facts, event.by)).toBeUndefined();
      said.push({ ...event, typed: null });
    }
    stages.add(hireOf(said, terms).stage);
  }
  expect([...stages].sort()).toEqual(["chosen", "collected", "delivered"]);
  for (const { createdAt, quoteId } of made.hireEvents) {
    const quote = quotes.find(({ id }) => id === quoteId);
    expect(createdAt > (quote?.choiceToldAt ?? quote?.createdAt ?? NOW)).toBe(true);
    expect(createdAt.getTime()).toBeLessThanOrEqual(NOW.getTime());
  }
  expect(made.hireEvents.some(({ facts }) => facts.press === "problem-end")).toBe(true);
  expect(made.hireEvents.some(({ facts }) => facts.reply === "disagrees")).toBe(true);
});

test("no address and no number of a customer can exist", () => {
  for (const { email, phone, erasedAt } of quotes) {
    expect(email).toMatch(erasedAt ? /^$/ : /^[a-z.]+@\w+\.example$/);
    expect(phone).toMatch(erasedAt ? /^$/ : /^07700 900\d{3}$/);
  }
  for (const { recipient } of deliveries) expect(recipient).toMatch(/^$|\.example$/);
});

test("no email is left to send: reminders, news, choices and invitations were sent", () => {
  expect(new Set(deliveries.map(({ state }) => state))).toEqual(new Set(["sent"]));
  for (const { toldAt } of answers) expect(toldAt).not.toBeNull();
  for (const quote of quotes.filter(({ chosenAt }) => chosenAt)) {
    expect(quote.choiceToldAt).not.toBeNull();
    expect(quote.invitedAt?.getTime() ?? 0).toBeLessThan(NOW.getTime());
  }
  for (const { id, createdAt } of open) {
    expect(createdAt?.getTime()).toBeLessThan(DAYS_AGO(3).getTime());
    const emails = emailsOf(id);
    expect(emails.map(({ kind }) => kind)).toContain("customer-reminder");
    for (const { companyId } of emails.filter(({ kind, answeredAt }) => kind === "company" && !answeredAt))
      expect(emails).toContainEqual(expect.objectContaining({ kind: "company-reminder", companyId }));
  }
});

test("details are deleted a month after an invitation or a withdrawal, with the answers", () => {
  for (const { id, name, erasedAt, invitedAt, withdrawnAt } of quotes) {
    const end = invitedAt ?? withdrawnAt;
    const isOver = end !== null && end !== undefined && end < DAYS_AGO(30);
    expect({ id, isErased: erasedAt !== null, isNameless: name === "" }).toEqual({
      ...{ id, isErased: isOver, isNameless: isOver },
    });
    if (isOver) expect(answersOf(id)).toEqual([]);
  }
});

test("a review with proof follows a request whose customer chose its company and was invited", () => {
  const proven = data.reviews.filter(({ proof }) => proof === "asked-here");
  expect(proven.length).toBeGreaterThan(10);
  const ids = proven.map(({ id, companyId, createdAt }) => {
    const quote = quotes.find((each) => each.id === made.quoteOfReview.get(id));
    expect(quote?.chosenCompanyId).toBe(companyId);
    expect((quote?.invitedAt?.toISOString() ?? "9") < createdAt).toBe(true);
    return quote?.id;
  });
  expect(new Set(ids).size).toBe(proven.length);
});

test("only a review by a customer who asked here follows a request, so a silent firm answers nobody", () => {
  const asked = data.reviews.filter(({ proof }) => proof === "asked-here").map(({ id }) => id);
  const reviewed = [...made.quoteOfReview.keys()].filter((id) => id !== null);
  expect(reviewed.toSorted((a, b) => a - b)).toEqual(asked);
  const firms = askedTowns(data.companies).flatMap((town) => town.firms);
  const silent = new Set(firms.filter(({ habit }) => habit.share === 0).map(({ company }) => company.id));
  expect(silent.size).toBe(3);
  expect(answers.filter(({ companyId }) => silent.has(companyId))).toEqual([]);
  expect(deliveries.filter(({ companyId, answeredAt }) => silent.has(companyId ?? 0) && answeredAt)).toEqual(
    [],
  );
});

test("answers come after their request and before its end", () => {
  for (const { id, createdAt, chosenAt, withdrawnAt } of quotes) {
    const end = chosenAt ?? withdrawnAt ?? NOW;
    for (const answer of answersOf(id)) {
      expect(answer.createdAt > (createdAt as Date) && answer.createdAt < end).toBe(true);
      expect(answer.totalPence ?? 10_000).toBeGreaterThan(5_000);
    }
  }
});
