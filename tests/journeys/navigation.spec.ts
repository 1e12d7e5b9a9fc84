import { expect, type Page, test } from "@playwright/test";
import { openHydrated } from "../harness/browser/open-page.ts";

/** Sets a property of `window`, which a full page load removes. */
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { sameVisit: true }));
const isSamePage = (page: Page) => page.evaluate(() => "sameVisit" in window);

/** Returns elements whose id in React differs from the id in the server's HTML. */
const strangers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main [id]")].flatMap((element) => {
      const key = Object.keys(element).find((name) => name.startsWith("__reactProps"));
      const props = key && (element as unknown as Record<string, { id?: string }>)[key];
      return props && props.id !== element.id ? [`${element.id} is ${props.id}`] : [];
    }),
  );

test("a company opens within the page, and Back finds the results as they were left", {
  tag: "@journey",
}, async ({ page }) => {
  await openHydrated(page, "/search?location=Leeds&radius=30");
  await markPage(page);
  const link = page.locator("main h3 a").nth(12);
  await link.scrollIntoViewIfNeeded();
  const name = (await link.textContent()) ?? "";
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(300);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator("main")).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { name: /companies found near Leeds/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
});

test("links in the footer pass on the place and the job", async ({ page }) => {
  await page.goto("/company/541?location=LS6+2AB&size=6");
  const footer = page.getByRole("contentinfo");
  for (const [name, path] of [
    ["Find Skip Hire", "/search"],
    ["Price Comparison", "/price-comparison"],
  ] as const) {
    const link = footer.getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("href", `${path}?location=LS6+2AB&size=6`);
  }
  await expect(footer.getByRole("link", { name: "Sitemap" })).toHaveAttribute("href", "/sitemap");
});

test("a hovered link is prefetched, so the next page shows no placeholders", async ({ page }) => {
  await openHydrated(page, "/search?location=Leeds&radius=30");
  const link = page.locator("main h3 a").first();
  const read = page.waitForResponse(/\/api\/companies\/\d+\/reviews$/);
  await link.hover();
  await (await read).finished();
  await page.evaluate(() => {
    const seen: string[] = Object.assign(window, { placeholders: [] as string[] }).placeholders;
    new MutationObserver(() => {
      if (document.querySelector("main [aria-busy=true]")) seen.push(location.pathname);
    }).observe(document, { subtree: true, childList: true });
  });
  await link.click();
  await expect(page.getByRole("heading", { name: "Customer Reviews" })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { placeholders: string[] }).placeholders)).toEqual(
    [],
  );
});

test("the skip link moves the focus to the content, and Back returns to the top", async ({ page }) => {
  await openHydrated(page, "/companies");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/companies#main");
  await expect(page.locator("main")).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/companies");
});

test("a screen whose script fails to load is requested from the server", async ({ page }) => {
  await openHydrated(page, "/companies");
  await page.route("**/assets/price-comparison.screen-*.js", (route) => route.abort());
  await markPage(page);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: /Price Comparison/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Price Comparison" })).toBeVisible();
  expect(await isSamePage(page)).toBe(false);
});

for (const path of [
  "/",
  "/search?location=Newport",
  "/companies?mode=quote",
  "/company/1",
  "/price-comparison",
]) {
  test(`hydration keeps every element id of ${path}`, async ({ page }) => {
    await openHydrated(page, path);
    expect(await strangers(page)).toEqual([]);
  });
}

test("a link to the towns opens their pages, and Back returns", async ({ page }) => {
  await openHydrated(page, "/");
  await page.getByRole("link", { name: "All towns, A to Z" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Skip hire by town" })).toBeVisible();
  await page.getByRole("link", { name: /^Leeds/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Skip hire in Leeds" })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Top locations" })).toBeVisible();
});

for (const [link, first] of [
  ["Our data", "Bank holidays"],
  ["What goes in a skip", "A"],
]) {
  test(`the link "${link}" shows the whole page, although only the server has its data`, async ({ page }) => {
    await openHydrated(page, "/");
    await page.getByRole("contentinfo").getByRole("link", { name: link }).click();
    await expect(page.getByRole("heading", { name: first, exact: true })).toBeVisible();
  });
}
