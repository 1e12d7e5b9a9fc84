import { expect, test } from "@playwright/test";
import { holdScript, openHydrated, waitUntilHydrated } from "../harness/browser/open-page.ts";

const searchBox = "Where do you need the skip?";

test("a postcode typed on the home page opens companies near it, best fit first, and one of them can be read", {
  tag: "@journey",
}, async ({ page }) => {
  await openHydrated(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("4,276");
  await page.getByLabel(searchBox).fill("m1 1ae");
  await page.getByRole("button", { name: "Find Companies" }).first().click();
  await expect(page).toHaveURL(/location=m1\+1ae&radius=25/);
  const results = page.getByRole("region", { name: /companies found near M1 1AE/ });
  await expect(results.getByRole("article")).toHaveCount(9);
  await expect(results).toBeFocused();
  const fits = await results
    .getByText(/^(Delivers|Probably delivers|Ask if it delivers) to M1$/)
    .allTextContents();
  const ranks = fits.map((fit) => ["Delivers", "Probably", "Ask"].indexOf(fit.split(" ")[0] ?? ""));
  expect(ranks).toHaveLength(9);
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));

  const card = results.getByRole("article").first();
  const name = await card.getByRole("heading").innerText();
  await card.getByRole("link", { name: /View Details/ }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Company Overview" })).toBeVisible();
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL(/location=m1\+1ae/);
});

test("on a phone the only button is below the drawn sizes, and starts the search on the home page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openHydrated(page, "/");
  await page.getByLabel(searchBox).fill("LS6 2AB");
  await page.getByRole("radio", { name: "6 yd", exact: true }).check();
  const button = page.getByRole("button", { name: "Find Companies" });
  const sizes = page.getByRole("group", { name: /^Which size/ });
  const [below, above] = [await button.boundingBox(), await sizes.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  await button.click();
  await expect(page).toHaveURL(/location=LS6\+2AB&radius=25&size=6/);
});

test("the form keeps a radius of 25 km, which is not an option, until another is chosen", async ({
  page,
}) => {
  await page.goto("/");
  const radius = page.getByLabel("Within");
  await expect(radius).toHaveValue("25");
  expect(await radius.locator("option:not([hidden])").allInnerTexts()).toEqual([
    "5 km (3 miles)",
    "10 km (6 miles)",
    "30 km (19 miles)",
    "50 km (31 miles)",
  ]);
});

test("lower-case leeds finds Leeds", async ({ page }) => {
  await page.goto("/search");
  await page.getByLabel(searchBox).fill("leeds");
  await page.getByLabel(searchBox).press("Enter");
  await expect(page.getByRole("heading", { name: /companies found near Leeds/ })).toBeVisible();
  await expect(page).toHaveTitle(/Skip hire near Leeds/);
});

test("a misspelled town offers the right one, which keeps the radius and the job", async ({ page }) => {
  await page.goto("/search?location=Ledes&radius=10&size=6");
  await page.getByText("Ledes: did you mean").getByRole("link", { name: "Leeds" }).click();
  await expect(page).toHaveURL("/search?location=Leeds&radius=10&size=6");
  await expect(page.getByRole("heading", { name: /near Leeds/ })).toBeVisible();
});

test("a company's page and the comparison offer the right town too, and don't take the other for a place", async ({
  page,
}) => {
  await page.goto("/company/541?location=Ledes&size=6");
  await page.getByText("Ledes: did you mean").getByRole("link", { name: "Leeds" }).click();
  await expect(page).toHaveURL("/company/541?location=Leeds&size=6");
  await openHydrated(page, "/compare?ids=102,541&location=Ledes&size=6");
  await expect(page.getByText("For an unknown place, 6 yd")).toBeVisible();
  await expect(page.getByRole("rowheader", { name: /Ledes/ })).toHaveCount(0);
  await page.getByText("Ledes: did you mean").getByRole("link", { name: "Leeds" }).click();
  await expect(page.getByText("For Leeds, 6 yd")).toBeVisible();
  await expect(page.getByRole("rowheader", { name: /^Delivers to Leeds/ })).toBeVisible();
});

