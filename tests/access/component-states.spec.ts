import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { htmlProblems } from "../documents/html/html-problems.ts";
import { freePort } from "../harness/free-port.ts";
import { waitUntilAnswered } from "../harness/wait-until-answered.ts";
import { axeViolations } from "./axe.ts";

const START_TIMEOUT_MS = 120_000;
const ALL_STATES_TIMEOUT_MS = 600_000;
/** The narrowest supported screen, in CSS pixels. */
const NARROW = { width: 360, height: 740 };

/** Rules about whole pages, which a single component can't meet. */
const PAGE_RULES = ["region", "landmark-one-main", "page-has-heading-one", "heading-order", "document-title"];

/** Adds a title, because the page of a state has one only if its component sets it. */
const withTitle = (html: string) =>
  /<head>.*<title>.*<\/head>/s.test(html) ? html : html.replace("<head>", "<head><title>State</title>");

let url: string;
let dataDir: string;
let server: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(START_TIMEOUT_MS);
  const port = await freePort();
  url = `http://127.0.0.1:${port}/dev/components`;
  dataDir = await mkdtemp(join(tmpdir(), "skip-finder-dev-"));
  // If the caller is root, PostgreSQL runs as another user, which needs access to the folder.
  await chmod(dataDir, 0o755);
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: "", DEMO_DATA: "off" };
  server = spawn(process.execPath, ["server/boot/dev.ts"], { env, stdio: ["ignore", "ignore", "inherit"] });
  await waitUntilAnswered(url);
});

test.afterAll(async () => {
  server.kill("SIGTERM");
  await once(server, "exit");
  await rm(dataDir, { recursive: true, force: true });
});

test("every state of every component is valid HTML, passes axe and fits a screen of 360 pixels", async ({
  page,
}) => {
  test.setTimeout(ALL_STATES_TIMEOUT_MS);
  await page.setViewportSize(NARROW);
  await page.goto(url);
  const links = page.locator("figcaption a");
  await links.first().waitFor();
  const states = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(states.length).toBeGreaterThan(80);
  const problems: string[] = [];
  for (const state of states) {
    await page.evaluate((href) => {
      history.pushState(null, "", href);
      dispatchEvent(new PopStateEvent("popstate"));
    }, state);
    await page.locator("#state").waitFor({ state: "attached" });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const name = [...new URL(state).searchParams.values()].join(": ");
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
