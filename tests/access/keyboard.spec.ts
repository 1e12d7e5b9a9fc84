import { expect, type Page, test } from "@playwright/test";
import { openHydrated } from "../harness/browser/open-page.ts";
import { expectFocusSeen, pressOn, tabTo, typeInto } from "./keyboard/focus.ts";
import { tabThroughPage } from "./keyboard/tab-through-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SEARCH_BOX = "Where do you need the skip?";
/** Returns whether an element outside the open dialog has the focus. */
const isOutsideDialog = (page: Page) =>
  page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest("dialog"));

const combobox = (page: Page) => page.getByRole("combobox", { name: SEARCH_BOX });

// Lists are tested on their last page, which has few cards and therefore few tab stops.
for (const [name, path] of [
  ["home page", "/"],
  ["search page", "/search?location=Newport&radius=5&page=2"],
  ["directory", "/companies?location=Newport&radius=5&page=2"],
  ["company page", "/company/122"],
  ["comparison", "/compare?ids=102,541,109&location=York&size=6"],
  ["price comparison", "/price-comparison?location=Newport&radius=5&page=2"],
  ["guide", "/guides/waste-types"],
  ["quote page", "/quote?companies=102&location=Leeds"],
  ["sitemap", "/sitemap"],
] as const) {
  test(`the focus is visible at every tab stop: ${name}`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.goto(path);
    expect(await tabThroughPage(page)).toBeGreaterThan(15);
  });
}

test("a message moves out of the way of the focus", async ({ page }) => {
  await page.goto("/quote?companies=102&location=Leeds");
  const toast = page.getByRole("listitem").filter({ hasText: "1 company added to your quote request." });
  await expect(toast).toBeVisible();
  await page.getByRole("link", { name: "Accessibility" }).focus();
  await expectFocusSeen(page);
  await expect(toast).toBeInViewport({ ratio: 1 });
});

test("the sticky button covers no tab stop of the search page", async ({ page }) => {
  test.setTimeout(60_000);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/search?location=Whitby&radius=30");
  await page.getByRole("button", { name: "Select Top 5" }).click();
  await page.locator("search summary").first().focus();
  await tabThroughPage(page);
});

test("the bar at the bottom of a company's page covers no tab stop", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/company/122");
  await tabThroughPage(page);
});

test("the names above a comparison cover no tab stop", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/compare?ids=102,541&location=York&size=6");
  await tabThroughPage(page);
  for (let stop = 0; stop < 20; stop++) {
    await page.keyboard.press("Shift+Tab");
    await expectFocusSeen(page);
  }
});

test("the sticky selection covers no tab stop of the directory", async ({ page }) => {
  test.setTimeout(60_000);
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto("/companies?mode=quote&location=Bangor");
  for (const position of [0, 1, 2, 3, 4]) {
    await page
      .getByRole("checkbox", { name: /^Select / })
      .nth(position)
      .click();
  }
  await page.getByRole("link", { name: "Cancel selection" }).focus();
  await tabThroughPage(page);
  await page
    .getByRole("link", { name: /^View Details/ })
    .nth(11)
    .focus();
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press("Shift+Tab");
    await expectFocusSeen(page);
  }
});

test("on a phone the button that shows the companies covers no filter", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/search?location=LS6+2AB&radius=30&size=6");
  await page.getByText("Filters", { exact: true }).click();
  await page.getByLabel("Filter results").focus();
  const show = page.getByRole("button", { name: /^Show companies/ });
  while (!(await show.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press("Tab");
    await expectFocusSeen(page);
  }
});

test("the first tab stop skips the header", async ({ page }) => {
  await page.goto("/companies");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /verified companies/ })).toBeFocused();
});