test("the quote form says that a place is unknown, and nothing else", async ({ page }) => {
  await openHydrated(page, "/quote");
  await page.getByLabel("Location").fill("qqqq");
  await page.getByRole("button", { name: "Find Companies" }).click();
  await expect(page.getByText("We don't know a place called “qqqq”.")).toBeVisible();
  await expect(page.getByText("No companies found", { exact: true })).toHaveCount(0);
});

test("the quote form offers the right town for a misspelled one, keeps what was typed and searches there", async ({
  page,
}) => {
  await openHydrated(page, "/quote");
  await page.getByLabel("Full Name").fill("Ann Archer");
  await page.getByLabel("Location").fill("Ledes");
  await page.getByRole("button", { name: "Find Companies" }).click();
  await page.getByText("Ledes: did you mean").getByRole("button", { name: "Leeds" }).click();
  await expect(page.getByText(/selected \(maximum 5\)/)).toBeVisible();
  await expect(page.getByLabel("Location")).toHaveValue("Leeds");
  await expect(page.getByLabel("Full Name")).toHaveValue("Ann Archer");
});

test("a text that resembles no place gets advice on every page that searches", async ({ page }) => {
  for (const path of ["/search", "/companies", "/price-comparison", "/"]) {
    await page.goto(`${path}?location=asdfgh&radius=10`);
    await expect(page.getByText("We don't know a place called “asdfgh”. Try a full postcode")).toBeVisible();
  }
});

test("a postcode of a Crown dependency is answered on every page that knows a place", async ({ page }) => {
  for (const path of ["/search?", "/companies?", "/price-comparison?", "/?", "/plan?", "/company/541?"]) {
    await page.goto(`${path}location=GY1+1AA`);
    await expect(page.getByText("companies in the United Kingdom only, not in Guernsey.")).toBeVisible();
    await expect(page.getByText("We don't know a place")).toHaveCount(0);
  }
});

test("the letters of a postcode get the town of their area on every page that knows a place", async ({
  page,
}) => {
  const pages = [
    "/search",
    "/companies",
    "/price-comparison",
    "/",
    "/plan",
    "/company/541",
    "/compare?ids=102,541",
  ];
  for (const path of pages) {
    await page.goto(`${path}${path.includes("?") ? "&" : "?"}location=LS`);
    const note = page.getByText("LS is only the start of a postcode: add the number, such as LS1.");
    await expect(note).toContainText("LS: did you mean Leeds?");
  }
  await openHydrated(page, "/search?location=LS");
  await expect(page.getByLabel("Sort by")).toHaveValue("best");
  await expect(page.getByText("Those that deliver to you")).toHaveCount(0);
});

test("Newport finds the one in Wales and offers the others", async ({ page }) => {
  await page.goto("/search?location=Newport");
  await expect(page.getByText("Showing Newport, Wales. Did you mean")).toBeVisible();
  await page.goto("/search?location=Newport&view=map&mapArea=51.588,-2.998,8");
  const other = page.getByRole("link", { name: "Newport, Isle of Wight" });
  await expect(other).not.toHaveAttribute("href", /mapArea/);
  await other.click();
  await expect(page.getByRole("heading", { name: /near Newport, Isle of Wight/ })).toBeVisible();
});

test("Hull finds the city", async ({ page }) => {
  await page.goto("/search?location=Hull");
  await expect(page.getByRole("article").first()).toContainText(/under 1 mile|\d km/);
});

test("places are suggested while typing and can be chosen by keyboard", { tag: "@journey" }, async ({
  page,
}) => {
  await page.goto("/search");
  const box = page.getByRole("combobox", { name: searchBox });
  await box.pressSequentially("manch");
  await expect(page.getByRole("option", { name: "Manchester Town" })).toBeVisible();
  await box.press("ArrowDown");
  await expect(box).toHaveAttribute("aria-activedescendant", /.+/);
  await box.press("Enter");
  await expect(box).toHaveValue("Manchester");
  await expect(page.getByRole("listbox", { name: "Places" })).toBeHidden();
  await expect(page).toHaveURL(/\/search$/);
  await box.press("Enter");
  await expect(page).toHaveURL(/location=Manchester/);
  await expect(page.getByRole("heading", { name: /near Manchester/ })).toBeVisible();
});

