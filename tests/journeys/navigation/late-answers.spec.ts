import { expect, type Page, type Request, test } from "@playwright/test";
import { NAVIGATION_WAIT_MS } from "#contract/limits.ts";
import { isPrivate, PAGES, type PageName } from "#contract/pages.ts";
import { openHydrated } from "../../harness/browser/open-page.ts";

const TEST_TIMEOUT_MS = 240_000;
/** A way that takes longer does not end: answers are late by 0.6 seconds at most. */
const WAY_TIMEOUT_MS = 20_000;
/** Google's limit for the sum of layout shifts is 0.1, for all that happens on a page. */
const MOST_SHIFTS = 0.01;
const MOST_PIXELS = 2;

/** The pages that links show within the browser. */
const SHOWN_BY_SCRIPT = (Object.keys(PAGES) as PageName[]).filter((name) => {
  const { needsScript, hasServerProps } = PAGES[name];
  return needsScript && !hasServerProps && !isPrivate(PAGES[name]);
});

/** Addresses with everything that a link can lead from: a place, a job and results. */
const STARTS: Partial<Record<PageName, string>> = {
  home: "/?location=Leeds&radius=25&size=6",
  search: "/search?location=LS6+2AB&radius=30&size=6",
  companies: "/companies?location=Leeds",
  company: "/company/541?location=York&size=6",
  "price-comparison": "/price-comparison?location=York&size=6",
  compare: "/compare?ids=102,541&location=York&size=6",
};

const startOf = (name: PageName) => STARTS[name] ?? PAGES[name].path;

const WIDTHS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/**
 * Delays each answer of the API by 300 to 600 ms. Returns a function that waits until the page has all that it shows. A busy
 * machine takes as long as a navigation waits at most, so here it waits as long as it takes.
 */
async function delayAnswers(page: Page) {
  await page.addInitScript((waitMs) => {
    const { setTimeout } = window;
    const longer = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      setTimeout(run, ms === waitMs ? 20 * waitMs : ms, ...rest);
    Object.assign(window, { setTimeout: longer });
  }, NAVIGATION_WAIT_MS);
  page.on("response", (response) => {
    if (response.url().includes("/api/")) expect.soft(response.status(), response.url()).toBe(200);
  });
  let asked = 0;
  const open = new Set<Request>();
  page.on("request", (request) => {
    asked += 1;
    open.add(request);
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  await page.route("**/api/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300 + (asked % 4) * 100));
    await route.continue().catch(() => {});
  });
  const urls = () => [...open].map((request) => request.url());
  return async function settled() {
    let known: number;
    do {
      known = asked;
      await expect.poll(urls, { intervals: [50], timeout: WAY_TIMEOUT_MS }).toEqual([]);
      await expect(page.locator(".progress, main [aria-busy=true]")).toHaveCount(0, {
        timeout: WAY_TIMEOUT_MS,
      });
      // A page reads what depends on an answer once it has rendered the answer.
      await page.evaluate(
        () =>
          new Promise((resolve) =>
            requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 500 })),
          ),
      );
    } while (asked > known || open.size > 0);
  };
}

interface Shift {
  at: number;
  value: number;
  /** What the page itself showed before and after, at another position. */
  moved: string[];
}

/**
 * Records every layout shift, also those right after the press: whoever presses again would miss. `changes` are the frames in
 * which one heading replaces another.
 */
const record = (page: Page) =>
  page.evaluate((mostPixels) => {
    const shifts: Shift[] = [];
    const changes: { from: number; until: number }[] = [];
    Object.assign(window, { shifts, changes });
    let shown = document.querySelector("main h1");
    new MutationObserver(() => {
      const heading = document.querySelector("main h1");
      if (heading === shown) return;
      shown = heading;
      const change = { from: performance.now(), until: Number.POSITIVE_INFINITY };
      changes.push(change);
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          change.until = performance.now();
        }),
      );
    }).observe(document.body, { childList: true, subtree: true });
    const isVisible = ({ width, height }: DOMRect) => width * height > 0;
    const distance = (a: DOMRect, b: DOMRect) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { startTime, value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const moved = sources
          .filter(({ previousRect: a, currentRect: b }) => isVisible(a) && isVisible(b))
          .filter(({ previousRect: a, currentRect: b }) => distance(a, b) > mostPixels)
          .map(({ node, previousRect: a, currentRect: b }) => {
            const text = node?.textContent?.trim().slice(0, 40);
            return `${node?.nodeName} "${text}" ${a.x},${a.y} ${a.width}x${a.height} to ${b.x},${b.y} ${b.width}x${b.height}`;
          });
        shifts.push({ at: startTime, value, moved });
      }
    }).observe({ type: "layout-shift" });
  }, MOST_PIXELS);

