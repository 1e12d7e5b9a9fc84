import { expect, type Page, test } from "@playwright/test";
import { SCREENS } from "./screens.ts";

/**
 * Returns headings (levels 1 to 3), paragraphs, links, controls and images of `main` that overflow the right edge of the
 * viewport. Adds "the page" if the page scrolls sideways. Excludes elements in areas that scroll sideways themselves.
 */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element): boolean =>
      element !== document.body &&
      (getComputedStyle(element).overflowX === "auto" ||
        (element.parentElement !== null && scrolls(element.parentElement)));
    const reaching = [
      ...document.querySelectorAll("main :is(h1, h2, h3, p, a, button, input, select, textarea, img)"),
    ].filter(
      (element) =>
        element.checkVisibility() &&
        element.getBoundingClientRect().right > window.innerWidth + 1 &&
        !scrolls(element),
    );
    const page = document.documentElement.scrollWidth > window.innerWidth ? ["the page"] : [];
    return [...page, ...reaching.map((element) => element.outerHTML.slice(0, 120))];
  });

/**
 * Makes Chromium lay out the whole page, as the product does after a navigation. Otherwise Chromium lays out only the parts
 * near the screen, and reports old positions for the others.
 */
const layOutAll = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.navigated = "";
  });

const lettersTwiceAsLarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });

/** Applies the text spacing of WCAG 1.4.12. Returns its style sheet. */
const spread = (page: Page) =>
  page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return sheet;
  });

/** Waits for the fonts and two frames. Returns the sum of Chromium's layout shifts since the page load. */
const movedSoFar = async () => {
  await document.fonts.ready;
  const moves: PerformanceEntry[] = [];
  const watch = new PerformanceObserver((list) => moves.push(...list.getEntries()));
  watch.observe({ type: "layout-shift", buffered: true });
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  moves.push(...watch.takeRecords());
  return moves.reduce((sum, move) => sum + (move as PerformanceEntry & { value: number }).value, 0);
};

for (const { name, path } of SCREENS) {
  test(`${name} fits every viewport, WCAG text spacing and text at 200%`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await layOutAll(page);
    // A window of 1,280 pixels at a zoom of 200% has a viewport of 640 pixels. Phones have 390, the narrowest screens 320.
    for (const width of [1280, 640, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await tooWide(page), `wider than ${width} pixels`).toEqual([]);
    }
    const spacing = await spread(page);
    expect(await tooWide(page), "wider than 320 pixels with its letters spread").toEqual([]);
    await spacing.evaluate((sheet) => {
      sheet.disabled = true;
    });
    await lettersTwiceAsLarge(page);
    for (const width of [1280, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await tooWide(page), `wider than ${width} pixels with letters twice as large`).toEqual([]);
    }
  });
}

test("five selected companies fit narrow viewports and large text", async ({ page }) => {
  await page.goto("/companies?mode=quote&location=Leeds");
  for (let position = 0; position < 5; position += 1) {
    await page
      .getByRole("checkbox", { name: /^Select / })
      .nth(position)
      .click();
  }
  await expect(page.getByRole("button", { name: "Request Quotes (5)" })).toBeVisible();
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await tooWide(page), `wider than ${width} pixels`).toEqual([]);
  }
  await lettersTwiceAsLarge(page);
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await tooWide(page), `wider than ${width} pixels with letters twice as large`).toEqual([]);
  }
});

test("on a narrow phone every drawn skip and its size can be seen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/skip-sizes");
  const drawings = page.getByRole("img", { name: /^Skips of 4, 6, 8, 12 and 16 yards/ }).locator("svg");
  await expect(drawings).toHaveCount(6);
  const edges = await drawings.evaluateAll((all) => all.map((svg) => svg.getBoundingClientRect().right));
  expect(Math.max(...edges)).toBeLessThanOrEqual(320);
});

test("a late web font causes no layout shift on a phone", async ({ page }) => {
  const { promise: painted, resolve: letItCome } = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await painted;
    await route.continue();
  });
  const typeface = page.waitForResponse(/\.woff2$/);
  // At this width, the fallback font and the web font wrap the heading differently.
  await page.setViewportSize({ width: 412, height: 844 });
  await page.goto("/company/1", { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  letItCome();
  await (await typeface).finished();
  expect(await page.evaluate(movedSoFar)).toBeLessThan(0.005);
});