test("a suggested place fills the field and leaves the rest of the job to say", async ({
  page,
  isMobile,
}) => {
  const lists = ["/companies", "/search?location=York&size=8"];
  for (const path of ["/", "/search", ...lists]) {
    await openHydrated(page, path);
    // Above a list, a phone shows the job as chips.
    if (isMobile && lists.includes(path)) await page.getByText("Change", { exact: true }).click();
    const box = page.getByRole("combobox", { name: searchBox });
    await box.fill("");
    await box.pressSequentially("manch");
    await page.getByRole("option", { name: "Manchester Town" }).click();
    await expect(box).toHaveValue("Manchester");
    await expect(box).toBeFocused();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
    await page.getByRole("button", { name: "Find Companies" }).click();
    await expect(page).toHaveURL(/location=Manchester/);
  }
});

test("places are suggested for text typed before hydration", async ({ page }) => {
  const letGo = await holdScript(page);
  await page.goto("/search");
  await page.getByRole("combobox", { name: searchBox }).pressSequentially("manch");
  letGo();
  await expect(page.getByRole("option", { name: "Manchester Town" })).toBeVisible();
});

test("a filter and an order set before hydration take effect after it", async ({ page, isMobile }) => {
  const letGo = await holdScript(page);
  await page.goto("/search?location=London&radius=30");
  await page.getByLabel("Sort by").selectOption({ label: "Company Name" });
  if (isMobile) await page.getByText("Filters", { exact: true }).click();
  await page.getByPlaceholder("Search by company name or location...").fill("skip hire");
  letGo();
  await expect(page).toHaveURL(/sort=name/);
  await expect(page).toHaveURL(/search=skip\+hire/);
  await expect(page.getByPlaceholder("Search by company name or location...")).toHaveValue("skip hire");
  await expect(page.getByLabel("Sort by")).toHaveValue("name");
});

test("all place suggestions on the home page are visible", async ({ page }) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height: 1400 });
  await page.goto("/");
  await page.getByRole("combobox", { name: searchBox }).pressSequentially("new");
  const places = page.getByRole("listbox", { name: "Places" }).getByRole("option");
  await expect(places).toHaveCount(8);
  await expect(places.last()).toBeInViewport({ ratio: 1 });
});

test("Escape closes the suggestions and Enter searches for what was typed", async ({ page }) => {
  await page.goto("/search");
  const box = page.getByRole("combobox", { name: searchBox });
  await box.pressSequentially("cardif");
  const places = page.getByRole("listbox", { name: "Places" });
  await expect(places).toBeVisible();
  await box.press("Escape");
  await expect(places).toBeHidden();
  await box.press("Enter");
  await expect(page).toHaveURL(/location=cardif&/);
});

test("the job's fields show the place as it was understood", async ({ page }) => {
  await page.goto("/search?location=ls62ab&page=2");
  await expect(page.getByLabel(searchBox)).toHaveValue("LS6 2AB");
  await expect(page).toHaveTitle(/^Skip hire near LS6 2AB, page 2/);
});

test("a search without results says how many companies a wider radius finds", async ({ page }) => {
  await page.goto("/search?location=St+Davids&radius=5");
  await expect(page.getByRole("heading", { name: "No companies found" })).toBeVisible();
  await expect(page.getByText("Nothing within 5 km (3 miles).")).toBeVisible();
  await expect(page.getByLabel("Sort by")).toHaveCount(0);
  await expect(page.getByRole("form", { name: "Filters" })).toHaveCount(0);
  await page
    .getByRole("link", { name: /^Within \d+ km \(\d+ miles\): \d+ compan/ })
    .first()
    .click();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("a town on the home page leads to a search there", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Swansea 34 companies" }).click();
  await expect(page).toHaveURL(/\/search\?location=Swansea/);
  await expect(page.getByRole("heading", { name: /near Swansea/ })).toBeVisible();
});

test("results can be filtered and sorted, and the URL contains both", async ({ page, isMobile }) => {
  await page.goto("/search?location=London&radius=30");
  await page.getByLabel("Sort by").selectOption({ label: "Highest Rated" });
  await expect(page).toHaveURL(/sort=rating/);
  const all = await page.getByRole("heading", { name: /companies found near London/ }).innerText();
  if (isMobile) await page.getByText("Filters", { exact: true }).click();
  await page.getByPlaceholder("Search by company name or location...").fill("skip hire");
  await expect(page).toHaveURL(/search=skip\+hire/);
  await expect(page.getByRole("heading", { name: /found near London/ })).not.toHaveText(all);
  await page.reload();
  await expect(page.getByPlaceholder("Search by company name or location...")).toHaveValue("skip hire");
  await expect(page.getByLabel("Sort by")).toHaveValue("rating");
});

test("an order and a filter chosen one directly after the other both apply", async ({ page }) => {
  await openHydrated(page, "/search?location=London&radius=30");
  // Makes both changes in one task, so that React does not render the page with the new order in between.
  await page.getByLabel("Sort by").evaluate((sort: HTMLSelectElement) => {
    sort.value = "rating";
    sort.dispatchEvent(new Event("change", { bubbles: true }));
    document.querySelector<HTMLInputElement>("[name=quotable]")?.click();
  });
  await expect(page).toHaveURL(/sort=rating&quotable=/);
  await expect(page.getByLabel("Sort by")).toHaveValue("rating");
  await expect(page.getByLabel("Can be asked online")).toBeChecked();
});

test("a filter chosen while the results of another place load keeps the other filters", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "the job bar and the filters are folded on phones");
  await openHydrated(page, "/search?location=Leeds&radius=30&serves=yes&quotable=1");
  await page.route("**/api/companies?**", () => {});
  await page.getByRole("combobox", { name: searchBox }).fill("York");
  await page.getByRole("button", { name: "Find Companies" }).click();
  await expect(page).toHaveURL(/location=York/);
  await page.getByRole("radio", { name: /^4 or higher/ }).check();
  await expect(page).toHaveURL(/serves=yes&quotable=1&.*minRating=4/);
});

