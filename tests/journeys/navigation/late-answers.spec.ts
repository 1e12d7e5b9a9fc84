import { expect, type Page, test } from "@playwright/test";
import type { Page as SitePage } from "#contract/pages/site-pages.ts";
import { ALL_PAGES } from "#contract/pages.ts";
import { openHydrated } from "../../harness/browser/open-page.ts";

test.describe.configure({ timeout: 180_000 });

/** Google's limit for the sum of layout shifts is 0.1, for all that happens on a page. */
const MOST_SHIFTS = 0.02;

/** Pages with everything that a link can lead from: a place, a job and results. */
const STARTS = [
  "/?location=Leeds&radius=25&size=6",
  "/search?location=LS6+2AB&radius=30&size=6",
  "/companies?location=Leeds",
  "/company/541?location=York&size=6",
  "/price-comparison?location=York&size=6",
  "/compare?ids=102,541&location=York&size=6",
  "/quote",
  "/list-business",
];

const WIDTHS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** Delays each answer of the API by 1.2 to 1.5 seconds. Returns a function that waits until all have arrived. */
async function delayAnswers(page: Page) {
  let [asked, open] = [0, 0];
  await page.route("**/api/**", async (route) => {
    asked += 1;
    open += 1;
    await new Promise((resolve) => setTimeout(resolve, 1_200 + (asked % 4) * 100));
    await route.continue().catch(() => {});
    open -= 1;
  });
  return async function settled() {
    let known: number;
    do {
      known = asked;
      await expect.poll(() => open, { timeout: 15_000 }).toBe(0);
      // A page reads what depends on an answer soon after it.
      await page.waitForTimeout(700);
    } while (asked > known);
  };
}

interface Recorded {
  shifts: { value: number; moved: string[] }[];
  frame: number;
}

/** Records every layout shift from now on. Shifts right after the press count too: whoever presses again would miss. */
const record = (page: Page) =>
  page.evaluate(() => {
    const recorded: Recorded = { shifts: [], frame: 0 };
    Object.assign(window, { recorded });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const moved = sources.map(({ node, previousRect: a, currentRect: b }) => {
          const text = node?.textContent?.trim().slice(0, 40);
          return `${node?.nodeName} "${text}" ${a.x},${a.y} ${a.width}x${a.height} to ${b.x},${b.y} ${b.width}x${b.height}`;
        });
        recorded.shifts.push({ value, moved });
      }
    }).observe({ type: "layout-shift" });
  });

async function expectStill(page: Page, way: string) {
  const { shifts } = await page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect
    .soft(sum, `${way}\n${shifts.map(({ value, moved }) => `${value}: ${moved.join("; ")}`).join("\n")}`)
    .toBeLessThanOrEqual(MOST_SHIFTS);
}

const patternOf = ({ path }: SitePage) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);
const SHOWN_BY_SCRIPT = ALL_PAGES.filter((page) => page.needsScript && !page.hasServerProps).map(
  ({ path, ...page }) => ({ path, pattern: patternOf({ path, ...page }) }),
);

/** For each page that the links of a page lead to within the browser, the position of the first visible link to it. */
async function linksOf(page: Page, scope: string) {
  const hrefs = await page
    .locator(`${scope} a`)
    .evaluateAll((links) =>
      links.map((link) => (link.checkVisibility() ? ((link as HTMLAnchorElement).pathname ?? "") : "")),
    );
  const { pathname } = new URL(page.url());
  const ways = new Map<string, number>();
  for (const [position, href] of hrefs.entries()) {
    const target = SHOWN_BY_SCRIPT.find(({ pattern }) => pattern.test(href));
    if (target && href !== pathname && !ways.has(target.path)) ways.set(target.path, position);
  }
  return ways;
}

for (const viewport of WIDTHS) {
  test.describe(`at ${viewport.width} px with late answers`, () => {
    test.use({ viewport });

    for (const start of STARTS) {
      test(`nothing moves after a link of ${start}`, async ({ page }) => {
        const settled = await delayAnswers(page);
        await openHydrated(page, start);
        const scope = start.startsWith("/list") ? "body" : "main";
        for (const [target, position] of await linksOf(page, scope)) {
          await openHydrated(page, start);
          await settled();
          await record(page);
          await page.locator(`${scope} a`).nth(position).click();
          await page.waitForFunction(
            (from) => !`${location.pathname}${location.search}`.endsWith(from),
            start,
          );
          await settled();
          await expectStill(page, `${start} to ${target}`);
        }
      });
    }
  });
}
