import { expect, type Locator, type Page, test } from "@playwright/test";
import { todayInLondon } from "../../../contract/dates.ts";
import { addWorkingDays, UNITED_KINGDOM } from "../../../contract/job/delivery-days.ts";
import { openHydrated } from "../../harness/browser/open-page.ts";
import { nextSaturday, ownAddress } from "../../harness/browser/quote-forms.ts";
import { expectRequestPage } from "../../harness/browser/receipt-page.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** Counts what a thumb does: taps, typed fields and chosen options. */
function thumb() {
  let taps = 0;
  return {
    tap: (target: Locator) => {
      taps += 1;
      return target.tap();
    },
    /** Types a value and puts the keyboard away, which closes the list of places. */
    enter: async (field: Locator, value: string) => {
      taps += 1;
      await field.fill(value);
      await field.blur();
    },
    choose: (field: Locator, label: string) => {
      taps += 1;
      return field.selectOption({ label });
    },
    count: () => taps,
  };
}

const place = (page: Page) => page.getByLabel("Where do you need the skip?");
const more = (page: Page) => page.getByText("More: date, road, waste");
const find = (page: Page) => page.getByRole("button", { name: "Find Companies" });
const cards = (page: Page) => page.getByRole("article").filter({ hasText: "View Details" });

test("soil and branches, on the road, next Saturday: three companies are compared and asked within 16 taps", {
  tag: "@journey",
}, async ({ page }) => {
  const { tap, enter, choose, count } = thumb();
  await openHydrated(page, "/");
  await expect(find(page)).toBeInViewport({ ratio: 1 });
  await enter(place(page), "LS6");
  await tap(page.getByRole("radio", { name: "6 yd", exact: true }));
  await tap(more(page));
  await enter(page.getByLabel("Delivery on"), nextSaturday());
  await choose(page.getByLabel("It will stand"), "On the road");
  await tap(page.getByRole("checkbox", { name: "Garden" }));
  await tap(page.getByRole("checkbox", { name: "Soil" }));
  await tap(find(page));
  await expect(cards(page).first()).toContainText(/£\d/);
  await expect(cards(page).first()).toContainText(/(Can do|Ask about|Too late for) Sat/);
  await expect(cards(page).first()).toContainText(/takes|not said|at a charge/i);
  for (const position of [0, 1, 2])
    await tap(page.getByRole("checkbox", { name: /^Request a quote from/ }).nth(position));
  await tap(page.getByRole("link", { name: "Compare", exact: true }));
  await tap(page.getByRole("link", { name: "Request quotes from 3 companies" }));
  await expect(page.getByText(/^3 companies selected/)).toBeVisible();
  await expect(page.getByText("On the road").first()).toBeAttached();
  await tap(page.getByLabel("Full Name"));
  // From field to field with the key of the keyboard, which is no tap.
  for (const typed of ["Sam Taylor", ownAddress("sam.taylor"), "01632 960123"]) {
    await page.keyboard.type(typed);
    await page.keyboard.press("Tab");
  }
  await tap(page.getByRole("button", { name: /^Send Quote Request/ }));
  await expectRequestPage(page);
  expect(count()).toBeLessThanOrEqual(16);
});

test("8 yards in Cardiff, soon: the cheapest company that can do it is rung within 8 taps", {
  tag: "@journey",
}, async ({ page }) => {
  const { tap, enter, choose, count } = thumb();
  await openHydrated(page, "/");
  await enter(place(page), "Cardiff");
  await tap(page.getByRole("radio", { name: "8 yd", exact: true }));
  await tap(more(page));
  await enter(page.getByLabel("Delivery on"), addWorkingDays(todayInLondon(), 2, UNITED_KINGDOM).day);
  await choose(page.getByLabel("It will stand"), "On a drive");
  await tap(find(page));
  await tap(page.getByRole("link", { name: "Lowest total first" }));
  await expect(page).toHaveURL(/sort=total/);
  const cheapest = cards(page).filter({ hasText: "Can do" }).first();
  await expect(cheapest).toContainText(/£\d.*8 yd/s);
  await expect(cheapest.locator('a[href^="tel:"]').first()).toBeVisible();
  expect(count() + 1).toBeLessThanOrEqual(8);
});
