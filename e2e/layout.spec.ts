import { expect, type Page, test } from "@playwright/test";
import { SCREENS } from "./screens.ts";

/** What reaches past the edge of the screen: the page itself, or words and controls that a clipped box would hide. */
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

for (const { name, path } of SCREENS) {
  test(`${name} fits its width, also at 320 pixels`, async ({ page, viewport }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const width of [viewport?.width ?? 1280, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await tooWide(page), `wider than ${width} pixels`).toEqual([]);
    }
  });
}
