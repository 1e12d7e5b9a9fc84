import { expect, test } from "vitest";
import { ignoredSentence, jobSummary } from "./job-words.ts";

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

test("what a page could not use is named in one sentence", () => {
  expect(ignoredSentence(null)).toBeNull();
  expect(ignoredSentence("past-date")).toBe(
    "We couldn't use the delivery date (it has passed) in this page's address, so we left it out.",
  );
  expect(ignoredSentence("date")).toBe(
    "We couldn't use the delivery date (not within a year) in this page's address, so we left it out.",
  );
  expect(ignoredSentence("size")).toBe(
    "We couldn't use the skip size in this page's address, so we left it out.",
  );
  expect(ignoredSentence("some-waste")).toBe(
    "We couldn't use an unknown kind of waste in this page's address, so we left it out.",
  );
  expect(ignoredSentence("more-companies")).toBe(
    "This page's address names more than 5 companies. We left out those after the first 5.",
  );
  expect(ignoredSentence("size,past-date,stands")).toBe(
    "We couldn't use the skip size, the delivery date (it has passed) and the place where the skip will stand in this page's address, so we left them out.",
  );
});
