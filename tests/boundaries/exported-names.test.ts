import { expect, test } from "vitest";
import { namesInTexts, repeatedNames, unusedExports } from "./exported-names.ts";
import { exportsAndUses } from "./modules.ts";

/** Returns the exports of `server/a.ts` that are reported if another file has the source `user`. */
function reported(source: string, user = "", userFile = "server/b.ts"): string[] {
  const { exports, uses } = exportsAndUses("server/a.ts", source);
  const problems = unusedExports(exports, [...uses, ...exportsAndUses(userFile, user).uses]);
  return problems.map((problem) => problem.match(/exports (\w+)/)?.[1] ?? "");
}

const LIMIT_AND_PAGE = "export const limit = 5;\nexport interface Page { size: number }\n";

test("values and types that no other file imports are reported", () => {
  expect(reported(LIMIT_AND_PAGE)).toEqual(["limit", "Page"]);
});

test.each([
  'import { limit, type Page } from "./a.ts";',
  'import * as store from "./a.ts";\nlet page: store.Page = store.limit;',
  'export { limit, type Page } from "./a.ts";',
  'export * from "#server/a.ts";',
  'const load = () => import("./a.ts");',
])("the names that a file imports are used: %s", (user) => {
  expect(reported(LIMIT_AND_PAGE, user)).toEqual([]);
});

test("a name that only a comment takes from a namespace is not used", () => {
  expect(
    reported("export const limit = 5;", 'import * as store from "./a.ts";\n// See store.limit.'),
  ).toEqual(["limit"]);
});

test("what only tests import is reported, unless its own file uses it", () => {
  const user = 'import { limit } from "./a.ts";';
  expect(reported("export const limit = 5;", user, "server/a.test.ts")).toEqual(["limit"]);
  expect(reported("export const limit = 5;\ncall(limit);", user, "server/a.test.ts")).toEqual([]);
});

test("names that are used by convention are not reported", () => {
  expect(reported("export const loader = () => {};\nexport default function Screen() {}\n")).toEqual([]);
});

test("an unused export is reported with what to do", () => {
  expect(unusedExports(exportsAndUses("server/a.ts", "\nexport const limit = 5;").exports, [])).toEqual([
    "server/a.ts:2 exports limit, which no other file of the product imports\n" +
      '  Remove "export", or the code if nothing uses it. (unused-exports)',
  ]);
});

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

test("a screen that shows people an exported name is reported with what to do", () => {
  const shown = (source: string) =>
    namesInTexts("client/a.tsx", source, [{ declaredName: "JobQuestions" }, { declaredName: "Offers" }]);
  const problem =
    "client/a.tsx:1 shows people the name JobQuestions\n  Write the words that they read. (name-in-text)";
  expect(shown('const title = "JobQuestions about the job";')).toEqual([problem]);
  expect(shown("const title = <p>JobQuestions about the job</p>;")).toEqual([problem]);
  expect(shown("const title = <p title={`JobQuestions about it`}>Offers of the day</p>;")).toEqual([problem]);
  expect(shown('throw new Error("JobQuestions about the job");')).toEqual([]);
});
