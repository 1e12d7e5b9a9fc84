import { expect, test } from "vitest";
import { exportsAndUses } from "./exports.ts";
import { unusedExports } from "./unused-exports.ts";

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
