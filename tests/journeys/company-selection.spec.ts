import { expect, type Page, test } from "@playwright/test";
import { holdScript, openHydrated, openWithScript } from "../harness/browser/open-page.ts";
import { fillQuotePage } from "../harness/browser/quote-forms.ts";
import { expectRequestPage } from "../harness/browser/receipt-page.ts";

const tick = (page: Page, position: number) =>
  page.getByRole("checkbox", { name: /Request a quote from/ }).nth(position);

test("up to five companies can be chosen; a sixth is refused and nothing changes", {
  tag: "@journey",
}, async ({ page }) => {
  await page.goto("/search?location=London&radius=50&sort=rating");
  for (let position = 0; position < 5; position++) await tick(page, position).check();
  await expect(page.getByRole("button", { name: "Request Quotes (5)" })).toBeVisible();
  await tick(page, 5).click();
  await expect(page.getByText("Maximum reached", { exact: true })).toBeVisible();
  await expect(page.getByText("You can select up to 5 companies for quotes.", { exact: true })).toBeVisible();
  await expect(tick(page, 5)).not.toBeChecked();
  await expect(page.getByRole("button", { name: "Request Quotes (5)" })).toBeVisible();
});

test("on a wide screen a message leaves the bar of chosen companies free", async ({ page }) => {
  await page.goto("/search?location=London&radius=50&sort=rating");
  for (let position = 0; position < 5; position++) await tick(page, position).check();
  await tick(page, 5).click();
  const message = page.getByRole("listitem").filter({ hasText: "Maximum reached" });
  await expect(message).toBeVisible();
  const bottom = (element: Element) => element.getBoundingClientRect().bottom;
  const top = (element: Element) => element.getBoundingClientRect().top;
  const bar = page.getByRole("region", { name: "Chosen companies" });
  expect(await message.evaluate(bottom)).toBeLessThanOrEqual(await bar.evaluate(top));
});

test("the first five can be chosen at once, taken out one by one, and cleared", async ({ page }) => {
  await page.goto("/search?location=London&radius=50");
  await page.getByRole("button", { name: "Select Top 5" }).click();
  await page.getByRole("button", { name: "Request Quotes (5)" }).click();
  const dialog = page.getByRole("dialog", { name: "Request Quotes" });
  await dialog
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  await expect(dialog.getByRole("button", { name: /^Remove/ })).toHaveCount(4);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Request Quotes (4)" })).toBeFocused();
  await page.getByRole("button", { name: "Clear All" }).click();
  await expect(page.getByRole("button", { name: /Request Quotes \(/ })).toBeHidden();
});

test("on a phone all are cleared in the bar of chosen companies, because the list has no place for it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/search?location=Leeds&radius=30");
  await page.getByRole("button", { name: "Select Top 5" }).click();
  const tray = page.getByRole("region", { name: "Chosen companies" });
  expect((await tray.boundingBox())?.height).toBeLessThan(70);
  await page.getByRole("button", { name: "Clear All" }).click();
  await expect(tray).toHaveCount(0);
});

test("a company ticked before hydration stays selected after it", async ({ page }) => {
  const letGo = await holdScript(page);
  await page.goto("/search?location=Leeds&radius=30");
  for (const position of [7, 8, 8]) await tick(page, position).click();
  letGo();
  await expect(page.getByRole("button", { name: "Request Quotes (1)" })).toBeVisible();
  await expect(tick(page, 7)).toBeChecked();
  await expect(tick(page, 8)).not.toBeChecked();
});

test("a company ticked before hydration is added to the earlier selection", async ({ page }) => {
  await page.goto("/search?location=Leeds&radius=30");
  for (const position of [2, 3]) await tick(page, position).check();
  await expect(page.getByRole("button", { name: "Request Quotes (2)" })).toBeVisible();
  const letGo = await holdScript(page);
  await page.reload();
  await tick(page, 7).click();
  letGo();
  await expect(page.getByRole("button", { name: "Request Quotes (3)" })).toBeVisible();
  for (const position of [2, 3, 7]) await expect(tick(page, position)).toBeChecked();
});

test("a click before hydration takes effect after it", async ({ page }) => {
  const letGo = await holdScript(page);
  await page.goto("/search?location=Leeds&radius=30");
  await page.getByRole("button", { name: "Select Top 5" }).click();
  letGo();
  await expect(page.getByRole("button", { name: "Request Quotes (5)" })).toBeVisible();
});

