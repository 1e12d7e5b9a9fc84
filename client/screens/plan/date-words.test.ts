import { expect, test } from "vitest";
import type { PlanDates } from "#contract/plan/plan.ts";
import { firstDayWords, noticeSentence, wantedWords } from "./dates-section.tsx";

const dayOf = (day: string) => ({ day, isPastKnown: false });

/** On the road a skip has to wait for the permit. */
const DATES: PlanDates = {
  ...{ today: "2026-11-26", orderDay: "2026-11-26" },
  companies: { sampleSize: 5, notice: 1, first: dayOf("2026-11-27") },
  permit: { notice: 28, isAmbiguous: false, first: dayOf("2027-01-13") },
  ...{ drive: dayOf("2026-11-27"), road: dayOf("2027-01-13") },
};
const NO_NOTICE_OF_PERMIT: PlanDates = { ...DATES, permit: null, road: null };

const ON_THE_ROAD = "On the road, Thu 10 Dec is likely too early: Wed 13 Jan is the first day to ask for.";

test("until it is chosen where the skip stands, a day counts on own land and on the road", () => {
  for (const stands of [undefined, "unsure"] as const) {
    const at = (date: string, dates = DATES) => wantedWords(dates, { stands, date });
    expect(at("2026-12-10")).toEqual({ text: ON_THE_ROAD, isWarning: true });
    expect(at("2026-12-10", NO_NOTICE_OF_PERMIT)).toBeNull();
    expect(at("2026-11-26")?.text).toBe(
      "On your own land, Thu 26 Nov is likely too early: Fri 27 Nov is the first day to ask for. On the road, Thu 26 Nov is likely too early: Wed 13 Jan is the first day to ask for.",
    );
    expect(at("2027-01-13")).toEqual({
      text: "You want it on Wed 13 Jan: there is time, if you ask today.",
      isWarning: false,
    });
  }
});

test("where the skip stands decides which first day counts", () => {
  const at = (stands: "drive" | "road", dates = DATES) =>
    wantedWords(dates, { stands, date: "2026-12-10" })?.text;
  expect(at("drive")).toBe("You want it on Thu 10 Dec: there is time, if you ask today.");
  expect(at("road")).toBe(ON_THE_ROAD);
  expect(at("drive", { ...DATES, drive: null })).toBeUndefined();
  expect(wantedWords(DATES, { stands: "drive" })).toBeNull();
});

test("on the road with an unknown notice, a day within the week to allow is likely too early", () => {
  const at = (date: string, division?: "northern-ireland") =>
    wantedWords(NO_NOTICE_OF_PERMIT, { stands: "road", date }, division);
  expect(at("2026-12-02")).toEqual({
    text: "Allow a week for the permit: Wed 2 Dec is likely too early.",
    isWarning: true,
  });
  expect(at("2026-12-05")?.text).toBe("Sat 5 Dec isn't a working day: ask whether a company delivers then.");
  expect(at("2026-12-10")).toBeNull();
  expect(at("2026-12-02", "northern-ireland")?.text).toBe(
    "Allow a week for consent, if it is needed: Wed 2 Dec is likely too early.",
  );
});

test("on a day that is no working day there is no time, but a question", () => {
  const christmas = "Fri 25 Dec isn't a working day: ask whether a company delivers then.";
  const at = (date: string, stands?: "drive") => wantedWords(DATES, { stands, date });
  expect(at("2026-12-25", "drive")).toEqual({ text: christmas, isWarning: true });
  expect(at("2026-12-25")?.text).toBe(
    `${christmas} On the road, Fri 25 Dec is likely too early: Wed 13 Jan is the first day to ask for.`,
  );
  expect(wantedWords(DATES, { stands: "drive", date: "2026-11-30" }, "scotland")?.text).toContain(
    "Mon 30 Nov isn't a working day",
  );
});

test("the first day says that it is on the visitor's land, until it is chosen where the skip stands", () => {
  expect(firstDayWords(DATES, {})).toBe("About Fri 27 Nov on your land");
  expect(firstDayWords(DATES, { stands: "unsure" })).toBe("About Fri 27 Nov on your land");
  expect(firstDayWords(DATES, { stands: "drive" })).toBe("About Fri 27 Nov");
  expect(firstDayWords(DATES, { stands: "road" })).toBe("About Wed 13 Jan");
  expect(firstDayWords(NO_NOTICE_OF_PERMIT, { stands: "road" })).toBe("Allow a week");
  expect(firstDayWords({ ...DATES, companies: null, drive: null }, {})).toBe("Ask");
  expect(firstDayWords(NO_NOTICE_OF_PERMIT, { stands: "road" }, "northern-ireland")).toBe(
    "Allow a week, if consent is needed",
  );
});

test("one company that states its notice is called one, without half of it", () => {
  const companies = { notice: 1, first: dayOf("2026-11-27") };
  expect(noticeSentence({ ...companies, sampleSize: 1 })).toBe(
    "One of the nearest companies says what notice it needs: 1 working day.",
  );
  expect(noticeSentence({ ...companies, sampleSize: 4 })).toBe(
    "Of the nearest companies 4 say what notice they need: half of them 1 working day or less.",
  );
});
