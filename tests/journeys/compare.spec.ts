import { expect, type Page, test } from "@playwright/test";
import { openHydrated } from "../harness/browser/open-page.ts";

const JOB = "location=York&size=6&stands=road&waste=soil,mattress";

const row = (page: Page, fact: string | RegExp) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: fact }) });

test("companies stand side by side, with what the job costs and what nobody has stated", async ({ page }) => {
  await page.goto(`/compare?ids=102,541&${JOB}`);
  await expect(page.getByRole("heading", { level: 1, name: "Compare companies" })).toBeVisible();
  await expect(page.getByRole("columnheader")).toHaveText([/Braithwaite & Daughters/, /Clough Reclaim/]);
  const total = row(page, /^Total for your job/);
  await expect(total.getByRole("cell").first()).toContainText("At least £185");
  await expect(total.getByRole("cell").first()).toContainText(
    /Hire £185: (the company's price|price entered by the directory)/,
  );
  await expect(total.getByRole("cell").first()).toContainText("Permit: not known");
  await expect(
    row(page, /^Price of a 6 yard skip/)
      .getByRole("cell")
      .first(),
  ).toContainText(/(Stated by the company|Entered by the directory) on \d+ \w+ 20\d\d/);
  await expect(
    row(page, /^Charges extra for/)
      .getByRole("cell")
      .nth(1),
  ).toContainText("Mattresses (in your job): £20 each");
});

test("a company that refuses a waste of the job says so in place of a total, in the comparison and on its page", async ({
  page,
}) => {
  const job = "location=LS6+2AB&size=6&waste=mattress";
  await page.goto(`/compare?ids=4180,541&${job}`);
  const totals = row(page, /^Total for your job/).getByRole("cell");
  await expect(totals.first()).toHaveText("Doesn't take mattresses");
  await expect(totals.nth(1)).toContainText("£");
  await page.goto(`/company/4180?${job}`);
  await expect(page.getByText("Doesn't take mattresses", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Total for/)).toHaveCount(0);
});

test("facts that differ are marked in words", async ({ page }) => {
  await openHydrated(page, `/compare?ids=102,541&${JOB}`);
  await expect(row(page, /^Distance/).getByRole("rowheader")).toContainText("Differs");
  await expect(row(page, /^Permits/).getByRole("rowheader")).not.toContainText("Differs");
});

test("a company can be removed until one is left, which leads back to the search for the same job", async ({
  page,
}) => {
  await openHydrated(page, `/compare?ids=102,541,999&${JOB}`);
  await page.getByRole("link", { name: "Remove Clough Reclaim" }).click();
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await page.getByRole("link", { name: /^Remove Braithwaite/ }).click();
  await expect(page.getByRole("heading", { name: "Choose one more company" })).toBeVisible();
  await page.getByRole("link", { name: "Find companies" }).click();
  await expect(page).toHaveURL("/search?location=York&size=6&stands=road&waste=soil%2Cmattress");
});

test("a request goes to those of the companies that take requests, for the same job", async ({ page }) => {
  await page.goto("/compare?ids=102,309,541&location=York&size=6");
  await expect(page.getByText("By phone or on their website only: Ure Skips.")).toBeVisible();
  await page.getByRole("link", { name: "Request quotes from 2 companies" }).click();
  await expect(page).toHaveURL(/\/quote\?companies=102%2C541&location=York&size=6/);
});

test("the job can be changed on the comparison, which keeps its companies", async ({ page }) => {
  await openHydrated(page, "/compare?ids=102,541");
  await page.getByText("Add the place and the size, for a total").click();
  await page.getByLabel("Postcode or town").fill("LS6 2AB");
  await page.getByLabel("Size", { exact: true }).selectOption("6");
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page).toHaveURL("/compare?ids=102%2C541&location=LS6+2AB&size=6");
  await expect(row(page, /^Delivers to LS6 2AB/)).toBeVisible();
  await expect(row(page, /^Total for your job/)).toBeVisible();
});

test("a company's page compares it with those chosen in the list", async ({ page }) => {
  await openHydrated(page, "/search?location=York&size=6");
  const ticks = page.getByRole("checkbox", { name: /Braithwaite|Nidd Aggregates/ });
  await ticks.first().check();
  await ticks.nth(1).check();
  await page.goto("/company/541?location=York&size=6");
  await page.getByRole("link", { name: "Compare (3)" }).click();
  await expect(page.getByRole("columnheader")).toHaveCount(3);
  await expect(page.getByRole("columnheader").first()).toContainText("Clough Reclaim");
});

test("companies ticked in the price comparison are compared for the same job", async ({ page }) => {
  await openHydrated(page, "/price-comparison?location=York&size=6");
  const ticks = page.locator("input[name=ids]");
  await ticks.first().check();
  await ticks.nth(1).check();
  await page.getByRole("region", { name: "Chosen companies" }).getByRole("link", { name: "Compare" }).click();
  await expect(page).toHaveURL(/\/compare\?ids=\d+%2C\d+&location=York&size=6/);
  await expect(page.getByRole("columnheader")).toHaveCount(2);
});

