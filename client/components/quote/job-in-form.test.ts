import { expect, test } from "vitest";
import type { Job } from "#contract/job/job.ts";
import { jobInForm, prefillKey, weeksWords } from "./job-in-form.ts";

const SEARCHED: Job = { size: 6, date: "2026-11-28", weeks: 3, stands: "road", waste: ["garden", "soil"] };
const PREFILLED = {
  size: "6",
  stands: "road",
  hireDate: "2026-11-28",
  hireDuration: "1-month",
  wasteType: "Garden, soil",
};

test("an untouched form sends the job of the search exactly", () => {
  expect(jobInForm(PREFILLED, SEARCHED)).toEqual(SEARCHED);
  expect(jobInForm({ ...PREFILLED, wasteType: "construction" }, SEARCHED)?.waste).toBeUndefined();
});

test("what the customer changes in the form replaces what was searched for", () => {
  const changed = {
    size: "",
    stands: "drive",
    hireDate: "2026-12-01",
    hireDuration: "2-weeks",
    wasteType: "A bath",
  };
  expect(jobInForm(changed, SEARCHED)).toEqual({
    size: undefined,
    date: "2026-12-01",
    weeks: 2,
    stands: "drive",
    waste: undefined,
  });
});

test("the form says which weeks it sends, if its option does not", () => {
  const weeksSent = (hire: string, weeks?: number) => weeksWords(hire, { weeks });
  expect(weeksSent("1-month", 3)).toBe(
    "Sent as 3 weeks, as you asked. Choose another option to change that.",
  );
  expect(weeksSent("flexible", 8)).toContain("Sent as 8 weeks");
  expect([weeksSent("2-weeks", 3), weeksSent("1-month", 4), weeksSent("flexible"), weeksSent("")]).toEqual([
    ...[null, null, null, null],
  ]);
});

test("a form that says nothing exactly sends no job", () => {
  expect(
    jobInForm({ size: "", stands: "", hireDate: "", hireDuration: "flexible", wasteType: "Soil" }, {}),
  ).toBeUndefined();
});

test("the same place and job are recognised in any URL of the form", () => {
  const from = (query: string) => prefillKey(new URLSearchParams(query));
  expect(from("companies=1&location=Leeds&size=6")).toBe(from("size=6&location=Leeds&from=search"));
  expect(from("size=6")).not.toBe(from("size=8"));
});
