import { expect, test } from "vitest";
import { createStringInterner } from "./string-interner.ts";

test("equal strings have one id, and an id gives its string", () => {
  const interner = createStringInterner();
  const [leeds, york] = [interner.intern("leeds"), interner.intern("york")];
  expect(interner.intern("leeds")).toBe(leeds);
  expect([interner.idOf("york"), interner.idOf("hull")]).toEqual([york, undefined]);
  expect([interner.text(leeds), interner.text(york)]).toEqual(["leeds", "york"]);
});