test("companies that are not in the directory are left out with a notice", async ({ page }) => {
  await page.goto("/compare?ids=102,999999,541");
  await expect(page.getByText("1 company is no longer listed, so we left it out.")).toBeVisible();
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await page.goto("/compare");
  await expect(page.getByRole("heading", { name: "Choose companies to compare" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("two companies stand side by side, with what the job costs and a call to each", {
    tag: "@journey",
  }, async ({ page }) => {
    await page.goto(`/compare?ids=102,541&${JOB}`);
    await expect(page.getByText("At least £185")).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("rowheader").first()).toContainText("Total for your job");
    const head = page.getByRole("columnheader", { name: "Clough Reclaim" });
    await expect(head).toContainText("£");
    await expect(head.getByRole("link", { name: /^Call Clough Reclaim: \d/ })).toBeInViewport({ ratio: 1 });
    await expect(head.getByRole("link", { name: "Remove Clough Reclaim" })).toBeInViewport({ ratio: 1 });
    await expect(head.getByRole("checkbox")).toBeInViewport({ ratio: 1 });
  });

  test("a third comes by a swipe of the facts, below names that stay in sight", async ({ page }) => {
    await openHydrated(page, `/compare?ids=102,541,999&${JOB}`);
    await expect(page.getByText("Swipe to see all 3")).toBeVisible();
    const third = page.getByRole("columnheader").nth(2).getByRole("link", { name: /^Call/ });
    const fact = row(page, /^Delivers to York/)
      .getByRole("cell")
      .nth(2);
    await expect(third).not.toBeInViewport({ ratio: 1 });
    const facts = page.locator(".comparison > tbody");
    await facts.evaluate((box) => box.scrollTo({ left: 999 }));
    await fact.scrollIntoViewIfNeeded();
    await expect(fact).toBeInViewport({ ratio: 1 });
    await expect(third).toBeInViewport({ ratio: 1 });
    // By keyboard the head scrolls first, and the facts follow it.
    await third.focus();
    for (let stop = 0; stop < 10; stop++) await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("link", { name: /^Call Braithwaite/ })).toBeFocused();
    await expect.poll(() => facts.evaluate((box) => box.scrollLeft)).toBe(0);
  });

  test("groups fold, also without script, and what nobody says is in one line", async ({ page }) => {
    await page.goto("/compare?ids=102,541&location=York&size=6");
    const sizes = row(page, /^Sizes/);
    await expect(sizes).toBeHidden();
    await page.getByText("What they take", { exact: true }).click();
    await expect(sizes).toBeVisible();
    await page.getByText("Price", { exact: true }).click();
    await expect(row(page, /^Total for your job/)).toBeHidden();
    await page.goto("/compare?ids=541,3625&location=LS6&size=6");
    await expect(page.getByText(/^Nobody says: .*each extra week/)).toBeVisible();
  });
});

test("a tick is the choice that all lists share, and decides who is asked", async ({ page }) => {
  await openHydrated(page, "/compare?ids=102,309,541&location=York&size=6");
  await expect(page.getByText("2 of 3 can be asked online")).toBeVisible();
  await page.getByRole("checkbox", { name: /Clough Reclaim/ }).uncheck();
  await expect(page.getByRole("link", { name: "Request quotes from 1 company" })).toBeVisible();
  await page.goto("/search?location=LS6");
  await expect(page.getByRole("button", { name: "Request Quotes (1)" })).toBeVisible();
});

test("the best in a row is marked in words", async ({ page }) => {
  await page.goto("/compare?ids=4182,4180,2089&location=LS6&size=6");
  await expect(row(page, /^Total for your job/).getByText("Lowest stated")).toHaveCount(1);
  await expect(row(page, /^Rating/).getByText("Highest")).toHaveCount(0);
});

test("five companies print on one sheet", async ({ page }) => {
  await page.goto(`/compare?ids=102,541,109,309,999&${JOB}`);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("on a phone the price of the job and Get Quote are in the first screen of a company", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/company/102?${JOB}`);
  await expect(page.getByText("At least £185")).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("Permit: not known")).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("Delivers to York")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("link", { name: "Get Quote" })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("link", { name: /^Call/ })).toBeInViewport({ ratio: 1 });
  await page.getByRole("link", { name: "Get Quote" }).click();
  await expect(page).toHaveURL(/companies=102&location=York&size=6&stands=road&waste=soil%2Cmattress/);
});

test("a company's prices name who stated them and when, and sizes without a price have our estimate", async ({
  page,
}) => {
  await page.goto("/company/102");
  const prices = page.getByRole("region", { name: "Skip sizes and prices" });
  await expect(prices.getByRole("row", { name: /^6 yard.*£185$/ })).toBeVisible();
  await expect(prices).toContainText(/(Stated by the company|Entered by the directory) on \d+ \w+ 20\d\d/);
  await page.goto("/company/541?size=6");
  await expect(prices.getByRole("row", { name: /^6 yard Your size About £\d+ our estimate$/ })).toBeVisible();
  await expect(prices.getByRole("row", { name: /^8 yard About £\d+ our estimate$/ })).toBeVisible();
});

test("a shared comparison shows as ticked whom its button asks, and one can be left out", async ({
  page,
}) => {
  await openHydrated(page, "/compare?ids=102,541,999");
  const ticks = page.getByRole("checkbox", { name: /^Request a quote from / });
  const count = await ticks.count();
  const ask = (asked: number) =>
    page.getByRole("link", { name: `Request quotes from ${asked} ${asked === 1 ? "company" : "companies"}` });
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(count);
  await expect(ask(count)).toBeVisible();
  await ticks.first().uncheck();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(count - 1);
  await expect(ask(count - 1)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(count - 1);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("companies are compared by plain links", { tag: "@journey" }, async ({ page }) => {
    await page.goto(`/compare?ids=102,541,999&${JOB}`);
    await page.getByRole("link", { name: "Remove Clough Reclaim" }).click();
    await expect(page.getByRole("columnheader")).toHaveCount(2);
  });
});
