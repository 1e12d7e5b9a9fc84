import { expect, test } from "vitest";
import { telephoneUrl } from "./telephone-url.ts";

test.each([
  ["07700 900123", "tel:+447700900123"],
  ["0113 496 0000", "tel:+441134960000"],
  ["(01632) 960-001", "tel:+441632960001"],
  ["+44 7700 900123", "tel:+447700900123"],
  ["+44 (0)7700 900123", "tel:+447700900123"],
  ["0800 1111", "tel:+448001111"],
  ["016977 2345", "tel:+44169772345"],
  ["+353 1 234 5678", "tel:+35312345678"],
])("%s reads as a telephone number", (text, url) => {
  expect(telephoneUrl(text)).toBe(url);
});

test.each([
  "x",
  "1",
  "0113 496",
  "07700 90012",
  "07700 9001234",
  "casino",
  "call evil now",
  "07700 900123 or visit us",
  "0".repeat(40),
  "javascript:1",
  "",
])("%j reads as no telephone number", (text) => {
  expect(telephoneUrl(text)).toBeNull();
});
