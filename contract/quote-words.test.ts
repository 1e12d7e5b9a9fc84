import { expect, test } from "vitest";
import { askedFor, jobInOneLine, type RequestedJob, skipInWords } from "./quote-words.ts";

test.each([
  ["builder-6-yard", "6 yard skip"],
  ["roll-on-20-yard", "20 yard skip"],
  ["extra-large", "14-16 yard skip"],
  ["medium", "6-8 yard skip"],
  ["not-sure", "skip"],
])("the skip size %s reads as %s", (skipSize, words) => {
  expect(skipInWords({ skipSize })).toBe(words);
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
    { label: "Skip", text: "Large (10-12 cubic yards)" },
    { label: "Delivery", text: "Tuesday 1 December 2026" },
    { label: "Hire", text: "2 weeks" },
    { label: "Type of waste", text: "Hedge cuttings" },
  ]);
});

const REQUEST: RequestedJob = {
  location: "LS6 2AB",
  skipSize: "medium",
  wasteType: "Garden, soil",
  hireLength: "2-weeks",
  hireDate: "2026-11-28",
  additionalInfo: null,
  job: { size: 6, date: "2026-11-28", weeks: 2, stands: "road", waste: ["garden", "soil"] },
};

test("a job is told exactly, and in one line of chosen words", () => {
  expect(jobInOneLine(REQUEST)).toBe(
    "Skip: 6 yards. Stands: on the road. Delivery: Saturday 28 November 2026. Hire: 2 weeks. Waste: garden, soil.",
  );
  expect(skipInWords(REQUEST)).toBe("6 yard skip");
  expect(askedFor(REQUEST).map(({ label }) => label)).toEqual([
    "Location",
    "Skip",
    "Stands",
    "Delivery",
    "Hire",
    "Waste",
  ]);
});

test("a waste that no skip takes with others comes with the sentence that it stays apart", () => {
  const asked = askedFor({ ...REQUEST, job: { waste: ["rubble", "upholstery"] } });
  expect(asked).toContainEqual({
    label: "Kept apart",
    text: expect.stringMatching(/^Sofas and other padded seats must be kept apart from all other waste/),
  });
  expect(askedFor({ ...REQUEST, job: { waste: ["rubble", "plasterboard"] } })).toContainEqual({
    label: "Kept apart",
    text: "Plasterboard has to be kept apart: bagged, or in a skip of its own. Ask the company which.",
  });
});

test("the directory's form tells the same job in the same words", () => {
  const fromDirectory = { ...REQUEST, skipSize: "builder-6-yard", wasteType: "mixed", hireDate: null };
  expect(jobInOneLine(fromDirectory)).toBe(jobInOneLine(REQUEST));
});

test("what was typed about the waste is told beside the wastes chosen", () => {
  expect(askedFor({ ...REQUEST, wasteType: "Garden, soil and a bath" })).toContainEqual({
    label: "Type of waste",
    text: "Garden, soil and a bath",
  });
});

test("an exact value that contradicts the chosen option is told beside it", () => {
  const textOf = (changes: Partial<RequestedJob>, label: string) =>
    askedFor({ ...REQUEST, ...changes }).find((fact) => fact.label === label)?.text;
  expect(textOf({ skipSize: "large" }, "Skip")).toBe("Large (10-12 cubic yards), 6 yards");
  expect(textOf({ hireLength: "flexible" }, "Hire")).toBe("Flexible, 2 weeks");
  expect(textOf({ hireLength: "longer", job: { weeks: 6 } }, "Hire")).toBe("6 weeks");
});
