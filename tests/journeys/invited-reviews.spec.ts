import { createHmac } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { axeViolations } from "../access/axe.ts";
import { EMPTY_DATA } from "../harness/data-folders.ts";
import { embeddedDatabaseUrl, queryRows } from "../harness/database.ts";
import { type Product, startProduct } from "../harness/product.ts";

// The tests of this file share one product, so one worker runs them in order.
test.describe.configure({ mode: "default" });

/** The tests sign the review links themselves with it, because the product sends them only weeks after a choice. */
const SIGNING_SECRET = "a signing secret for invitations in tests";
const COMPANY = "Acme Skips & Daughters";
let product: Product;

test.beforeAll(async () => {
  product = await startProduct({ copyOf: EMPTY_DATA, env: { SIGNING_SECRET } });
  await query(
    "insert into companies (id, name, location, county) values (1, $1, 'Leeds', 'West Yorkshire')",
    [COMPANY],
  );
  await expect.poll(async () => (await fetch(`${product.url}/api/companies/1`)).status).toBe(200);
});
test.afterAll(() => product.stop());

const query = (statement: string, values: unknown[]) =>
  queryRows(embeddedDatabaseUrl(product.dataDir), statement, values);

/** Adds a request whose customer chose the company and was invited `daysAgo` days ago. Resolves to the review link's URL. */
async function invite(reference: string, { daysAgo = 1 } = {}): Promise<string> {
  await query(
    `insert into quotes (name, email, phone, location, skip_size, waste_type, request_hash, selected_companies, reference,
      chosen_company_id, chosen_at, choice_told_at, invited_at)
    values ('Ann Example', 'ann@home.example', '07700 900123', 'LS1 4AP', 'builder-6-yard', 'garden', '', '[]', $1, 1,
      now() - interval '100 days', now() - interval '100 days', now() - make_interval(days => $2))`,
    [reference, daysAgo],
  );
  const signature = createHmac("sha256", SIGNING_SECRET).update(`review ${reference} 1`).digest("base64url");
  return `${product.url}/review/${reference}.1.${signature}`;
}

async function fillReview(page: Page) {
  await page.getByLabel("Your Name").fill("Ann from Leeds");
  await page.getByRole("radio", { name: "4 Good" }).check();
  await page.getByLabel("Review Title").fill("Came when they said");
  await page.getByLabel("Your Review").fill("Dropped at eight, collected on the Friday.");
}

const submit = (page: Page) => page.getByRole("button", { name: "Submit Review" }).click();

async function expectProven(page: Page) {
  await page.getByRole("link", { name: "See its page" }).click();
  const reviews = page.getByRole("region", { name: "Customer Reviews" });
  const review = reviews.getByRole("article").filter({ hasText: "Came when they said" }).first();
  await expect(review.getByText("Asked here", { exact: true })).toBeVisible();
  await expect(reviews.getByText(/the customer asked this company for a quote on this site/)).toBeVisible();
}

test("an invited customer reviews the chosen company, which shows the review as proven, once", {
  tag: "@journey",
}, async ({ page }) => {
  const link = await invite("SF-WITH-JS");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: `How was ${COMPANY}?` })).toBeVisible();
  await expect(page.getByLabel("Your Name")).toHaveValue("");
  await expect(
    page.getByRole("radiogroup", { name: "Rating" }).getByRole("radio", { checked: true }),
  ).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await submit(page);
  await expect(page.getByRole("alert")).toBeFocused();
  await page.getByRole("link", { name: "Choose a rating from 1 to 5" }).click();
  await expect(page.getByRole("radio", { name: "1 Terrible" })).toBeFocused();
  await fillReview(page);
  await submit(page);
  await expect(page.getByRole("heading", { name: "Thank you for your feedback!" })).toBeVisible();
  await expectProven(page);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "You have already written this review" })).toBeVisible();
});

test("what is pressed and typed survives a reload, a refused form and a lost connection", async ({
  page,
}) => {
  const link = await invite("SF-KEPT");
  await page.goto(link);
  await page.getByRole("radio", { name: "2 Poor" }).check();
  await page.getByLabel("Your Review").fill("Came late.");
  const isKept = async () => {
    await expect(page.getByRole("radio", { name: "2 Poor" })).toBeChecked();
    await expect(page.getByLabel("Your Review")).toHaveValue("Came late.");
  };
  await page.reload();
  await isKept();
  await submit(page);
  await expect(page.getByRole("link", { name: "Name is required" })).toBeVisible();
  await isKept();
  await page.getByLabel("Your Name").fill("Ann from Leeds");
  await page.getByLabel("Review Title").fill("Late");
  await page.reload();
  await isKept();
  await expect(page.getByLabel("Review Title")).toHaveValue("Late");
  await page.route(link, (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await submit(page);
  await page.waitForURL(/^chrome-error:/);
  await page.unroute(link);
  await page.goBack();
  await isKept();
  await expect(page.getByLabel("Review Title")).toHaveValue("Late");
  await submit(page);
  await expect(page.getByRole("heading", { name: "Thank you for your feedback!" })).toBeVisible();
});

test("an old link and an unknown one say so, and nothing is indexed or cached", async ({ page }) => {
  const old = await page.goto(await invite("SF-EXPIRED", { daysAgo: 61 }));
  expect(old?.status()).toBe(410);
  await expect(page.getByRole("heading", { name: "This link has stopped working" })).toBeVisible();
  expect(old?.headers()).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    "referrer-policy": "same-origin",
  });
  const unknown = await page.goto(`${product.url}/review/SF-WITH-JS.1.forged`);
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Review Link Not Found" })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the review is written, refused with what is missing, and stored once", async ({ page }) => {
    const link = await invite("SF-NO-JS");
    await page.goto(link);
    await submit(page);
    await expect(page.getByRole("link", { name: "Name is required" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Choose a rating from 1 to 5" })).toBeVisible();
    await fillReview(page);
    await submit(page);
    await expect(page.getByRole("heading", { name: "Thank you for your feedback!" })).toBeVisible();
    await expectProven(page);
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "You have already written this review" })).toBeVisible();
  });
});
