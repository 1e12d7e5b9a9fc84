import { expect, test } from "vitest";
import { formatPoundRange, formatPounds } from "./money.ts";

test("an amount is shown without pence if it has none", () => {
  expect(formatPounds("210.00")).toBe("£210");
  expect(formatPounds("210.50")).toBe("£210.50");
  expect(formatPounds(1_250)).toBe("£1,250");
  expect(formatPounds("12345.05")).toBe("£12,345.05");
});

test("a range with equal ends is one amount", () => {
  expect(formatPoundRange({ from: "167.00", to: "208.00" })).toBe("£167-208");
  expect(formatPoundRange({ from: "210.00", to: "210.00" })).toBe("£210");
});
