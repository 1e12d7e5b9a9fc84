import { expect, test } from "vitest";
import { adviceFrom, recommendSkip } from "./advice.ts";

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

test("a whole house is renovated with 6 yard skips, because its waste is partly heavy", () => {
  const advice = adviceFor("job=renovation");
  expect(`${advice?.skips} x ${advice?.size.id}`).toBe("3 x 6-yard");
  expect(advice?.reason).toMatch(/mixed waste.*exchanged when full.*8 yards suit as well/);
  expect(adviceFor("job=renovation&waste=light")?.size.id).toBe("16-yard");
});

test("the calculator says when a job usually needs another size, unless the visitor was exact", () => {
  expect(adviceFor("job=clear-out")?.reason).toContain("A full loft or garage often needs 6 yards");
  expect(adviceFor("job=clear-out&bags=20")?.reason).not.toContain("loft");
});

test("light waste that exceeds the largest skip needs several skips", () => {
  expect(recommended(401, "light")).toBe("2 x roll-on-20-40-yard");
});

const adviceFor = (query: string) => adviceFrom(new URLSearchParams(query));

test("a number of bags takes precedence over the kind of job", () => {
  expect(adviceFor("job=house&bags=20")?.size.id).toBe("4-yard");
  expect(adviceFor("job=house&bags=")?.size.id).toBe("12-yard");
});

test("the weight usual for the job applies unless the visitor selects one", () => {
  expect(adviceFor("job=patio")?.size.id).toBe("6-yard");
  expect(adviceFor("job=patio&waste=light")?.reason).toContain("light waste");
});

test("the calculator gives no advice without a valid answer", () => {
  expect(adviceFor("")).toBeNull();
  expect(adviceFor("bags=abc&job=nonsense&waste=heavy")).toBeNull();
});
