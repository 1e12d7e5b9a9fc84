import { expect, test } from "vitest";
import { ignoredSentence } from "./job-notice.tsx";

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
