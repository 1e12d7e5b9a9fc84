import { expect, test } from "vitest";
import { JOB_SIZES } from "#contract/job/job.ts";
import { readSizes as read } from "./sizes-offered.ts";

test.each([
  ["4 yard, 6 yard, 8 yard", [4, 6, 8]],
  ["6-yard builder's skip; 8 cubic yards", [6, 8]],
  ["4, 6 and 8 yards", [4, 6, 8]],
  ["2yd/12 YD", [2, 12]],
  ["7 yard, 40 yard roll-on roll-off", [40]],
  ["10-12 yards", [10, 12]],
])("%s names exactly these sizes", (text, offered) => {
  expect(read(text)).toMatchObject({ offered, unclear: [] });
});

test("of a range only the ends are certain", () => {
  expect(read("6 yard, 16 to 40 yards")).toEqual({
    ...{ offered: [6, 16, 40], unclear: [20, 30] },
    ...{ smallest: 6, largest: 40 },
  });
});

test.each(["", " ", ",", "mini and midi", "all sizes", "4.5 m3", "6 m³", "6 tonne", "6.5 yard"])(
  "%j decides nothing",
  (text) => {
    expect(read(text)).toMatchObject({ offered: [], unclear: [...JOB_SIZES] });
  },
);

test("beside an unclear word, the sizes that are named are certain and the others are not", () => {
  const { offered, unclear } = read("6 yard, 8 yard, roll-on roll-off");
  expect(offered).toEqual([6, 8]);
  expect(unclear).toContain(20);
  expect(unclear).not.toContain(6);
});
