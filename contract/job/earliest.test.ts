import { expect, test } from "vitest";
import { DIVISIONS } from "./delivery-days.ts";
import {
  answerForDay,
  type DeliverySite,
  earliestDelivery,
  permitDay,
  roadRegistration,
} from "./earliest.ts";

const SATURDAY = "2026-11-28";
const ENGLAND = { division: "england-and-wales" } as const;
const at = (noticeDays: number | null, site: DeliverySite, pausedUntil: string | null = null) => {
  const { first, unknown } = earliestDelivery({ noticeDays, pausedUntil }, site, SATURDAY);
  return [first?.day ?? null, ...unknown];
};

test("a company's notice counts working days of the place's nation", () => {
  expect(at(0, ENGLAND)).toEqual(["2026-11-30"]);
  expect(at(0, { division: "scotland" })).toEqual(["2026-12-01"]);
  expect(at(null, ENGLAND)).toEqual([null, "notice"]);
});

test("each nation has its own holidays", () => {
  const days = (asked: string) =>
    DIVISIONS.map((division) =>
      earliestDelivery({ noticeDays: 1, pausedUntil: null }, { division }, asked).first?.day.slice(5),
    );
  expect(days("2026-12-31"), "2 January").toEqual(["01-04", "01-05", "01-04"]);
  expect(days("2027-03-16"), "St Patrick's Day").toEqual(["03-17", "03-17", "03-18"]);
  expect(days("2027-03-25"), "Easter Monday").toEqual(["03-30", "03-29", "03-30"]);
  expect(days("2027-07-09"), "Battle of the Boyne").toEqual(["07-12", "07-12", "07-13"]);
  expect(days("2027-07-30"), "summer in Scotland").toEqual(["08-02", "08-03", "08-02"]);
  expect(days("2027-08-27"), "summer elsewhere").toEqual(["08-31", "08-30", "08-31"]);
});

test("where the nation is not known, a day counts that is a working day in all of them", () => {
  expect(at(0, { division: null })).toEqual(["2026-12-01"]);
});

test("on a road the later of the company's and the authority's day counts", () => {
  expect(at(0, { ...ENGLAND, permitNotice: 5 })).toEqual(["2026-12-07"]);
  expect(at(9, { ...ENGLAND, permitNotice: 5 })).toEqual(["2026-12-10"]);
  expect(at(null, { ...ENGLAND, permitNotice: 5 })).toEqual(["2026-12-07", "notice"]);
  expect(at(0, { ...ENGLAND, permitNotice: null })).toEqual(["2026-11-30", "permit"]);
});

test("notice and permit count from the day after a pause, which no longer counts when it is over", () => {
  expect(at(1, ENGLAND, "2027-01-04")).toEqual(["2027-01-06"]);
  expect(at(1, { ...ENGLAND, permitNotice: 5 }, "2027-01-04")).toEqual(["2027-01-13"]);
  expect(at(null, ENGLAND, "2027-01-04")).toEqual(["2027-01-05", "notice"]);
  expect(at(0, ENGLAND, "2026-11-28")).toEqual(["2026-11-30"]);
  expect(at(0, ENGLAND, "2026-11-27")).toEqual(["2026-11-30"]);
});

test("a day can be done, is too late, or is asked about, by the nation's working days", () => {
  const answer = (
    day: string | null,
    wanted: string,
    site: DeliverySite,
    ...unknown: ("notice" | "permit")[]
  ) => {
    const { canDo, canDoBecause } = answerForDay(
      { day, unknown },
      { company: { noticeDays: 0 }, site },
      wanted,
    );
    return [canDo, ...canDoBecause];
  };
  const SCOTLAND = { division: "scotland" } as const;
  expect(answer("2026-11-30", "2026-11-30", ENGLAND)).toEqual(["yes"]);
  expect(answer("2026-11-30", "2026-11-30", SCOTLAND)).toEqual(["ask", "day-off"]);
  expect(answer("2026-11-30", "2026-12-05", ENGLAND)).toEqual(["ask", "day-off"]);
  expect(answer("2026-12-02", "2026-12-01", ENGLAND, "permit")).toEqual(["late"]);
  expect(answer("2026-11-30", "2026-12-01", ENGLAND, "permit")).toEqual(["ask", "permit"]);
  expect(answer(null, "2026-12-05", ENGLAND, "notice")).toEqual(["ask", "notice", "day-off"]);
  expect(answer("2026-11-30", "2026-11-30", { division: null })).toEqual(["ask", "day-off"]);
});

