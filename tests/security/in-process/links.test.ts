import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { websiteUrl } from "#client/components/company/format.ts";
import { telephoneUrl } from "#contract/text/telephone-numbers.ts";
import { SCRIPT_URLS } from "../script-urls.ts";

test("only the readers of telephone numbers and addresses build links to them, and say what they are", () => {
  const files = ["client", "server", "contract"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  const codeOf = (file: string) => readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const having = (pattern: RegExp) => files.filter((file) => pattern.test(codeOf(file)));
  expect(having(/["'`]tel:/)).toEqual(["contract/text/telephone-numbers.ts"]);
  // The second reads the setting of the operator's own address for security.txt.
  expect(having(/["'`]mailto:(?!\?)/)).toEqual([
    "client/components/company/format.ts",
    "server/boot/setting-types.ts",
  ]);
  expect(having(/z\.email\(|regexes\.(?:\w+[eE]mail|email)/)).toEqual([]);
});

test("script URLs: a website that bypassed validation still becomes an HTTP link or none", () => {
  for (const url of SCRIPT_URLS) expect(websiteUrl(url) ?? "https://").toMatch(/^https?:\/\//);
  expect(telephoneUrl("javascript:alert(1)")).toBeNull();
  expect(telephoneUrl("javascript:alert(01134960001)")).toBe("tel:+441134960001");
});
