import { globSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { htmlProblems } from "../documents/html/html-problems.ts";
import { serveComponentStates } from "../harness/browser/component-states.ts";
import { axeViolations } from "./axe.ts";

// One worker for both tests, so that the development server starts once.
test.describe.configure({ mode: "default" });

const ALL_STATES_TIMEOUT_MS = 600_000;
/** The viewport of a small phone, in CSS pixels. */
const NARROW = { width: 360, height: 740 };

/** Rules of axe about whole pages, which a single component can't meet. */
const PAGE_RULES = ["region", "landmark-one-main", "page-has-heading-one", "heading-order", "document-title"];

/** Adds a title, because the page of a state has one only if its component sets it. */
const withTitle = (html: string) =>
  /<head>.*<title>.*<\/head>/s.test(html) ? html : html.replace("<head>", "<head><title>State</title>");

const { openAll, show, nameOf } = serveComponentStates();

test("every state of every component is valid HTML, passes axe and fits a screen of 360 pixels", async ({
  page,
}) => {
  test.setTimeout(ALL_STATES_TIMEOUT_MS);
  await page.setViewportSize(NARROW);
  const problems: string[] = [];
  for (const state of await openAll(page)) {
    await show(page, state);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const name = nameOf(state);
    if (overflow > 0) problems.push(`${name} is ${overflow} pixels too wide`);
    for (const problem of await htmlProblems(withTitle(await page.content())))
      problems.push(`${name}: ${problem}`);
    for (const violation of await axeViolations(page, PAGE_RULES)) problems.push(`${name}: ${violation}`);
  }
  expect(problems).toEqual([]);
});

test("the build contains nothing of the component states", () => {
  const files = globSync("build/**/*.{js,html,json,css}");
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => /component-states|\.states\.tsx/.test(readFileSync(file, "utf8")))).toEqual(
    [],
  );
  expect(files.filter((file) => readFileSync(file, "utf8").includes("Component states"))).toEqual([]);
});