/**
 * Returns the shifts since the last call, besides those of the frames in which one page replaced the other: there the footer is
 * elsewhere, and nothing moves away. Only the first change is one. A second replaces what the page showed while it waited.
 */
const takeShifts = (page: Page) =>
  page.evaluate(() => {
    const recorded = window as unknown as { shifts: Shift[]; changes: { from: number; until: number }[] };
    const [change] = recorded.changes.splice(0);
    const isChange = ({ at }: Shift) => change && at >= change.from && at <= change.until;
    return recorded.shifts.splice(0).filter((shift) => !isChange(shift));
  });

async function expectStill(page: Page, way: string) {
  const shifts = await takeShifts(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${way}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST_SHIFTS);
  expect
    .soft(
      shifts.flatMap(({ moved }) => moved),
      way,
    )
    .toEqual([]);
}

/** Presses a link or Back, and waits until the other page, or the other part of a list, is there. */
async function leave(page: Page, isOtherPage: boolean, act: () => Promise<unknown>) {
  const { href } = new URL(page.url());
  await page.locator("main h1").evaluate((heading) => heading.setAttribute("data-left", ""));
  await act();
  await expect.poll(() => page.url()).not.toBe(href);
  if (isOtherPage) await expect(page.locator("main h1:not([data-left])")).toBeAttached();
}

/** Another part of a list, or another company. Its heading is the same element. */
const WITHIN = "another part";

const patternOf = (name: PageName) => new RegExp(`^${PAGES[name].path.replace(/:\w+/g, "[^/]+")}$`);

/** The links that lead to their address. A company's "Back" goes back in the history, which here began outside the site. */
const linksIn = (page: Page) => page.locator("body a[href^='/']").filter({ hasNotText: /^\s*Back\s*$/ });

/** The address of the first visible link to each page that the browser shows, and to another part of the same page. */
async function linksOf(page: Page) {
  const hrefs = await linksIn(page).evaluateAll((links) =>
    links.flatMap((link) => (link.checkVisibility() ? (link.getAttribute("href") ?? "") : [])),
  );
  const here = new URL(page.url());
  const ways = new Map<string, string>();
  for (const href of hrefs) {
    const { pathname, searchParams, hash } = new URL(href, here);
    const name = hash ? undefined : SHOWN_BY_SCRIPT.find((one) => patternOf(one).test(pathname));
    if (!name || (pathname === here.pathname && searchParams.get("page") !== "2")) continue;
    const way = patternOf(name).test(here.pathname) ? WITHIN : name;
    if (!ways.has(way)) ways.set(way, href);
  }
  return ways;
}

for (const viewport of WIDTHS) {
  test.describe(`at ${viewport.width} px with late answers`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });

    for (const start of SHOWN_BY_SCRIPT) {
      test(`nothing moves after a link of ${start}, nor after Back`, async ({ page }) => {
        test.setTimeout(TEST_TIMEOUT_MS);
        const settled = await delayAnswers(page);
        await openHydrated(page, startOf(start));
        await settled();
        await record(page);
        const ways = await linksOf(page);
        expect(ways.size).toBeGreaterThan(0);
        for (const [way, href] of ways) {
          const isOther = way !== WITHIN;
          const link = linksIn(page)
            .and(page.locator(`[href="${href}"]`))
            .locator("visible=true")
            .first();
          await link.scrollIntoViewIfNeeded();
          await takeShifts(page);
          await leave(page, isOther, () => link.click());
          await settled();
          await expectStill(page, `${start} to ${way}`);
          await leave(page, isOther, () => page.goBack());
          await settled();
          // Back within a page puts the former list in its place in one frame, where its last lines are elsewhere.
          if (isOther) await expectStill(page, `${way} back to ${start}`);
        }
      });
    }
  });
}
