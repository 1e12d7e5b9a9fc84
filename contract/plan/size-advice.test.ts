import { expect, test } from "vitest";
import { recommendSkip } from "./size-advice.ts";

const recommended = (bags: number, weight: "light" | "heavy") => {
  const { size, skips } = recommendSkip(bags, weight);
  return `${skips} x ${size.id}`;
};

test("the calculator recommends the smallest skip that is sure to hold the bags", () => {
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

test("the reason says whether one skip leaves room, and how many of the largest are needed", () => {
  expect(recommendSkip(1, "light").reason).toBe(
    "About 1 bin bag of light waste. A skip of 4 yards holds 30-40, so there is room to spare.",
  );
  expect(recommendSkip(300, "light").reason).toMatch(/A skip of 20-40 yards, the largest, holds 200-400\.$/);
  expect(recommendSkip(500, "light").reason).toMatch(/holds 200-400, so you need 2\.$/);
});
