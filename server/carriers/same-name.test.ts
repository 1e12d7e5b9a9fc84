import { expect, test } from "vitest";
import { isSameName } from "./same-name.ts";

test.each([
  ["Acme Skips", "ACME SKIPS LIMITED"],
  ["Acme Skips Ltd", "Acme Skips"],
  ["Smith & Sons", "SMITH AND SONS LTD"],
  ["O'Hara's Skips", "OHARAS SKIPS LTD."],
  ["Smith Skips", "A Smith T/A Smith Skips"],
  ["Smith Skips", "A SMITH TRADING AS SMITH SKIPS LTD"],
])("%j is the holder %j", (name, holder) => expect(isSameName(name, holder)).toBe(true));

test.each([
  ["Acme Skips", "Acme Waste Limited"],
  ["Acme Skips", "Acme Skips North"],
  ["Limited", "Ltd"],
  ["Acme Skips", ""],
])("%j is not the holder %j", (name, holder) => expect(isSameName(name, holder)).toBe(false));
