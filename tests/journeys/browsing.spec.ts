import { expect, type Locator, test } from "@playwright/test";
import { openHydrated, openWithScript } from "../harness/browser/open-page.ts";
import { openInPieces } from "./slow-html-proxy.ts";

test("the directory pages through everything, and its filters must both match", { tag: "@journey" }, async ({
  page,
}) => {
  await page.goto("/companies");
  await expect(page.getByRole("heading", { name: "All Skip Hire Companies" })).toBeVisible();
  await expect(page.getByText("4,276 verified companies")).toBeVisible();
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole("article")).toHaveCount(20);
  await page.getByLabel("Search companies").fill("skip");
  await page.getByLabel("Filter by location").fill("swansea");
  await expect(page).toHaveURL(/locationSearch=swansea/);
  await expect(page).not.toHaveURL(/page=/);
  // The cards of the page before stay until the found ones have come.
  await expect(page.getByRole("article").filter({ hasNotText: "Swansea" })).toHaveCount(0);
  await expect(page.getByRole("article").first()).toContainText("Swansea");
});

test("a filter that finds nothing can be cleared", async ({ page }) => {
  await page.goto("/companies?search=no-such-company-anywhere");
  await page.getByRole("link", { name: "Clear all filters" }).click();
  await expect(page.getByRole("heading", { name: "4,276 companies found" })).toBeVisible();
});

