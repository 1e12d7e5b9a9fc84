import { expect, type Page, test } from "@playwright/test";
import type { Page as SitePage } from "#contract/pages/site-pages.ts";
import { ALL_PAGES } from "#contract/pages.ts";
import { openHydrated } from "../../harness/browser/open-page.ts";

test.describe.configure({ timeout: 90_000 });

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

/** Delays each answer of the API by 300 to 600 ms. Returns a function that waits until the page has all answers. */
async function delayAnswers(page: Page) {
  let [asked, open] = [0, 0];
  await page.route("**/api/**", async (route) => {
    asked += 1;
    open += 1;
    await new Promise((resolve) => setTimeout(resolve, 300 + (asked % 4) * 100));
    await route.continue().catch(() => {});
    open -= 1;
  });
  return async function settled() {
    let known: number;
    do {
      known = asked;
      await expect.poll(() => open, { intervals: [50], timeout: 15_000 }).toBe(0);
      await page.waitForFunction(() => !document.querySelector(".progress, main [aria-busy=true]"));
      // A page reads what depends on an answer once it has rendered the answer.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
      );
    } while (asked > known || open > 0);
  };
}

interface Shift {
  value: number;
  /** What was visible before and after, at another position. */
  moved: string[];
}

/** Records every layout shift. Shifts right after the press count too: whoever presses again would miss. */
const record = (page: Page) =>
  page.evaluate(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const isVisible = ({ width, height }: DOMRect) => width * height > 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const moved = sources
          .filter(({ previousRect: a, currentRect: b }) => isVisible(a) && isVisible(b))
          .map(({ node, previousRect: a, currentRect: b }) => {
            const text = node?.textContent?.trim().slice(0, 40);
            return `${node?.nodeName} "${text}" ${a.x},${a.y} ${a.width}x${a.height} to ${b.x},${b.y} ${b.width}x${b.height}`;
          });
        shifts.push({ value, moved });
      }
    }).observe({ type: "layout-shift" });
  });

/** Returns the shifts since the last call. */
const takeShifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.splice(0));

async function expectStill(page: Page, way: string) {
  const shifts = await takeShifts(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect
    .soft(sum, `${way}\n${shifts.map(({ value, moved }) => `${value}: ${moved.join("; ")}`).join("\n")}`)
    .toBeLessThanOrEqual(MOST_SHIFTS);
}

/** Waits until another page is shown, whose heading is another element. */
async function leave(page: Page, act: () => Promise<unknown>) {
  await page.locator("main h1").evaluate((heading) => heading.setAttribute("data-left", ""));
  await act();
  await page.waitForFunction(() => document.querySelector("main h1:not([data-left])"));
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
      test(`nothing moves after a link of ${start}, nor after Back`, async ({ page }) => {
        const settled = await delayAnswers(page);
        await openHydrated(page, start);
        const scope = start.startsWith("/list") ? "body" : "main";
        await settled();
        await record(page);
        for (const [target, position] of await linksOf(page, scope)) {
          const link = page.locator(`${scope} a`).nth(position);
          await link.scrollIntoViewIfNeeded();
          await takeShifts(page);
          await leave(page, () => link.click());
          await settled();
          await expectStill(page, `${start} to ${target}`);
          await leave(page, () => page.goBack());
          await settled();
          await expectStill(page, `${target} back to ${start}`);
        }
      });
    }
  });
}
