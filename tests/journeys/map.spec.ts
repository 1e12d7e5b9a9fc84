import { expect, type Locator, type Page, test } from "@playwright/test";
import { openHydrated } from "../harness/browser/open-page.ts";

const LEEDS = "/search?location=Leeds&radius=30";
const MAX_BYTES = 90 * 1024;

const drawing = (page: Page) => page.getByRole("group", { name: /^Map of/ });
const zoomIn = (page: Page) => page.getByRole("button", { name: "Zoom in" });
const companies = (map: Locator) => map.locator("a[data-firm]");

async function openMap(page: Page, path = `${LEEDS}&view=map`) {
  await openHydrated(page, path);
  await expect(zoomIn(page)).toBeEnabled();
}

/** The number of companies that a drawing shows, as single markers or in clusters. */
const countOf = async (map: Locator) => {
  const titles = await map.locator("a > title").allTextContents();
  return titles.reduce((sum, title) => sum + (Number(title.match(/^(\d+) companies[:,]/)?.[1]) || 1), 0);
};

test("the map opens beside the list, counts what the list counts, and closes again", async ({ page }) => {
  await openHydrated(page, LEEDS);
  await expect(drawing(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Map", exact: true }).click();
  await expect(page).toHaveURL(/view=map/);
  await expect(drawing(page)).toBeVisible();
  const heading = await page.getByRole("heading", { name: /companies found near Leeds/ }).innerText();
  expect(await countOf(drawing(page))).toBe(Number.parseInt(heading, 10));
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.getByRole("link", { name: "List", exact: true }).click();
  await expect(drawing(page)).toHaveCount(0);
});

test("buttons and keys zoom and move it, and the new drawing has more detail", async ({ page }) => {
  await openMap(page);
  const before = await companies(drawing(page)).count();
  for (let press = 0; press < 3; press += 1) await zoomIn(page).click();
  await expect(page).toHaveURL(/mapArea=53\.\d+%2C-1\.\d+%2C7\.9/);
  await expect.poll(() => companies(drawing(page)).count()).toBeGreaterThan(before);
  const canvas = page.getByRole("region", { name: /^Map\. Arrow keys/ });
  await canvas.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).not.toHaveURL(/%2C-1\.548%2C/);
  await page.keyboard.press("0");
  await expect(page).not.toHaveURL(/mapArea/);
  await expect.poll(() => companies(drawing(page)).count()).toBe(before);
});

test("the company that has the focus shows where it delivers, and Enter opens its page", async ({ page }) => {
  await openMap(page);
  const company = companies(drawing(page)).first();
  const name = (await company.locator("title").textContent())?.split(",")[0] ?? "";
  await company.focus();
  await expect(page).toHaveURL(/firm=\d+/);
  await expect(company).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: name })).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(drawing(page).locator('a[aria-current="true"]')).toHaveCount(1);
});

test("a tap puts a company in hand, a second one opens its page, and a cluster zooms in", async ({
  page,
}) => {
  await openMap(page);
  await drawing(page).locator("a[data-cluster]").first().click();
  await expect(page).toHaveURL(/mapArea=/);
  await page.getByRole("button", { name: "Show everything" }).click();
  await expect(page).not.toHaveURL(/mapArea/);
  const company = companies(drawing(page)).last();
  await company.click();
  await expect(page).toHaveURL(/firm=\d+/);
  await drawing(page).locator('a[aria-current="true"]').click();
  await expect(page).toHaveURL(/\/company\/\d+\?location=Leeds/);
});

test("the card of a pin has the price, rings and ticks like the list, and Back leaves the map as it was", {
  tag: "@journey",
}, async ({ page }) => {
  await openMap(page, `${LEEDS}&size=6&quotable=1&view=map`);
  await expect(page.locator(".map-prices text").first()).toHaveText(/^£\d/);
  await zoomIn(page).click();
  await expect(page).toHaveURL(/mapArea=/);
  await companies(drawing(page)).first().focus();
  await expect(page).toHaveURL(/firm=\d+/);
  const card = page.locator("#map").getByRole("article");
  await expect(card.getByText(/reviews?\)|no reviews/).first()).toBeVisible();
  await expect(card).toContainText(/£\d|Ask for a price|No 6 yd/);
  await card.getByRole("checkbox").check();
  await expect(page.getByText(/^1 of 5 chosen/)).toBeVisible();
  const area = await drawing(page).getAttribute("data-area");
  await card.getByRole("link", { name: /^View Details/ }).click();
  await expect(page.getByRole("heading", { name: "Customer Reviews" })).toBeVisible();
  await page.goBack();
  await expect(card.getByRole("checkbox")).toBeChecked();
  await expect(drawing(page)).toHaveAttribute("data-area", area ?? "");
});

