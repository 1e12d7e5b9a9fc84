import { expect, test } from "vitest";
import { packShortText, unpackShortText } from "./short-text.ts";

test.each(["", " ", "ls1 4ap", "ec1a 1bb", "m1", "zzzzzzzzzz", " zzzzzzzzz", "0", "00", "a b"])(
  "%j is one number, and comes back of it",
  (text) => {
    const packed = packShortText(text) as number;
    expect(Number.isSafeInteger(packed)).toBe(true);
    expect(unpackShortText(packed)).toBe(text);
  },
);

test.each(["zzzzzzzzzzz", "LS1", "é", "ls1-4ap", "🚛", "ls1\n"])("%j is not", (text) => {
  expect(packShortText(text)).toBeNull();
});
