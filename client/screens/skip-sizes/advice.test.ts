import { expect, test } from "vitest";
import { adviceFrom, adviseSkip } from "./advice.ts";

const advised = (bags: number, weight: "light" | "heavy") => {
  const { size, skips } = adviseSkip(bags, weight);
  return `${skips} x ${size.id}`;
};

test("the smallest skip that surely holds the bags is advised", () => {
  expect(advised(1, "light")).toBe("1 x 4-yard");
  expect(advised(30, "light")).toBe("1 x 4-yard");
  expect(advised(31, "light")).toBe("1 x 6-yard");
  expect(advised(60, "light")).toBe("1 x 8-yard");
  expect(advised(140, "light")).toBe("1 x 16-yard");
  expect(advised(200, "light")).toBe("1 x roll-on-20-40-yard");
});

test("heavy waste is never advised into more than 6 yards", () => {
  expect(advised(30, "heavy")).toBe("1 x 4-yard");
  expect(advised(50, "heavy")).toBe("1 x 6-yard");
  expect(advised(51, "heavy")).toBe("2 x 6-yard");
  expect(advised(140, "heavy")).toBe("3 x 6-yard");
});

test("more light waste than the largest skip holds takes several", () => {
  expect(advised(401, "light")).toBe("2 x roll-on-20-40-yard");
});

const asked = (query: string) => adviceFrom(new URLSearchParams(query));

test("the number of bags counts before the kind of job", () => {
  expect(asked("job=house&bags=20")?.size.id).toBe("4-yard");
  expect(asked("job=house&bags=")?.size.id).toBe("12-yard");
});

test("a job brings its own weight unless one is chosen", () => {
  expect(asked("job=patio")?.size.id).toBe("6-yard");
  expect(asked("job=patio&waste=light")?.reason).toContain("light waste");
});

test("nothing asked, nothing advised", () => {
  expect(asked("")).toBeNull();
  expect(asked("bags=abc&job=nonsense&waste=heavy")).toBeNull();
});
