import { expect, type Page, test } from "@playwright/test";
import { openHydrated, openWithScript } from "../harness/browser/open-page.ts";
import { fillQuotePage } from "../harness/browser/quote-forms.ts";
import { pressOn, tabTo } from "./keyboard/focus.ts";

/** Counts running animations and elements with transitions. */
const moving = (page: Page) =>
  page.evaluate(() => ({
    animations: document.getAnimations().filter(({ playState }) => playState === "running").length,
    transitions: [...document.querySelectorAll("*")].filter((element) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(element);
      return transitionProperty !== "none" && Number.parseFloat(transitionDuration) > 0;
    }).length,
  }));

/** Opens a search whose response never arrives, so that its placeholders stay. */
async function openWaiting(page: Page) {
  await page.route("**/api/companies?*", () => {});
  await openHydrated(page, "/companies");
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await page.getByRole("link", { name: "Find Skip Hire" }).last().click();
  await expect(page.locator("main [aria-busy=true]").first()).toBeVisible();
}

test.describe("without a motion preference", () => {
  test("placeholders shimmer and buttons have transitions", async ({ page }) => {
    await openWaiting(page);
    await expect.poll(async () => (await moving(page)).animations).toBeGreaterThan(0);
    expect((await moving(page)).transitions).toBeGreaterThan(0);
  });
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing is animated", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeInViewport({ ratio: 1 });
    expect(await moving(page)).toEqual({ animations: 0, transitions: 0 });
    await openWaiting(page);
    await expect.poll(() => moving(page)).toEqual({ animations: 0, transitions: 0 });
  });
});

test.describe("with forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" }, colorScheme: "dark" });

  /** Returns the buttons without a border. In forced colours mode buttons are recognisable only by their border. */
  const edgeless = (page: Page) =>
    page
      .locator("button:visible, a.button:visible")
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => Number.parseFloat(getComputedStyle(button).borderTopWidth) < 1)
          .map((button) => button.outerHTML.slice(0, 120)),
      );

  test("buttons, the focus and selected items are visible", async ({ page }) => {
    await page.goto("/companies?mode=quote&location=Leeds");
    const ticks = page.getByRole("checkbox", { name: /^Select / });
    await ticks.first().click();
    expect(await edgeless(page)).toEqual([]);
    // The browser draws its own checkbox in forced colours.
    const drawnBy = (at: number) => ticks.nth(at).evaluate((tick) => getComputedStyle(tick).appearance);
    expect([await drawnBy(0), await drawnBy(1)]).toEqual(["auto", "auto"]);
    await expect(ticks.first()).toBeChecked();
    await expect(ticks.nth(1)).not.toBeChecked();
    await page.getByRole("link", { name: "Cancel selection" }).focus();
    await tabTo(page, page.getByRole("button", { name: "Clear All" }), 200);
    await page.goto("/quote");
    expect(await edgeless(page)).toEqual([]);
  });

  test("the current item of a menu and a list is visible", async ({ page }) => {
    const ground = (label: string | RegExp) =>
      page
        .getByRole("link", { name: label })
        .first()
        .evaluate((link) => getComputedStyle(link).backgroundColor);
    await page.goto("/companies?page=2");
    expect(await ground("All Companies")).not.toBe(await ground("Skip Hire Explained"));
    expect(await ground("Page 2")).not.toBe(await ground("Page 3"));

    await page.goto("/search?location=LS6&size=6");
    expect(await ground(/^List$/)).not.toBe(await ground(/^Map$/));
    expect(await ground(/^6 yards$/)).not.toBe(await ground(/^8 yards$/));

    await page.goto("/search");
    const box = page.getByRole("combobox", { name: "Where do you need the skip?" });
    await box.pressSequentially("newp");
    const options = page.getByRole("listbox", { name: "Places" }).getByRole("option");
    await expect(options.first()).toBeVisible();
    await box.press("ArrowDown");
    const grounds = await options.evaluateAll((all) =>
      all.map((option) => getComputedStyle(option).backgroundColor),
    );
    expect(grounds.filter((colour) => colour === grounds[0])).toHaveLength(1);
  });
});

test("a printed receipt contains no header and footer", async ({ page }) => {
  await openWithScript(page, "/quote?companies=102&location=Leeds");
  await fillQuotePage(page);
  await pressOn(page, page.getByRole("button", { name: /^Send Quote Request/ }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/SF-/);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Bricks and soil")).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
});

for (const path of [
  "/search?location=Leeds&radius=30",
  "/price-comparison?location=Leeds",
  "/companies?location=Leeds",
  "/company/102",
]) {
  test(`a printed ${path} contains no controls and no empty map`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const role of ["button", "searchbox", "combobox", "checkbox", "navigation"] as const) {
      await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
    }
    const links = page.getByRole("link", { name: /^(View Details|Get Quote|Quote|Call|Back|Next)\b/ });
    await expect(links.filter({ visible: true })).toHaveCount(0);
    await expect(page.locator("main .h-60").filter({ visible: true })).toHaveCount(0);
  });
}

test("a printed company page keeps the phone number", async ({ page }) => {
  await page.goto("/company/102");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
});