test("several clicks before hydration all take effect after it", async ({ page }) => {
  const letGo = await holdScript(page);
  await page.goto("/companies?mode=quote&location=Leeds");
  for (const position of [0, 1, 2])
    await page
      .getByRole("checkbox", { name: /^Select / })
      .nth(position)
      .click();
  letGo();
  await expect(page.getByRole("button", { name: "Request Quotes (3)" })).toBeVisible();
});

test("companies chosen on the search page arrive at the quote form, once", async ({ page }) => {
  await page.goto("/search?location=Leeds&radius=30");
  await page.getByRole("button", { name: "Select Top 5" }).click();
  await page.getByRole("button", { name: "Request Quotes (5)" }).click();
  await page.getByRole("button", { name: "Continue to Quote Form" }).click();
  await expect(page).toHaveURL(/\/quote\?from=search&companies=/);
  await expect(page.getByText("5 companies added to your quote request.", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Location")).toHaveValue("Leeds");
  await expect(page.getByLabel("Search radius (km)")).toHaveValue("30");
  await expect(page.getByRole("group", { name: /^5 companies selected/ }).getByRole("checkbox")).toHaveCount(
    5,
  );
  const handOver = () =>
    ["selectedCompanies", "searchLocation", "searchRadius"].map((key) => localStorage.getItem(key));
  expect(await page.evaluate(handOver)).toEqual([null, null, null]);
  await page.reload();
  await expect(page.getByRole("button", { name: "Send Quote Request (5)" })).toBeVisible();
});

test("companies that were asked are no longer ticked in the list", async ({ page }) => {
  await page.goto("/search?location=Leeds&radius=30");
  await page.getByRole("button", { name: "Select Top 5" }).click();
  await page.getByRole("button", { name: "Request Quotes (5)" }).click();
  await page.getByRole("button", { name: "Continue to Quote Form" }).click();
  await expect(page.getByLabel("Location")).toHaveValue("Leeds");
  await fillQuotePage(page);
  await page.getByRole("button", { name: "Send Quote Request (5)" }).click();
  await expectRequestPage(page);
  await page.goto("/search?location=Leeds&radius=30");
  await tick(page, 7).check();
  await expect(page.getByRole("button", { name: "Request Quotes (1)" })).toBeVisible();
});

test("a company chosen for a comparison only is not asked for a quote", async ({ page }) => {
  await openHydrated(page, "/companies?location=Leeds");
  await page
    .getByRole("checkbox", { name: /^Compare / })
    .first()
    .check();
  await expect(page.getByText("1 of 5 chosen")).toBeVisible();
  await page.getByRole("link", { name: "Request Quotes", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Select Companies for Quotes" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Select / }).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Chosen companies" })).toHaveCount(0);
});

test("the searched place arrives at the quote form by way of a company's page", async ({ page }) => {
  await openHydrated(page, "/search?location=LS6+2AB&radius=30&sort=rating");
  await page
    .getByRole("listitem")
    .filter({ hasText: "Quote Ready" })
    .first()
    .getByRole("link", { name: /^View Details/ })
    .click();
  await page.getByRole("link", { name: "Get Quote" }).click();
  await expect(page.getByLabel("Location")).toHaveValue("LS6 2AB");
  await expect(page.getByLabel("Search radius (km)")).toHaveValue("30");
});

test("a toast can be reached with F8 and dismissed by keyboard", async ({ page }) => {
  await openWithScript(page, "/quote");
  await page.getByRole("button", { name: "Find Companies" }).click();
  const toast = page.getByText("Location required", { exact: true });
  await expect(toast).toBeVisible();
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: /Notification/ }).getByRole("list")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(toast).toBeHidden();
});