test("on a phone the map closes the filters, which would push it off the screen", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "large screens show the filters beside the list");
  await openHydrated(page, "/search?location=Leeds&radius=30");
  await page.getByText("Filters", { exact: true }).click();
  await expect(page.getByLabel("Can be asked online")).toBeVisible();
  await page.getByRole("link", { name: "Map", exact: true }).click();
  await expect(page).toHaveURL(/view=map/);
  await expect(page.getByLabel("Can be asked online")).toBeHidden();
});

test("the side menu opens, marks the current page, and closes when an item is chosen", async ({
  page,
  viewport,
}) => {
  test.skip((viewport?.width ?? 0) > 1000, "large screens show the menu in the header");
  await page.goto("/search");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "Find Skip Hire" })).toHaveAttribute("aria-current", "page");
  expect(await menu.getByRole("link").allInnerTexts()).toEqual([
    "Find Skip Hire",
    "Skip Hire Explained",
    "Price Comparison",
    "Guides",
    "Home",
    "All Companies",
    "List Your Business",
  ]);
  await menu.getByRole("link", { name: "All Companies" }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole("heading", { name: "All Skip Hire Companies" })).toBeVisible();
});

test("the side menu opened before hydration stays open after it", async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) > 1000, "large screens show the menu in the header");
  const letGo = await holdScript(page);
  await page.goto("/search");
  await page.getByRole("button", { name: "Open menu" }).click();
  letGo();
  await waitUntilHydrated(page);
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "All Companies" }).click();
  await expect(page.getByRole("heading", { name: "All Skip Hire Companies" })).toBeVisible();
});

test("an unknown URL answers 404 with a not-found page", { tag: "@journey" }, async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
});

test("a company that does not exist answers 404 with a not-found page", async ({ page }) => {
  const response = await page.goto("/company/999999");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Company Not Found" })).toBeVisible();
  await expect(page.getByText("The company you're looking for doesn't exist.")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("companies can be found, filtered and opened", async ({ page }) => {
    await page.goto("/");
    await page.getByLabel(searchBox).fill("Leeds");
    await page.getByRole("button", { name: "Find Companies" }).first().click();
    await expect(page.getByRole("heading", { name: /companies found near Leeds/ })).toBeVisible();
    await page.goto("/search?location=Leeds&radius=30");
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    await page
      .getByRole("link", { name: /View Details/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { name: "Customer Reviews" })).toBeVisible();
  });

  test("controls that need script are not shown", async ({ page }) => {
    await page.goto("/search?location=Leeds");
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Select Top 5" })).toBeHidden();
    await expect(page.getByRole("region", { name: "Chosen companies" })).toBeHidden();
    await page.goto("/company/102");
    await expect(page.getByRole("button", { name: "Write Review" })).toBeHidden();
  });
});
