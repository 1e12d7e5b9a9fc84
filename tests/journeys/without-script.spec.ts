import { expect, test } from "@playwright/test";
import { fillQuotePage, quoteOf } from "../harness/browser/quote-forms.ts";

test.use({ javaScriptEnabled: false });

test("prices are compared", async ({ page }) => {
  await page.goto("/price-comparison");
  await page.getByLabel("Postcode or town").fill("Bristol");
  await page.getByLabel("Skip size").selectOption("medium");
  await page.getByRole("button", { name: "Compare Prices" }).click();
  await expect(page.getByRole("heading", { name: /companies found near Bristol/ })).toBeVisible();
  await expect(page.getByRole("row").nth(1)).toContainText(/£\d+/);
  await page
    .getByRole("link", { name: /^Quote from/ })
    .first()
    .click();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
});

test("a search on the home page opens at its results", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto("/");
  await page.getByLabel("Where do you need the skip?").fill("York");
  await page.getByRole("button", { name: "Find Companies" }).first().click();
  await expect(page.getByRole("heading", { name: /companies found near York/ })).toBeInViewport();
});

test("a search on the home page that finds nothing offers nothing to compare", async ({ page }) => {
  await page.goto("/?location=York&radius=25");
  const compare = page.getByRole("button", { name: "Compare" });
  await expect(compare).toBeVisible();
  await page.goto("/?location=zzzzqqqq&radius=5");
  await expect(page.getByRole("heading", { name: "No companies found" })).toBeVisible();
  await expect(compare).toHaveCount(0);
});

test("the closed list of wastes doesn't deny the ticks in it", async ({ page }) => {
  await page.goto("/search");
  const words = page.locator(".waste-field > summary > :last-child");
  await expect(words).toHaveCSS("font-size", "16px");
  await words.click();
  await page.locator("input[name=waste][value=soil]").check();
  await words.click();
  await expect(words).toHaveCSS("font-size", "0px");
});

test("the directory is filtered, paged through and read", async ({ page }) => {
  await page.goto("/companies");
  await page.getByLabel("Search companies").fill("skip");
  await page.getByLabel("Filter by location").fill("swansea");
  await page.getByRole("button", { name: "Show companies" }).click();
  await expect(page).toHaveURL(/search=skip&locationSearch=swansea/);
  for (const card of await page.getByRole("article").all()) await expect(card).toContainText("Swansea");
  await page.goto("/companies");
  // Scrolling lays out the cards above the link, which moves it. So it is followed with the keyboard.
  await page.getByRole("link", { name: "Next" }).press("Enter");
  await expect(page.getByRole("link", { name: "Page 2", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page
    .getByRole("link", { name: /^View Details/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Customer Reviews" })).toBeVisible();
});

test("a guide passes the job on to the search", async ({ page }) => {
  await page.goto("/guides?location=LS6+2AB&size=6");
  await page
    .getByRole("link", { name: /waste types/i })
    .first()
    .click();
  await page.getByRole("main").getByRole("link", { name: "Find companies near you" }).click();
  await expect(page).toHaveURL("/search?location=LS6+2AB&size=6");
});

test("results can be sorted, and another place of the same name chosen", async ({ page }) => {
  await page.goto("/search?location=Newport");
  await page.getByRole("link", { name: "Newport, Isle of Wight" }).click();
  await page.getByLabel("Sort by").selectOption({ label: "Company Name" });
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/sort=name/);
  const names = await page.getByRole("article").getByRole("heading").allTextContents();
  expect(names.length).toBeGreaterThan(1);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, "en-GB")));
});

test("a quote is requested from a company's page, and typed values stay when one is missing", async ({
  page,
}) => {
  await page.goto("/company/102");
  await page.getByRole("link", { name: /quote/i }).first().click();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await page.getByLabel("Full Name").fill("Sam Taylor");
  await page.getByLabel("Skip Size").selectOption("large");
  await page.getByLabel("Hire Duration").selectOption("flexible");
  await page.getByLabel("Type of Waste").fill("Old <kitchen> & tiles");
  await page.getByRole("button", { name: /^Send Quote Request/ }).click();
  await page.getByRole("link", { name: "Please enter a valid email address" }).click();
  await expect(page.getByLabel("Email Address")).toBeFocused();
  await expect(page.getByLabel("Email Address")).toHaveAccessibleDescription(/valid email address/);
  await expect(page.getByLabel("Full Name")).toHaveValue("Sam Taylor");
  await expect(page.getByLabel("Skip Size")).toHaveValue("large");
  await expect(page.getByLabel("Hire Duration")).toHaveValue("flexible");
  await expect(page.getByLabel("Type of Waste")).toHaveValue("Old <kitchen> & tiles");
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
});

test("a request leads to its receipt on a host name other than the product's own", async ({
  page,
  baseURL,
}) => {
  const { port } = new URL(baseURL as string);
  await page.goto(`http://localhost:${port}/quote?companies=102`);
  await fillQuotePage(page);
  await page.getByLabel("Location").fill("Leeds");
  await page.getByRole("button", { name: /^Send Quote Request/ }).click();
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/receipt\//);
  await expect(page.getByText(/sam\.taylor\.\w+@customer\.example/)).toBeVisible();
});

test("the quote form offers the right town for a misspelled one, keeps what was typed and searches there", async ({
  page,
}) => {
  await page.goto("/quote");
  await page.getByLabel("Full Name").fill("Ann Archer");
  await page.getByLabel("Location").fill("Ledes");
  await page.getByRole("button", { name: "Find Companies" }).click();
  await page.getByText("Ledes: did you mean").getByRole("button", { name: "Leeds" }).click();
  await expect(page.getByText(/^5 companies selected/)).toBeVisible();
  await expect(page.getByLabel("Location")).toHaveValue("Leeds");
  await expect(page.getByLabel("Full Name")).toHaveValue("Ann Archer");
});

test("the quote form names the town that it understood, keeps what was typed and searches in another of the name", async ({
  page,
}) => {
  await page.goto("/quote");
  await page.getByLabel("Full Name").fill("Ann Archer");
  await page.getByLabel("Location").fill("Richmond");
  await page.getByRole("button", { name: "Find Companies" }).click();
  await expect(page.getByText(/elivers to Richmond, Greater London/).first()).toBeVisible();
  await page.getByText("Showing Richmond").getByRole("button", { name: "Richmond, North Yorkshire" }).click();
  await expect(page.getByText(/elivers to Richmond, North Yorkshire/).first()).toBeVisible();
  await expect(page.getByLabel("Location")).toHaveValue("Richmond, North Yorkshire");
  await expect(page.getByLabel("Full Name")).toHaveValue("Ann Archer");
});

test("the side menu opens, closes and links to pages", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/search");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  await menu.getByRole("link", { name: "Guides" }).click();
  await expect(page.getByRole("heading", { name: "Featured Guides" })).toBeVisible();
});

