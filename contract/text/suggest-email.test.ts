import { expect, test } from "vitest";
import { suggestEmail } from "./suggest-email.ts";

test.each([
  ["ann@gmial.com", "ann@gmail.com"],
  ["Ann.Smith@GMAI.COM", "Ann.Smith@gmail.com"],
  ["ann@gmail.con", "ann@gmail.com"],
  ["ann@gmail.co", "ann@gmail.com"],
  ["ann@hotmial.co.uk", "ann@hotmail.co.uk"],
  ["ann@outlok.com", "ann@outlook.com"],
  ["ann@yaho.co.uk", "ann@yahoo.co.uk"],
  ["ann@iclould.com", "ann@icloud.com"],
  ["ann@btinternet.comm", "ann@btinternet.com"],
])("%s is probably %s", (address, meant) => {
  expect(suggestEmail(address)).toBe(meant);
});

test.each([
  "ann@gmail.com",
  "ann@GMAIL.com",
  "ann@yahoo.co.uk",
  "ann@mail.com",
  "ann@ymail.com",
  "ann@sky.com",
  "ann@aol.com",
  "gmail.com@home.example",
  "office@heron-skips.co.uk",
])("%s is left as it is", (address) => {
  expect(suggestEmail(address)).toBeNull();
});
