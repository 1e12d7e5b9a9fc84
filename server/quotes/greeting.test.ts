import { expect, test } from "vitest";
import { greeting } from "./greeting.ts";

test.each(["Ann", "Zoë O’Brien-Smith", "Dr. J.R. Hartley", "Nguyễn Thị Minh Khai", "Łukasz"])(
  "%s is greeted by name",
  (name) => {
    expect(greeting(` ${name} `)).toBe(`Hello ${name},`);
  },
);

test.each([
  "casino.example",
  "Win at casino.example now",
  "http://casino.example",
  "www casino example",
  "Call 0800 123456",
  "You have won a very large prize today",
  "Abcdefghijklmnopqrstuvwxyzabcdefghijklmnop",
  "<b>Ann</b>",
  "Ann @casino",
  "",
])("%j is not a name, so the greeting leaves it out", (name) => {
  expect(greeting(name)).toBe("Hello,");
});
