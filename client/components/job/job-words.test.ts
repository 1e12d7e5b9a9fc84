import { expect, test } from "vitest";
import { jobSummary } from "./job-words.ts";

test("the job is summed up in one line", () => {
  expect(jobSummary({ location: "LS6 2AB", radius: 30, size: 6, stands: "road" })).toBe(
    "LS6 2AB, 30 km (19 miles), 6 yd, on the road",
  );
  expect(
    jobSummary({ location: "Leeds", radius: 30, date: "2026-11-25", weeks: 1, waste: "soil,rubble,wood" }),
  ).toBe("Leeds, 30 km (19 miles), Wed 25 Nov, 1 week, soil and 2 more");
  expect(jobSummary({ location: "Leeds", waste: "garden,soil" })).toBe("Leeds, garden and soil");
  expect(jobSummary({ radius: 30, stands: "unsure" })).toBe("Anywhere");
});