test("companies stay chosen on a company's page, on the way back and near another place", async ({
  page,
}) => {
  await openHydrated(page, "/search?location=York");
  for (const position of [0, 1]) await tick(page, position).check();
  await page
    .getByRole("link", { name: /View Details/ })
    .last()
    .click();
  await page.getByRole("button", { name: "Add to my request", pressed: false }).click();
  await expect(page.getByRole("link", { name: "Get Quotes (3)" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Compare (3)" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Request Quotes (3)" })).toBeVisible();
  await page.getByLabel("Where do you need the skip?").fill("Cardiff");
  await page.getByLabel("Where do you need the skip?").press("Enter");
  await expect(page.getByRole("heading", { name: /found near Cardiff/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Request Quotes (3)" })).toBeVisible();
});

test("what is ticked in one tab is ticked in another, and a price comparison can ask for quotes", {
  tag: "@journey",
}, async ({ page, context }) => {
  await openHydrated(page, "/search?location=York");
  const prices = await context.newPage();
  await openHydrated(prices, "/price-comparison?location=York");
  await tick(page, 0).check();
  await expect(prices.getByRole("button", { name: "Request Quotes (1)" })).toBeVisible();
  const name = (await prices.getByRole("checkbox", { checked: true }).first().getAttribute("value")) ?? "";
  await prices.locator(`input[name=ids][value="${name}"]`).first().uncheck();
  await expect(page.getByRole("button", { name: /^Request Quotes/ })).toBeHidden();
});

test("from a company's page the request goes to the companies chosen before, too", async ({ page }) => {
  await openHydrated(page, "/search?location=York");
  for (const position of [0, 1]) await tick(page, position).check();
  await page
    .getByRole("listitem")
    .filter({ hasText: "Quote Ready" })
    .nth(2)
    .getByRole("link", { name: /^View Details/ })
    .click();
  await page.getByRole("link", { name: "Get Quotes (3)" }).click();
  await expect(page.getByRole("button", { name: "Send Quote Request (3)" })).toBeVisible();
  await page
    .getByRole("group", { name: /^3 companies selected/ })
    .getByRole("checkbox")
    .first()
    .uncheck();
  await page.goBack();
  await expect(page.getByRole("link", { name: /^Get Quote/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^2 of 5 chosen/)).toBeVisible();
});

/** Makes browser storage throw an error, as in a browser that blocks all cookies. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
  });

test("companies are found, selected and asked for quotes in a browser that blocks storage", async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await blockStorage(page);
  await page.goto("/search?location=Leeds&radius=30");
  await page.getByRole("button", { name: "Select Top 5" }).click();
  await page.getByRole("button", { name: "Request Quotes (5)" }).click();
  await page.getByRole("button", { name: "Continue to Quote Form" }).click();
  await expect(page.getByRole("group", { name: /^5 companies selected/ })).toBeVisible();
  await fillQuotePage(page);
  await page.getByLabel("Location").fill("Leeds");
  await page.getByRole("button", { name: "Send Quote Request (5)" }).click();
  await expectRequestPage(page);
  expect(errors).toEqual([]);
});

test("a company's page and the directory open in a browser that blocks storage", async ({ page }) => {
  await blockStorage(page);
  await page.goto("/companies?mode=quote&location=Leeds");
  await page
    .getByRole("checkbox", { name: /^Select / })
    .first()
    .click();
  await expect(page.getByRole("button", { name: "Request Quotes (1)" })).toBeVisible();
  await page.goto("/company/1?location=Leeds");
  await expect(page.getByRole("heading", { name: "Company Overview" })).toBeVisible();
});

const compareOnly = (page: Page) => page.getByRole("checkbox", { name: /^Compare / });

test("companies chosen to be compared take none of the five places for quotes", async ({ page }) => {
  await page.goto("/search?location=London&radius=50&sort=name");
  for (let position = 0; position < 4; position++) await compareOnly(page).nth(position).check();
  for (let position = 0; position < 5; position++) await tick(page, position).check();
  await expect(page.getByRole("button", { name: "Request Quotes (5)" })).toBeVisible();
  await expect(page.getByText("Compare up to 5", { exact: true })).toBeVisible();
  await compareOnly(page).nth(4).click();
  await expect(page.getByText("You can compare up to 5 companies.", { exact: true })).toBeVisible();
  await expect(compareOnly(page).nth(4)).not.toBeChecked();
  await tick(page, 5).click();
  await expect(page.getByText("You can select up to 5 companies for quotes.", { exact: true })).toBeVisible();
});

test("what is ticked on the home page is ticked in the directory, however the place is typed", async ({
  page,
}) => {
  await openHydrated(page, "/?location=ls6+2ab&radius=25");
  for (const position of [0, 1]) await tick(page, position).check();
  await compareOnly(page).first().check();
  await page.getByRole("link", { name: "Request a Quote?" }).first().click();
  await expect(page.getByRole("button", { name: "Request Quotes (2)" })).toBeVisible();
  await page
    .getByRole("checkbox", { name: /^Select /, checked: false })
    .first()
    .click();
  await page.goto("/search?location=LS62AB");
  await expect(page.getByRole("button", { name: "Request Quotes (3)" })).toBeVisible();
  await expect(page.getByText(/^4 of 5 chosen/)).toBeVisible();
});

test("in selection mode the companies that can be selected come first", async ({ page }) => {
  await page.goto("/companies?mode=quote&location=LS6");
  const controls = page.locator(".card-control");
  await expect(controls.first()).toContainText("Available");
  const texts = await controls.allTextContents();
  const isAvailable = texts.map((text) => text.includes("Available"));
  expect(isAvailable).toEqual(isAvailable.toSorted((a, b) => Number(b) - Number(a)));
});

test("a page that the browser kept shows what was chosen since", async ({ page }) => {
  await openHydrated(page, "/search?location=Leeds&radius=30");
  for (const position of [2, 3]) await tick(page, position).check();
  await page.evaluate(() => {
    localStorage.clear();
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(page.getByRole("button", { name: /^Request Quotes/ })).toBeHidden();
  await expect(tick(page, 2)).not.toBeChecked();
});

test("Select Top 5 takes companies with a warning in red last", async ({ page }) => {
  await page.goto("/search?location=Leeds&radius=30&sort=distance");
  await page.getByRole("button", { name: "Select Top 5" }).click();
  await expect(page.getByRole("button", { name: "Request Quotes (5)" })).toBeVisible();
  const warned = page.locator("article:has(:checked):has(.text-stop.font-semibold)");
  await expect(warned).toHaveCount(0);
});

const firms = (page: Page) => page.getByRole("region", { name: /^Skip hire companies in/ });

test("a town's page shares its ticks with the lists, and its buttons lose none chosen elsewhere", async ({
  page,
}) => {
  await openHydrated(page, "/search?location=York");
  await tick(page, 0).check();
  await page.goto("/skip-hire/leeds");
  const boxes = firms(page).getByRole("checkbox", { name: /^Request a quote from/ });
  await boxes.first().check();
  await firms(page).getByRole("button", { name: "Compare" }).click();
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
  await page.goBack();
  await expect(boxes.first()).toBeChecked();
  await boxes.first().uncheck();
  await page.goto("/search?location=York");
  await expect(page.getByText(/^1 of 5 chosen/)).toBeVisible();
});

test("a town's page refuses a sixth company for quotes", async ({ page }) => {
  await openHydrated(page, "/search?location=York");
  for (let position = 0; position < 5; position++) await tick(page, position).check();
  await page.goto("/skip-hire/leeds");
  const box = firms(page)
    .getByRole("checkbox", { name: /^Request a quote from/ })
    .first();
  await box.click();
  await expect(firms(page).getByRole("alert")).toHaveText("You can select up to 5 companies for quotes.");
  await expect(box).not.toBeChecked();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the companies of a town are called, compared and asked", async ({ page }) => {
    await page.goto("/skip-hire/leeds");
    await expect(
      firms(page)
        .getByRole("link", { name: /^Call .+: 0/ })
        .first(),
    ).toBeVisible();
    const boxes = firms(page).getByRole("checkbox", { name: /^Request a quote from/ });
    for (const position of [0, 1]) await boxes.nth(position).check();
    await firms(page).getByRole("button", { name: "Compare" }).click();
    await expect(page).toHaveURL(/\/compare\?location=Leeds&ids=\d+&ids=\d+/);
    await expect(page.getByRole("columnheader")).toHaveCount(2);
    await page.goBack();
    for (const position of [0, 1]) await boxes.nth(position).check();
    await firms(page).getByRole("button", { name: "Request Quotes" }).click();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
  });
});

test("on a phone the button that adds a company to the request says so in a word", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, "/company/541?location=LS6&size=6");
  const add = page.getByRole("button", { name: "Add to my request" });
  await expect(add.getByText("Add", { exact: true })).toBeVisible();
  await add.click();
  await expect(add.getByText("Added", { exact: true })).toBeVisible();
  await expect(add).toHaveAttribute("aria-pressed", "true");
});

test("a toast that comes late leaves the field in sight that is being typed into", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { promise: isFocused, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/toast-region-*.js", (route) => isFocused.then(() => route.continue()));
  await page.goto("/quote?companies=541,102&location=LS6+2AB&size=6");
  const email = page.getByLabel("Email Address");
  await email.click();
  // To where the toast would stand.
  await email.evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 110));
  resolve();
  const toast = page.getByRole("listitem").filter({ hasText: "Companies added" });
  await expect(toast).toBeVisible();
  await expect.poll(async () => (await toast.boundingBox())?.y).toBeGreaterThan(110 + 48);
});
