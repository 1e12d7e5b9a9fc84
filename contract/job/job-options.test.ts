import { expect, test } from "vitest";
import { DIRECTORY_SKIP_SIZES, QUOTE_SKIP_SIZES } from "../forms/form-options.ts";
import { JOB_SIZES, WASTES } from "./job.ts";
import {
  directorySkipSize,
  directoryWasteType,
  hireDurationOf,
  hireLengthOf,
  pageSkipSize,
  SIZES_OF_RANGE,
  wastesInWords,
  weeksOfHire,
} from "./job-options.ts";

test("an exact size is in the range that the label of its option names", () => {
  for (const size of JOB_SIZES.filter((size) => size <= 16)) {
    const { label } = QUOTE_SKIP_SIZES.find(({ value }) => value === pageSkipSize(size)) ?? { label: "" };
    const [least = 0, most = 0] = label.match(/\d+/g)?.map(Number) ?? [];
    expect(size, label).toBeGreaterThanOrEqual(least);
    expect(size, label).toBeLessThanOrEqual(most);
  }
  expect(pageSkipSize(40)).toBe("extra-large");
});

test("a range has exactly the sizes that its label names", () => {
  for (const { value, label } of QUOTE_SKIP_SIZES) {
    const [least = 0, most = 0] = label.match(/\d+/g)?.map(Number) ?? [];
    expect(SIZES_OF_RANGE[value]).toEqual(JOB_SIZES.filter((size) => size >= least && size <= most));
  }
});

test("no option of the directory's form is nearer to an exact size than its own", () => {
  const yardsOf = (value: string) => Number(/(\d+)-yard$/.exec(value)?.[1]);
  for (const size of JOB_SIZES) {
    const distances = DIRECTORY_SKIP_SIZES.map(({ value }) => Math.abs(yardsOf(value) - size));
    const nearest = Math.min(...distances.filter((distance) => !Number.isNaN(distance)));
    expect(Math.abs(yardsOf(directorySkipSize(size)) - size), `${size} yards`).toBe(nearest);
  }
});

test("weeks become the shortest hire that is long enough, and its option becomes weeks again", () => {
  expect([1, 2, 3, 4, 5, 8].map(hireDurationOf)).toEqual([
    ...["1-week", "2-weeks", "1-month", "1-month", "flexible", "flexible"],
  ]);
  expect(hireLengthOf(6)).toBe("longer");
  expect(["1-week", "2-weeks", "1-month", "flexible"].map(weeksOfHire)).toEqual([1, 2, 4, undefined]);
});

test("wastes become the nearest option of the directory's form, several kinds become mixed waste", () => {
  expect(directoryWasteType(["garden"])).toBe("garden");
  expect(directoryWasteType(["soil", "rubble"])).toBe("construction");
  expect(directoryWasteType(["garden", "soil"])).toBe("mixed");
  expect(directoryWasteType([])).toBe("");
  for (const { value } of WASTES) expect(directoryWasteType([value])).not.toBe("");
});

test("wastes are told in one order, whatever the order in which they were named", () => {
  expect(wastesInWords(["soil", "garden"])).toBe("Garden, soil");
  expect(wastesInWords([])).toBe("");
});