test("the footer links work", async ({ page }) => {
  await page.goto("/skip-sizes");
  for (const [link, heading] of [
    ["Terms & Conditions", "Terms & Conditions"],
    ["Privacy Policy", "Privacy Policy"],
    ["Sitemap", "Sitemap"],
    ["List Your Business", /List Your Business/i],
  ] as const) {
    await page.getByRole("contentinfo").getByRole("link", { name: link }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  }
});

test("a request is withdrawn and its details are deleted, in two steps", async ({ page }) => {
  const sent = await page.request.post("/api/quotes", { data: quoteOf([{ id: 102 }]) });
  await page.goto((await sent.json()).receiptUrl);
  await expect(page.getByText("robin@customer.example")).toBeVisible();
  await page.getByText("Withdraw and delete my details", { exact: true }).click();
  await page.getByRole("button", { name: "Yes, withdraw and delete" }).click();
  await expect(page.getByText(/^You withdrew this request on/)).toBeVisible();
  await expect(page.getByText(/^Your details were deleted on/)).toBeVisible();
  await expect(page.getByText("robin@customer.example")).toHaveCount(0);
  await expect(page.getByText(/^(Withdraw|Delete)/)).toHaveCount(0);
});

test("a complaint about personal data keeps what was typed until nothing is missing, and says what follows", {
  tag: "@journey",
}, async ({ page }) => {
  await page.goto("/privacy");
  await page.getByRole("link", { name: "complain with our form" }).click();
  await page.getByLabel("Your name").fill("Ann Archer");
  await page.getByLabel("Email").fill("ann@home.example");
  await page.getByRole("button", { name: "Send complaint" }).click();
  await expect(page.getByRole("link", { name: "Complaint is required" })).toBeVisible();
  await expect(page.getByLabel("Your name")).toHaveValue("Ann Archer");
  await page.getByLabel("What is wrong?").fill("You show my number.");
  await page.getByRole("button", { name: "Send complaint" }).click();
  await expect(page.getByRole("heading", { name: "We have your complaint" })).toBeVisible();
  await expect(page.getByText("within 30 days")).toBeVisible();
});
