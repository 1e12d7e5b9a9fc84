import { expect, test } from "vitest";
import { MAX_BAGS } from "../limits.ts";
import { recommendSkip } from "./size-advice.ts";

const recommended = (bags: number, weight: "light" | "heavy") => {
  const { size, skips } = recommendSkip(bags, weight);
  return `${skips} x ${size.id}`;
};

test("the planner recommends the smallest skip that is sure to hold the bags", () => {
  expect(recommended(1, "light")).toBe("1 x 4-yard");
  expect(recommended(30, "light")).toBe("1 x 4-yard");
  expect(recommended(31, "light")).toBe("1 x 6-yard");
  expect(recommended(60, "light")).toBe("1 x 8-yard");
  expect(recommended(140, "light")).toBe("1 x 16-yard");
  expect(recommended(200, "light")).toBe("1 x roll-on-20-40-yard");
});

test("heavy waste never goes into a skip of more than 6 yards", () => {
  expect(recommended(30, "heavy")).toBe("1 x 4-yard");
  expect(recommended(50, "heavy")).toBe("1 x 6-yard");
  expect(recommended(51, "heavy")).toBe("2 x 6-yard");
  expect(recommended(140, "heavy")).toBe("3 x 6-yard");
});

test("light waste that exceeds the largest skip needs several skips", () => {
  expect(recommended(401, "light")).toBe("2 x roll-on-20-40-yard");
});

test("the size to search for within the largest skips holds the bags of each", () => {
  const yards = (bags: number) => {
    const { skips, jobSize } = recommendSkip(bags, "light");
    return `${skips} x ${jobSize}`;
  };
  expect([141, 200, 201, 300, 301, 400].map(yards)).toEqual([
    ...["1 x 20", "1 x 20", "1 x 30", "1 x 30", "1 x 40", "1 x 40"],
  ]);
  expect([401, 800, MAX_BAGS].map(yards)).toEqual(["2 x 30", "2 x 40", "5 x 40"]);
  expect(yards(30)).toBe("1 x 4");
});

test("a sentence says whether one skip leaves room, and how many of the largest are needed", () => {
  expect(recommendSkip(1, "light").fit).toBe("A skip of 4 yards holds 30-40, so there is room to spare.");
  expect(recommendSkip(30, "light").fit).toBe("A skip of 4 yards holds 30-40, so they fit.");
  expect(recommendSkip(300, "light").fit).toBe("A skip of 20-40 yards, the largest, holds 200-400.");
  expect(recommendSkip(500, "light").fit).toMatch(/holds 200-400, so you need 2\.$/);
});
