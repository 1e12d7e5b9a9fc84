import { expect, test } from "vitest";
import { hasNumber, numberSetOf } from "./number-set.ts";

test("contains its numbers and no others, also if they differ only in their highest bit", () => {
  const numbers = Uint16Array.of(0, 3, 67, 32_771, 65_535);
  const set = numberSetOf(numbers);
  const found = Array.from({ length: 2 ** 16 }, (_, number) => number).filter((number) =>
    hasNumber(set, number),
  );
  expect(found).toEqual([...numbers]);
  expect(hasNumber(numberSetOf(new Uint16Array()), 0)).toBe(false);
});
