import { expect, test } from "vitest";
import { askedFor, skipInWords } from "./quote-words.ts";

test.each([
  ["builder-6-yard", "6 yard skip"],
  ["roll-on-20-yard", "20 yard skip"],
  ["extra-large", "extra large skip"],
  ["not-sure", "skip"],
])("the skip size %s reads as %s", (skipSize, words) => {
  expect(skipInWords(skipSize)).toBe(words);
});

test("what was asked is told in the words of the form, without what was left empty", () => {
  expect(
    askedFor({
      location: "Leeds",
      skipSize: "large",
      wasteType: "Hedge cuttings",
      hireLength: "2-weeks",
      hireDate: "2026-12-01",
      additionalInfo: null,
    }),
  ).toEqual([
    { label: "Location", text: "Leeds" },
    { label: "Skip size", text: "Large (10-12 cubic yards)" },
    { label: "Type of waste", text: "Hedge cuttings" },
    { label: "Hire date", text: "1 December 2026" },
    { label: "Hire length", text: "2 weeks" },
  ]);
});
