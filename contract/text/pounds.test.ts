import { expect, test } from "vitest";
import { formatPounds, plainPounds, readPounds } from "./pounds.ts";

test("reads an amount with or without a pound sign, commas and pence", () => {
  expect(["180", " £180 ", "£1,180.5", "25.00", "0"].map(readPounds)).toEqual([
    "180.00",
    "180.00",
    "1180.50",
    "25.00",
    "0.00",
  ]);
  expect(["", "-5", "1,80", "12.345", "cheap", "1234567"].map(readPounds)).toEqual(Array(6).fill(null));
});

test("writes whole pounds without pence", () => {
  expect(["180.00", "180.50"].map(plainPounds)).toEqual(["180", "180.50"]);
});

test("an amount is shown without pence if it has none", () => {
  expect(formatPounds("210.00")).toBe("£210");
  expect(formatPounds("210.50")).toBe("£210.50");
  expect(formatPounds(1_250)).toBe("£1,250");
  expect(formatPounds("12345.05")).toBe("£12,345.05");
});
