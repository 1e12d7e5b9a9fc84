import { expect, test } from "vitest";
import type { PlanCost } from "#contract/plan/plan.ts";
import { basisWords, hireWords, longerHireWords, planTotalWords } from "./cost-words.ts";

const stated: PlanCost = {
  ...{ companies: 9, stating: 5, permit: null, extraWeek: null, hasUnknownCharge: false },
  hire: { source: "stated", from: 200, to: 240, lowest: 180, highest: 300 },
  ...{ hireOfAll: { from: 200, to: 240 }, wasteCharges: null },
};
const guide: PlanCost = {
  ...stated,
  hire: { source: "guide", from: 160, to: 220, lowest: null, highest: null },
  hireOfAll: { from: 160, to: 220 },
};
const SIX_YARDS = { skips: 1, size: 6 } as const;

test("stated prices are said to be for the weeks of the job", () => {
  expect(hireWords(stated, SIX_YARDS, { weeks: 8 })).toBe("6 yards, 8 weeks");
  expect(hireWords(stated, { skips: 3, size: 6 }, { weeks: 8 })).toBe("3 × 6 yards, 8 weeks each");
  expect(planTotalWords(stated, { weeks: 8 })).toBe("£200-240");
  expect(basisWords(stated, "Leeds", { weeks: 8 })).toMatch(/^With VAT. 5 of .* state a price for 8 weeks;/);
});

test("the guide is said to be for two weeks, and the weeks beyond are named as not included", () => {
  expect(hireWords(guide, SIX_YARDS, { weeks: 8 })).toBe("6 yards, for the usual 2 weeks");
  expect(planTotalWords(guide, { weeks: 8 })).toBe("£160-220 + 6 weeks");
  expect(planTotalWords(guide, { weeks: 3, stands: "road" })).toBe("£160-220 + permit + 1 week");
  expect(basisWords(guide, "Leeds", { weeks: 8 })).toContain("state a price for 8 weeks");
  expect(longerHireWords(guide, { weeks: 8 })).toBe("6 weeks more: ask what an extra week costs.");
  expect(longerHireWords({ ...guide, extraWeek: { pounds: 25, sampleSize: 4 } }, { weeks: 3 })).toBe(
    "1 week more: an extra week is about £25 (the middle of 4 companies).",
  );
  expect(longerHireWords({ ...stated, extraWeek: { pounds: 15, sampleSize: 1 } }, {})).toBe(
    "A longer hire: an extra week is about £15 (one company).",
  );
});

test("the guide covers a hire of up to two weeks", () => {
  expect(hireWords(guide, SIX_YARDS, {})).toBe("6 yards, for the usual 2 weeks");
  expect(planTotalWords(guide, {})).toBe("£160-220");
  expect(longerHireWords(guide, { weeks: 1 })).toBe(false);
});

test("a total on the road has the permit's fee", () => {
  expect(planTotalWords({ ...stated, permit: { from: 44, to: 44 } }, { stands: "road" })).toBe("£244-284");
});

test("a total in Northern Ireland names no permit", () => {
  expect(planTotalWords(stated, { stands: "road" }, "northern-ireland")).toBe("£200-240");
});

test("charges for wastes are added to the price of all skips, and the plan says whose they are", () => {
  const charged: PlanCost = {
    ...stated,
    ...{ hireOfAll: { from: 400, to: 480 }, wasteCharges: { from: 15, to: 25, sampleSize: 4 } },
  };
  expect(planTotalWords(charged, {})).toBe("£415-505");
  expect(basisWords(charged, "Leeds", {})).toContain(
    "The charges for your waste are those of 4 companies, counted once.",
  );
  expect(basisWords(stated, "Leeds", {})).not.toContain("charges for your waste");
});