test("a day in a pause to come or on none of the stated days is no day of delivery, and the next one is named", () => {
  const company = {
    ...{ noticeDays: 2, pausedUntil: null, pauses: [{ from: "2026-12-24", to: "2027-01-03" }] },
    deliveryDays: ["tue", "sat"] as const,
  };
  const from = (day: string) => earliestDelivery(company, ENGLAND, day).first?.day;
  const onDay = (wanted: string) =>
    answerForDay({ day: "2026-12-01", unknown: [] }, { company, site: ENGLAND }, wanted).canDo;
  expect(from("2026-11-28"), "Tuesday").toBe("2026-12-01");
  expect(from("2026-12-02"), "Saturday").toBe("2026-12-05");
  expect(from("2026-12-22"), "after the pause").toBe("2027-01-05");
  expect(["2026-12-05", "2026-12-26", "2026-12-02"].map(onDay)).toEqual(["yes", "no", "no"]);
  const sameDay = { noticeDays: 0, deliveryDays: ["sat"] as const };
  expect(earliestDelivery(sameDay, ENGLAND, SATURDAY).first?.day).toBe(SATURDAY);
  expect(
    answerForDay(
      { day: null, unknown: [] },
      { company: { ...sameDay, deliveryDays: ["fri"] }, site: ENGLAND },
      "2026-12-25",
    ),
  ).toEqual({ canDo: "ask", canDoBecause: ["day-off"] });
});

test("where an authority accepts registered companies only, others must be asked, and a registration has its last day", () => {
  const limits = { maxLengthMetres: null, maxWidthMetres: null };
  const road = { authorities: ["Kirklees Council"], acceptsOnlyRegistered: true, limits };
  const site = { ...ENGLAND, permitNotice: 1, road };
  const until = (last: string | null) => [{ name: "Kirklees Council", until: last }];
  const answer = (authorities: { name: string; until: string | null }[]) =>
    answerForDay({ day: null, unknown: [] }, { company: { noticeDays: 1, authorities }, site }, "2026-12-08");
  expect(answer([])).toEqual({ canDo: "ask", canDoBecause: ["registration"] });
  expect(answer(until("2026-12-07"))).toEqual({ canDo: "ask", canDoBecause: ["registration"] });
  expect(answer(until("2026-12-08")).canDo).toBe("yes");
  expect(answer(until(null)).canDo).toBe("yes");
  const others = { ...site, road: { ...road, acceptsOnlyRegistered: false } };
  expect(roadRegistration({ authorities: [] }, others, SATURDAY)).toBeNull();
  expect(roadRegistration({ authorities: until(null) }, others, SATURDAY)).toEqual({
    authority: "Kirklees Council",
    stated: true,
  });
  expect(roadRegistration({ authorities: until(null) }, ENGLAND, SATURDAY)).toBeNull();
});

test("a permit is likely after the authority's notice, after a week if it is unknown, and never where none is needed", () => {
  expect(permitDay({ ...ENGLAND, permitNotice: 2 }, "2026-11-30")).toBe("2026-12-03");
  expect(permitDay({ ...ENGLAND, permitNotice: null }, "2026-12-01")).toBe("2026-12-08");
  expect(permitDay(ENGLAND, "2026-12-01")).toBeNull();
});
