import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { REVIEWS_AT_ONCE } from "#contract/limits.ts";
import { PAGES, type PageName } from "#contract/pages.ts";
import { openLinkedApp, pathsOf } from "./testing/linked-app.ts";

/** People read one word for one thing: a company. */
const OTHER_WORD = /\bfirms?\b/i;

let linked: Awaited<ReturnType<typeof openLinkedApp>>;
beforeAll(async () => {
  linked = await openLinkedApp({ env: { RATE_LIMIT_FACTOR: "10000" } });
});
afterAll(() => linked.app.close());

test.each(Object.keys(PAGES) as PageName[])("%s calls a company a company", async (name) => {
  const response = await linked.app.fetch(pathsOf(linked)(name), { headers: { cookie: linked.cookie } });
  const texts = (await response.text())
    .replace(/<(script|style|pre|code)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]*>/g, "\n")
    .split("\n");
  expect(texts.filter((text) => OTHER_WORD.test(text))).toEqual([]);
});

test.each(["/terms", "/reviews-policy"])("%s names every limit above which reviews wait", async (path) => {
  const html = await (await linked.app.fetch(path)).text();
  const { anHour, aDay, aWeek, ofNetworkAMonth, ofOuterNetworkAMonth } = REVIEWS_AT_ONCE;
  expect(html.replaceAll("&#x27;", "'")).toMatch(
    new RegExp(
      `beyond ${anHour} within an hour.* ${aDay} within a day, ${aWeek} within a week .* ${ofNetworkAMonth} within a month from one network, or ${ofOuterNetworkAMonth} from the larger`,
    ),
  );
});

test("no source writes an article before a size: aSkip and aSkipInWords know which", () => {
  const found = ["client", "contract", "server"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .filter((name) =>
        /\b[Aa]n? \$\{[^}]*(size|skipInWords)/i.test(readFileSync(`${folder}/${name}`, "utf8")),
      ),
  );
  expect(found).toEqual([]);
});

test.each(readdirSync("content/guides").filter((name) => name.endsWith(".md")))("so does %s", (name) => {
  const lines = readFileSync(`content/guides/${name}`, "utf8").split("\n");
  expect(lines.filter((line) => OTHER_WORD.test(line))).toEqual([]);
});
