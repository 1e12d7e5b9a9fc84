import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { ADMIN_PASSWORD } from "../harness/product.ts";

/** Closes an attribute, a comment, a title, a script or a text area, then adds two elements, one with an event handler. */
const MARKUP = `'"--></title></script></textarea><i data-injected></i><img src=x onerror="injected=1">`;
const NAME = `Markup ${MARKUP}`;
const COMPANY = { name: NAME, location: MARKUP, county: MARKUP, description: MARKUP, services: MARKUP };
const MORE = { operatingHours: MARKUP, insurance: MARKUP, coverage: MARKUP, specialties: MARKUP };
const REST = { licenseNumber: MARKUP, paymentMethods: MARKUP, deliveryTime: MARKUP, skipSizes: MARKUP };

/** Counts the injected elements, because the content security policy can stop their script. Adds 1 if the script ran. */
const injected = (page: Page) =>
  page.evaluate(
    () => document.querySelectorAll("[data-injected], [onerror]").length + ("injected" in window ? 1 : 0),
  );

const shown = (page: Page) => page.getByText("<i data-injected></i>").filter({ visible: true }).first();

async function post(request: APIRequestContext, path: string, data: object, token?: string) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const response = await request.post(path, { data, headers });
  expect([path, response.ok()]).toEqual([path, true]);
  return response.json();
}

/** Sends the markup in the text fields of a company, a review, a lead and a quote request. */
async function sendMarkupEverywhere(request: APIRequestContext) {
  const { token } = await post(request, "/api/admin/login", { password: ADMIN_PASSWORD });
  const company = {
    ...COMPANY,
    ...MORE,
    ...REST,
    postcode: "LS1 1UR",
    phone: "01632 960001",
    featured: true,
    // The home page shows only the nine companies that fit best, so this one delivers to LS1 1UR and states a price.
    coverageAreas: [{ type: "radius", km: 50 }],
    prices: [{ size: 6, price: "100.00", hireDays: 14, extraWeek: null, heavyAllowed: null }],
  };
  const { id } = await post(request, "/api/companies", { ...company, email: "markup@skips.example" }, token);
  const person = { name: MARKUP, email: "ann@archer.example", phone: MARKUP.slice(0, 40), location: MARKUP };
  const review = { companyId: id, customerName: MARKUP, rating: 5, title: MARKUP, content: MARKUP };
  await post(request, "/api/reviews", { ...review, skipSize: MARKUP });
  await post(request, "/api/leads", { ...person, companyName: MARKUP, projectDetails: MARKUP });
  const wanted = {
    wasteType: "garden",
    skipSize: "midi-4-yard",
    hireLength: "1-week",
    additionalInfo: MARKUP,
  };
  const { receiptUrl } = await post(request, "/api/quotes", { ...person, ...wanted, companies: [{ id }] });
  return { id, receipt: new URL(receiptUrl).pathname };
}

test("stored XSS: every public screen shows markup from visitors as text", { tag: "@journey" }, async ({
  page,
  request,
}) => {
  const { id, receipt } = await sendMarkupEverywhere(request);
  const search = `location=LS1+1UR&radius=5&search=Markup`;
  const typed = encodeURIComponent(MARKUP);
  const screens = [`/company/${id}`, receipt, `/search?${search}`, `/companies?${search}`, `/?${search}`];
  for (const path of [
    ...screens,
    "/price-comparison?location=LS1+1UR&radius=5",
    `/search?location=${typed}`,
  ]) {
    await page.goto(path);
    await expect(shown(page), path).toBeVisible();
    expect([path, await injected(page)]).toEqual([path, 0]);
  }
  await page.goto(`/quote?companies=${id}&location=${typed}`);
  await expect(page.getByLabel("Location")).toHaveValue(MARKUP);
  expect(await injected(page)).toBe(0);
});

test("stored XSS: the admin screens show markup from visitors as text", async ({ page, request }) => {
  await sendMarkupEverywhere(request);
  await page.goto("/admin");
  await page.getByLabel("Password").fill(ADMIN_PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByLabel("Search companies").fill("Markup");
  await page
    .getByRole("link", { name: `Reviews of ${NAME}` })
    .first()
    .click();
  await page.getByRole("row").getByRole("button", { expanded: false }).first().click();
  await expect(shown(page)).toBeVisible();
  expect(await injected(page)).toBe(0);
  await page.goto("/admin");
  await page.getByLabel("Search companies").fill("Markup");
  await page
    .getByRole("button", { name: `Edit ${NAME}` })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByLabel("Company Name")).toHaveValue(NAME);
  expect(await injected(page)).toBe(0);
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Quote Requests" }).click();
  await expect(page.getByRole("row").filter({ hasText: "data-injected" }).first()).toBeVisible();
  await page
    .getByRole("row")
    .filter({ hasText: "data-injected" })
    .first()
    .getByRole("button", { expanded: false })
    .click();
  await expect(page.getByRole("article").filter({ hasText: "data-injected" }).first()).toBeVisible();
  expect(await injected(page)).toBe(0);
});
