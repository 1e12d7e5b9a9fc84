import ICAL from "ical.js";
import { expect, test } from "vitest";
import type { PressFacts } from "#contract/hires/press-bodies.ts";
import type { QuoteRow } from "../store.ts";
import { calendarFile } from "./calendar.ts";
import type { Hire, HireEvent } from "./hire.ts";

const QUOTE = {
  ...{ reference: "SF-7K3M-Q9", hireDate: "2026-12-08", job: null, chosenCompanyId: 1 },
  ...{ choiceToldAt: new Date("2026-12-01T09:00:00Z") },
  selectedCompanies: JSON.stringify([
    { id: 1, name: `Aire, Skips; & Söhne ${"long ".repeat(20)}\nEND:VCALENDAR` },
    { id: 2, name: "Bolton Skips" },
  ]),
} as unknown as QuoteRow;

const event = (by: "customer" | "company", facts: PressFacts, companyId = 1): HireEvent => ({
  ...{ companyId, by, facts, typed: null, number: "C1", at: new Date("2026-12-01T10:00:00Z") },
});

/** The entries of the file, as another program reads them. */
function entriesOf(events: HireEvent[], firstVisit: Hire["visit"] = null) {
  const file = calendarFile(QUOTE, {
    ...{ events, firstVisit },
    now: new Date("2026-07-01T22:30:00Z"),
    publicUrl: "https://skips.example",
    place: "LS1 4AP",
    phoneOf: (companyId) => `01632 96000${companyId}`,
    noticeOf: (day) => (day < "2026-12-10" ? "Allow 7 working days for the permit." : null),
  });
  if (!file) return [];
  for (const one of file.split("\r\n")) expect(Buffer.byteLength(one)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const { uid, startDate, endDate, sequence, summary, description, location } = new ICAL.Event(component);
    const status = component.getFirstPropertyValue("status");
    return {
      ...{ uid, sequence, status, summary, description, location },
      ...{ start: startDate.toString(), end: endDate.toString(), isDay: startDate.isDate },
    };
  });
}

test("the day asked for is an uncertain whole day, which ends with the next day", () => {
  expect(entriesOf([])).toMatchObject([
    {
      ...{ uid: "SF-7K3M-Q9-1-delivery@skips.example", sequence: 0, status: "TENTATIVE", isDay: true },
      ...{ start: "2026-12-08", end: "2026-12-09", summary: "Skip delivery (not agreed yet)" },
      description: expect.stringMatching(
        /^Aire, Skips; & Söhne long .*\nEND:VCALENDAR, 01632 960001, request SF-7K3M-Q9. Allow 7 working days/s,
      ),
      location: "LS1 4AP",
    },
  ]);
});

test("the company's later day in its quote is the day of the entry, and agreeing confirms that day", () => {
  const offered = { of: "delivery", day: "2026-12-10", part: "any", by: "company" } as const;
  const first = { ...offered, number: null, agreed: false };
  expect(entriesOf([], first)).toMatchObject([{ start: "2026-12-10", status: "TENTATIVE" }]);
  const agreed = event("customer", { press: "agree", of: "delivery", day: "2026-12-10", part: "any" });
  expect(entriesOf([agreed], first)).toMatchObject([{ start: "2026-12-10", status: "CONFIRMED" }]);
});

test("a visit that was made, or that needs no permit, has no sentence about one", () => {
  const [delivery, collection] = entriesOf([
    event("company", { press: "delivered", day: "2026-12-08" }),
    event("customer", { press: "collect", day: "2026-12-09", part: "any" }),
  ]);
  expect(delivery?.description).toMatch(/request SF-7K3M-Q9$/);
  expect(collection?.description).toMatch(/request SF-7K3M-Q9$/);
});

test("a moved day keeps its entry with a higher number, and is certain once agreed", () => {
  const moved = event("company", { press: "day", of: "delivery", day: "2026-12-31", part: "morning" });
  expect(entriesOf([moved])).toMatchObject([
    {
      uid: "SF-7K3M-Q9-1-delivery@skips.example",
      sequence: 1,
      status: "TENTATIVE",
      start: "2026-12-31",
      end: "2027-01-01",
      summary: "Skip delivery in the morning (not agreed yet)",
    },
  ]);
  const agree = { press: "agree", of: "delivery", day: "2026-12-31", part: "morning" } as const;
  expect(entriesOf([moved, event("customer", agree)])).toMatchObject([
    { sequence: 2, status: "CONFIRMED", start: "2026-12-31", summary: "Skip delivery in the morning" },
  ]);
});

test("a visit that was taken back is as it was before, with a higher number", () => {
  const moved = event("company", { press: "day", of: "delivery", day: "2026-12-10" });
  const visit = (press: "delivered" | "collected") => [
    event("company", { press, day: "2026-12-09" }),
    event("company", { press: "take-back", said: press }),
  ];
  expect(entriesOf([moved, ...visit("delivered")])).toMatchObject([
    { status: "TENTATIVE", start: "2026-12-10", sequence: 3 },
  ]);
  expect(entriesOf(visit("collected"))).toMatchObject([
    { uid: expect.stringContaining("delivery") },
    { uid: expect.stringContaining("collection"), status: "CANCELLED", sequence: 1 },
  ]);
});

test("what nobody wants any more is cancelled, and what has been stays", () => {
  const delivered = event("company", { press: "delivered", day: "2026-12-08" });
  const collect = event("customer", { press: "collect", day: "2026-12-20", part: "any" });
  expect(entriesOf([delivered, collect, event("customer", { press: "not-yet" })])).toMatchObject([
    { uid: expect.stringContaining("delivery"), status: "CONFIRMED" },
    { uid: expect.stringContaining("collection"), status: "CANCELLED", sequence: 1 },
  ]);
  expect(entriesOf([event("customer", { press: "release" }, 2)])).toMatchObject([
    { uid: expect.stringContaining("-2-"), status: "CANCELLED" },
    { uid: expect.stringContaining("-1-"), status: "TENTATIVE" },
  ]);
});
