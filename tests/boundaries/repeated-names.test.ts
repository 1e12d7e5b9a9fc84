import { expect, test } from "vitest";
import { exportsAndUses } from "./exports.ts";
import { repeatedNames } from "./repeated-names.ts";

const repeated = (files: Record<string, string>) =>
  repeatedNames(Object.entries(files).flatMap(([file, source]) => exportsAndUses(file, source).exports));

test("two files that export the same name are reported with what to do", () => {
  const type = "export interface WorkQueue { total: number }";
  expect(
    repeated({ "server/a.ts": type, "client/b.tsx": "\nexport default function WorkQueue() {}" }),
  ).toEqual([
    "server/a.ts:1 and client/b.tsx:2 export WorkQueue\n" +
      "  Rename one of them, or move what they share to one file. (repeated-name)",
  ]);
});

test("one file may export a value and a type of the same name", () => {
  expect(
    repeated({ "server/a.ts": "export const Kind = {};\nexport type Kind = keyof typeof Kind;" }),
  ).toEqual([]);
});

test("names that a convention gives are not reported", () => {
  const screen = "export const loader = () => {};\nexport default {};";
  expect(repeated({ "client/a.screen.tsx": screen, "client/b.screen.tsx": screen })).toEqual([]);
});
