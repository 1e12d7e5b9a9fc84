import { expect, test } from "vitest";
import { packText, unpackText } from "./packed-text.ts";

test("postcodes come back as they were", () => {
  for (const text of ["", "ls6 1aa", "ls6", "sw1a 1aa", "0 a ", "zzzzzzzzzz"])
    expect(unpackText(packText(text) as number)).toBe(text);
});

test("longer texts and other characters are not packed", () => {
  for (const text of ["zzzzzzzzzzz", " ls6", "ls6-1aa", "ls6\u00a01aa", "LS6"])
    expect(packText(text)).toBeNull();
});