test("on a phone the card of a tapped pin comes into sight, and the page stays where it is for the keyboard", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openMap(page, "/search?location=Bristol&radius=25&size=6&view=map");
  const card = page.locator("#map").getByRole("article");
  await companies(drawing(page)).first().focus();
  await page.keyboard.press("Tab");
  await expect(card).toBeVisible();
  await expect(page.locator(":focus")).toBeInViewport({ ratio: 1 });
  await openMap(page, "/search?location=Bristol&radius=25&size=6&view=map");
  await companies(drawing(page)).last().click();
  await expect(card).toBeInViewport({ ratio: 0.9 });
});

test("a moved map is searched around its middle, and Back leaves the search and the map as they were", async ({
  page,
}) => {
  await openMap(page);
  const search = page.getByRole("link", { name: "Search this area" });
  await expect(search).toHaveCount(0);
  for (let press = 0; press < 2; press += 1) await zoomIn(page).click();
  await page.getByRole("button", { name: "Move up" }).click();
  await expect(page).toHaveURL(/mapArea=53\.\d+%2C-1\.\d+%2C13$/);
  const before = page.url();
  await search.click();
  await expect(page).toHaveURL(/location=[A-Z]{1,2}\d+\+\d&radius=19&view=map/);
  await expect(page).not.toHaveURL(/mapArea/);
  await expect(page.getByRole("heading", { name: /compan(y|ies) found near [A-Z]{1,2}\d/ })).toBeVisible();
  await expect(search).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(before);
  await expect(page.getByRole("heading", { name: /companies found near Leeds/ })).toBeVisible();
  await expect(search).toBeVisible();
});

test("dragging moves the map and opens nothing; the bare wheel scrolls the page", async ({ page }) => {
  await openMap(page);
  const box = await drawing(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 40];
  const before = await drawing(page).getAttribute("viewBox");
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await drawing(page).getAttribute("viewBox")).toBe(before);
  await page.mouse.down();
  await page.mouse.move(x + 90, y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/\/search\?.*mapArea=/);
});

test("pages without a map load no script of it, and a map is small", async ({ page, request }) => {
  const scripts: string[] = [];
  page.on("request", (one) => scripts.push(one.url()));
  await openHydrated(page, LEEDS);
  expect(scripts.filter((url) => /map-script/.test(url))).toEqual([]);
  await openMap(page);
  expect(scripts.filter((url) => /map-script/.test(url))).toHaveLength(1);
  for (const query of ["location=Leeds&radius=30", "location=London&radius=50", ""]) {
    const response = await request.get(`/api/map?${query}`, { headers: { "accept-encoding": "br" } });
    expect(Number(response.headers()["content-length"])).toBeLessThan(MAX_BYTES);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the map is in the page, a cluster zooms in, and a company of the list shows its area", {
    tag: "@journey",
  }, async ({ page }) => {
    await page.goto(LEEDS);
    await page.getByRole("link", { name: "Map", exact: true }).click();
    await expect(drawing(page)).toBeVisible();
    await expect(zoomIn(page)).toBeHidden();
    await drawing(page).locator("a[data-cluster]").first().click();
    await expect(page).toHaveURL(/location=Leeds.*mapArea=/);
    await page.getByText("Show where one company delivers").click();
    const link = page.locator("#map details a").first();
    const name = await link.innerText();
    await link.click();
    await expect(page).toHaveURL(/firm=\d+.*#map/);
    await expect(page.locator("#map").getByRole("link", { name, exact: true }).first()).toBeVisible();
    await expect(page.getByText(/The yellow area is|no area is drawn/i)).toBeVisible();
    await expect(page.getByText(/Contains OS data|contains OS data/).first()).toBeVisible();
  });

  test("neither a closed map nor the choice of a company is printed", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await page.goto("/skip-hire/leeds");
    await expect(page.getByRole("heading", { name: "Permits in Leeds" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Companies near Leeds on a map" })).toBeHidden();
    await page.goto("/search?location=Leeds&view=map");
    await expect(drawing(page)).toBeVisible();
    await expect(page.getByText("Show where one company delivers")).toBeHidden();
  });

  test("a town's page has the map too", async ({ page }) => {
    await page.goto("/skip-hire/leeds");
    await page.getByRole("link", { name: "Show the map" }).click();
    await expect(drawing(page)).toBeVisible();
    await companies(drawing(page)).first().click();
    await expect(page).toHaveURL(/\/company\/\d+\?location=Leeds/);
  });
});