test("companies are found, filtered, selected and sent a request without a mouse", async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto("/search");
  await typeInto(page, combobox(page), "leeds");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /found near Leeds/ })).toBeVisible();
  await tabTo(page, page.getByLabel("Sort by"));
  await page.keyboard.type("Company");
  await expect(page).toHaveURL(/sort=name/);
  await expectFocusSeen(page);
  await pressOn(page, page.getByRole("checkbox", { name: /Request a quote from/ }), "Space");
  // Six stops a card, twenty cards and the links to the other pages.
  await tabTo(page, page.getByRole("button", { name: "Request Quotes (1)" }), 150);
  await page.keyboard.press("Enter");

  const dialog = page.getByRole("dialog", { name: "Request Quotes" });
  await expect(dialog.getByRole("heading")).toBeFocused();
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press("Tab");
    expect(await isOutsideDialog(page)).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Request Quotes (1)" })).toBeFocused();
  await page.keyboard.press("Enter");
  await pressOn(page, dialog.getByRole("button", { name: "Continue to Quote Form" }));

  await expect(page.getByRole("group", { name: /^1 company selected/ })).toBeVisible();
  await typeInto(page, page.getByLabel("Skip Size"), "Medium");
  await typeInto(page, page.getByLabel("Type of Waste"), "Bricks");
  await typeInto(page, page.getByLabel("Hire Date"), "01122099");
  await typeInto(page, page.getByLabel("Hire Duration"), "2 weeks");
  await typeInto(page, page.getByLabel("Full Name"), "Sam Taylor");
  await typeInto(page, page.getByLabel("Email Address"), "sam@customer.example");
  await typeInto(page, page.getByLabel("Phone Number"), "01632 960123");
  await pressOn(page, page.getByRole("button", { name: "Send Quote Request (1)" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/SF-/);
  await pressOn(page, page.getByText("Withdraw my request", { exact: true }));
  await pressOn(page, page.getByRole("button", { name: "Yes, withdraw it" }));
  await expect(page.getByText(/You withdrew this request on/)).toBeVisible();
});

test("removing an element keeps the focus on the page", async ({ page }) => {
  await page.goto("/search?location=London&radius=50");
  await pressOn(page, page.getByRole("button", { name: "Select Top 5" }));
  await pressOn(page, page.getByRole("button", { name: "Clear All" }));
  await expectFocusSeen(page);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Request Quotes (5)" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("heading")).toBeFocused();
  for (let left = 5; left > 0; left--) {
    await pressOn(
      page,
      page
        .getByRole("dialog")
        .getByRole("button", { name: /^Remove/ })
        .first(),
    );
    await expect(page.getByRole("dialog").getByRole("button", { name: /^Remove/ })).toHaveCount(left - 1);
  }
  await expect(page.locator("main")).toBeFocused();

  await page.goto("/companies?mode=quote&location=Leeds");
  for (const at of [0, 1])
    await page
      .getByRole("checkbox", { name: /^Select / })
      .nth(at)
      .press("Space");
  await page.getByRole("button", { name: "Clear All" }).press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page
    .getByRole("checkbox", { name: /^Select / })
    .first()
    .press("Space");
  const ask = page.getByRole("button", { name: "Request Quotes (1)" });
  await ask.press("Enter");
  await expect(page.getByRole("heading", { name: "Request Quotes" })).toBeFocused();
  await expect(ask).toBeHidden();
  await page.getByRole("button", { name: "Cancel", exact: true }).press("Enter");
  await expect(page.getByRole("region", { name: "Chosen companies" })).toBeFocused();
  await ask.press("Enter");
  await page
    .getByRole("group", { name: /Your request goes to 1 company/ })
    .getByRole("checkbox")
    .press("Space");
  await expect(page.getByRole("group", { name: /Your request goes to 0 companies/ })).toBeFocused();
});

test("closing the place suggestions restores the field's text and focus", async ({ page }) => {
  await openHydrated(page, "/search");
  await typeInto(page, combobox(page), "newp");
  const options = page.getByRole("listbox", { name: "Places" }).getByRole("option");
  await expect(options.first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await expect(options.first()).toHaveAttribute("aria-selected", "false");
  await page.keyboard.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(options).toHaveCount(0);
  await expect(combobox(page)).toBeFocused();
  await expect(combobox(page)).toHaveValue("newp");
});
