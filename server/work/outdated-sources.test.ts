import { expect, test } from "vitest";
import { readProvenance } from "#server/our-data/our-data.ts";
import { outdatedSources } from "./outdated-sources.ts";

const FEES = { file: "data/permits/fees.csv", name: "Fees", checkedOn: "2026-11-22" };
const GUIDE = { file: "content/guides/waste-types.md", name: "Guide: Waste types", checkedOn: "2026-10-01" };
const items = (today: string) => outdatedSources([FEES, GUIDE], today).map(({ item }) => item);

test("a file waits once a year has passed since it was compared with its source, the oldest first", () => {
  expect(items("2026-11-23")).toEqual([]);
  expect(items("2027-10-01")).toEqual([]);
  expect(items("2027-10-02")).toEqual([GUIDE.file]);
  expect(items("2027-10-20")).toEqual([GUIDE.file]);
  expect(outdatedSources([FEES, GUIDE], "2028-01-01")).toContainEqual({
    item: FEES.file,
    ...{ name: "Fees", checkedOn: "2026-11-22", endsOn: null },
  });
});

test("the list of bank holidays waits before its last day", () => {
  expect(items("2027-10-01")).not.toContain("data/bank-holidays/bank-holidays.csv");
  expect(items("2027-12-01")).toContain("data/bank-holidays/bank-holidays.csv");
});

test("a table whose rows have their own days goes by the oldest", () => {
  const fees = readProvenance("data").find(({ file }) => file === FEES.file);
  expect(fees?.oldestSeenOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect((fees?.oldestSeenOn ?? "") <= (fees?.seenOn ?? "")).toBe(true);
});