test("a directory that cannot be loaded says so and offers to try again", async ({ page }) => {
  await openHydrated(page, "/list-business");
  await page.route("**/api/companies?*", (route) => route.abort());
  await page.getByRole("link", { name: "All Companies" }).first().click();
  await expect(page.getByRole("heading", { name: "Failed to load companies" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Try Again" })).toBeVisible();
});

test("prices are compared near a place, by size", { tag: "@journey" }, async ({ page }) => {
  await page.goto("/price-comparison");
  await expect(page.getByText("Enter a location to compare prices", { exact: true })).toBeVisible();
  await page.getByLabel("Postcode or town").fill("Bristol");
  await page.getByLabel("Skip size").selectOption("medium");
  await page.getByRole("button", { name: "Compare Prices" }).click();
  await expect(page.getByRole("heading", { name: /companies found near Bristol/ })).toBeVisible();
  await expectStatedFirst(page.getByRole("row").locator("td:nth-of-type(3)"));
});

/** Expects prices to be in the order that the page promises: stated ones before estimates, each cheapest first. */
async function expectStatedFirst(cells: Locator) {
  const texts = (await cells.allInnerTexts()).filter((text) => text.includes("£"));
  const isEstimate = (text: string) => text.includes("estimate");
  // A stated price for other days is not comparable, so it comes after those that are.
  const priceOf = (text: string) =>
    Number(/£(\d+)/.exec(text)?.[1]) + (/^£[\d-]+\s+(for \d+ days|\(hire)/.test(text) ? 1e4 : 0);
  const stated = texts.filter((text) => !isEstimate(text)).sort((a, b) => priceOf(a) - priceOf(b));
  const estimated = texts.filter(isEstimate).sort((a, b) => priceOf(a) - priceOf(b));
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.map(priceOf)).toEqual([...stated, ...estimated].map(priceOf));
}

test("without a size chosen the prices of medium skips are shown on a phone, and another size in one press", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/price-comparison?location=LS6");
  const prices = page.getByRole("row").locator("td:not(:last-child):visible");
  await expect(prices).toHaveCount(20);
  await expect(prices.first()).toContainText("£");
  await expectStatedFirst(prices);
  await page
    .getByRole("navigation", { name: "Prices for" })
    .getByRole("link", { name: /^Small/ })
    .click();
  await expect(page).toHaveURL(/location=LS6&skipSize=small/);
  await expect(page.getByLabel("Skip size")).toHaveValue("small");
  await expect(prices.first()).toContainText("£");
  await expectStatedFirst(prices);
});

test("prices are of the sizes a company hires out, and the job's exact size has a column of its own", async ({
  page,
}) => {
  await openHydrated(page, "/price-comparison?location=York");
  await expect(page.getByRole("cell", { name: "Not offered" }).first()).toBeVisible();
  await page.getByLabel("Exact size").selectOption("6");
  await page.getByLabel("It will stand").selectOption("On the road");
  await page.getByRole("button", { name: "Compare Prices" }).click();
  await expect(page).toHaveURL(/location=York&skipSize=all&size=6&stands=road/);
  const totals = page.getByRole("row").locator("td:nth-of-type(1)");
  await expect(totals.first()).toContainText(/£\d+.*Permit: not known/);
  await expectStatedFirst(totals);
  await page
    .getByRole("link", { name: /^Quote from/ })
    .first()
    .click();
  await expect(page).toHaveURL(/location=York&size=6&stands=road/);
});

test("the price comparison says who delivers, and lists last who can't do the job", async ({ page }) => {
  await page.goto("/price-comparison?location=LS6+2AB&size=8&waste=soil");
  await expect(page.getByRole("row").nth(1)).toContainText(
    /(Delivers|Probably delivers|Ask if it delivers) to LS6/,
  );
  await expect(page.getByText(/don't deliver to LS6, don't take your waste or don't/)).toBeVisible();
  await page
    .getByRole("link", { name: /^Page \d+$/ })
    .last()
    .click();
  await expect(page.getByRole("row").last()).toContainText(/Does not hire out 8 yard|Doesn't take soil/);
});

test("the skip size stays on the screen beside an exact size", async ({ page }) => {
  await page.goto("/price-comparison?location=York&skipSize=medium&size=8");
  await expect(page.getByLabel("Skip size")).toHaveValue("medium");
  await expect(page.getByLabel("Exact size")).toHaveValue("8");
  await page.getByLabel("Exact size").selectOption("Any size");
  await page.getByRole("button", { name: "Compare Prices" }).click();
  await expect(page).toHaveURL(/location=York&skipSize=medium/);
  await expect(page.getByLabel("Skip size")).toHaveValue("medium");
});

test("a total with a skip on the road has the council's fee where it is known", async ({ page }) => {
  await page.goto("/price-comparison?location=DE1+1AA&size=6&weeks=4&stands=road");
  const totals = page
    .getByRole("cell")
    .filter({ hasText: "Permit £44 for 28 days: the council's fee, seen on" });
  await expect(totals.first()).toContainText(/£\d+/);
  await expect(page.getByText("Permit: not known")).toHaveCount(0);
});

test("guides can be read one after the other", { tag: "@journey" }, async ({ page }) => {
  await page.goto("/guides");
  await page.getByRole("link", { name: "Skip hire permits explained" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Skip hire permits explained" })).toBeVisible();
  await expect(page.getByText("5 min read")).toBeVisible();
  await expect(page.getByRole("region", { name: "More Guides" }).getByRole("article")).toHaveCount(2);
  await page.getByRole("link", { name: "Back to Guides" }).click();
  await expect(page.getByRole("heading", { name: "Featured Guides" })).toBeVisible();
});

test("the page of sizes leads to the planner", { tag: "@journey" }, async ({ page }) => {
  await page.goto("/skip-sizes?location=LS6+2AB&job=patio&bags=40&weight=heavy&waste=soil");
  await page.getByRole("main").getByRole("link", { name: "Plan your skip" }).click();
  await expect(page).toHaveURL("/plan?location=LS6+2AB&waste=soil");
});

test("the sitemap shows the numbers of companies and counties", { tag: "@journey" }, async ({ page }) => {
  await page.goto("/sitemap");
  for (const figure of ["4,276", "7,258", "2,862", "4.35"]) {
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  }
});

test("client navigation requests data from the API and no HTML", async ({ page }) => {
  await openHydrated(page, "/search?location=Leeds");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page
    .getByRole("link", { name: /View Details/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Customer Reviews" })).toBeVisible();
  expect(asked.some((path) => path.startsWith("/api/companies/"))).toBe(true);
  expect(asked.filter((path) => path.endsWith(".data"))).toEqual([]);
});

test("a company's page loads no code for what the server has rendered, and reads the same after a navigation", async ({
  page,
}) => {
  await openHydrated(page, "/company/102?location=York&size=6&stands=road&waste=soil,mattress");
  await page.waitForLoadState("networkidle");
  const facts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => /(company-facts|shown-reviews)-/.test(name)),
    );
  expect(await facts()).toEqual([]);
  const opened = await page.locator("main").innerText();
  expect(opened).toContain("What they take");
  await page.getByRole("link", { name: "List Your Business" }).first().click();
  await expect(page.getByRole("heading", { name: "List Your Business" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Customer Reviews" })).toBeVisible();
  expect(await page.locator("main").innerText()).toBe(opened);
  expect(await facts()).toHaveLength(2);
});

test("the stars of a company lead to its reviews, and so do the links to its sections", async ({ page }) => {
  await openHydrated(page, "/company/102");
  await page.getByRole("link", { name: /^Rated / }).click();
  await expect(page.getByRole("heading", { name: "Customer Reviews" })).toBeInViewport();
  const sections = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  for (const section of await sections.all()) {
    await section.click();
    await expect(page.locator((await section.getAttribute("href")) ?? "")).toBeInViewport();
  }
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
});

test("a company's map loads when it scrolls into view, and text replaces a map that fails", async ({
  page,
}) => {
  const asked: string[] = [];
  let blocked = true;
  await page.route("https://maps.google.com/**", (route) => {
    asked.push(route.request().url());
    return blocked ? route.abort() : route.fulfill({ contentType: "text/html", body: "A map" });
  });
  const come = async () => {
    await openHydrated(page, "/company/102");
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    await page.getByRole("heading", { name: "Address and map" }).scrollIntoViewIfNeeded();
    await page.keyboard.press("Shift");
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  };
  const map = page.getByTitle(/^Map: .+, UK$/);
  await come();
  await expect(map).toHaveCount(0);
  blocked = false;
  asked.length = 0;
  await come();
  await expect(map).toBeVisible();
  await expect(map.contentFrame().getByText("A map")).toBeVisible();
});

test("where maps load on demand, Google is asked when Show map is pressed", async ({ page }) => {
  await page.route("**/api/maps/config", (route) =>
    route.fulfill({ json: { provider: "google", load: "press", apiKey: null } }),
  );
  await page.route("https://maps.google.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "A map" }),
  );
  await openHydrated(page, "/companies?location=York");
  const maps: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).hostname === "maps.google.com") maps.push(request.url());
  });
  await page
    .getByRole("link", { name: /^View Details/ })
    .first()
    .click();
  const button = page.getByRole("button", { name: /^Show map of / });
  await button.scrollIntoViewIfNeeded();
  await page.keyboard.press("Shift");
  expect(maps).toEqual([]);
  await button.press("Enter");
  await expect(
    page
      .getByTitle(/^Map: .+, UK$/)
      .contentFrame()
      .getByText("A map"),
  ).toBeVisible();
});

test("a page that arrives in pieces is hydrated once it is complete", async ({ page, baseURL }) => {
  const failures: Error[] = [];
  page.on("pageerror", (error) => failures.push(error));
  // Wait up to 2 s for an error: a script that ran before the HTML was complete would throw one.
  const settled = () => page.waitForEvent("pageerror", { timeout: 2_000 }).catch(() => {});
  const line = await openInPieces(baseURL ?? "", settled);
  await openWithScript(page, `${line.url}/quote`);
  expect(failures).toEqual([]);
  line.close();
});
