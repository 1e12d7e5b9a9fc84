import { expect, test } from "vitest";
import type { Plan } from "#contract/plan/plan.ts";
import {
  materialWords,
  planSubject,
  shareWords,
  skipWords,
  verdictWords,
  weightWords,
} from "./plan-words.ts";

const NOWHERE = { place: null } as Plan;
const IN_LEEDS = { place: { label: "LS6 2AB" } } as Plan;

test("a plan is named after what was answered", () => {
  expect(planSubject({ kind: "patio", stands: "road" }, IN_LEEDS)).toBe(
    "Digging up a patio or drive, in LS6 2AB, on the road",
  );
  expect(planSubject({ bags: 1, waste: ["soil", "wood"], stands: "unsure" }, NOWHERE)).toBe(
    "1 bin bag, soil and wood",
  );
  expect(planSubject({ kind: "garden", waste: ["soil"], only: true }, NOWHERE)).toBe(
    "Clearing a garden, only soil",
  );
  expect(planSubject({ date: "2026-12-04" }, IN_LEEDS)).toBe("In LS6 2AB, for Fri 4 Dec");
});

test("skips, weights and shares are said in words", () => {
  expect(skipWords({ skips: 2, size: 6 })).toBe("2 × 6 yards");
  expect(skipWords({ skips: 1, size: 8 })).toBe("8 yards");
  expect(weightWords({ from: 0.7, to: 0.7 })).toBe("about 0.7 tonnes");
  expect(weightWords({ from: 1, to: 1 })).toBe("about 1 tonne");
  expect(weightWords({ from: 4.5, to: 7 })).toBe("4.5 to 7 tonnes");
  expect(shareWords(0.709)).toBe("71% of its postcodes");
  expect(shareWords(0.004)).toBe("under 1% of its postcodes");
});

test("each size says what it would mean", () => {
  const verdict = { yards: "8 yards", obstacle: null, isRecommended: false };
  expect(verdictWords({ ...verdict, skips: null, carries: "none" }, true)).toBe("too heavy for it");
  expect(verdictWords({ ...verdict, skips: 1, carries: "some" }, true)).toMatch(/part-filled only/);
  expect(verdictWords({ ...verdict, skips: 3, carries: "all" }, false)).toBe("3 of them");
  expect(verdictWords({ ...verdict, skips: 1, carries: "all" }, false)).toBe("one");
  expect(verdictWords({ ...verdict, skips: 1, carries: "all" }, true)).toBe("bigger than you need");
  expect(verdictWords({ ...verdict, skips: 1, carries: "all", obstacle: "road" }, true)).toBe(
    "too long for the road",
  );
  expect(verdictWords({ ...verdict, skips: 1, carries: "all", obstacle: "not-near" }, true)).toBe(
    "no company near says it has it",
  );
});

test("every weight names its sources", () => {
  const soil = { name: "Soil", kgFrom: 953, kgTo: 1_150 };
  expect(materialWords({ ...soil, fromSource: "calrecycle", toSource: "vendor" })).toBe(
    "soil 953-1,150 kg (CalRecycle, UK skip companies)",
  );
  expect(
    materialWords({ name: "Plasterboard", kgFrom: 227, kgTo: 227, fromSource: "leed", toSource: "leed" }),
  ).toBe("plasterboard 227 kg (LEED 2009)");
});
