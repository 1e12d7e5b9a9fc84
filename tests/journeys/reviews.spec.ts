import { createHash } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { axeViolations } from "../access/axe.ts";
import { EMPTY_DATA } from "../harness/data-folders.ts";
import { embeddedDatabaseUrl, queryRows } from "../harness/database.ts";
import { type MailCatcher, startMailCatcher } from "../harness/mail-catcher.ts";
import { ADMIN_PASSWORD, type Product, startProduct } from "../harness/product.ts";

// Each test continues where the one before ended.
test.describe.configure({ mode: "serial" });

const COMPANY = "Acme Skips & Daughters";
/** A separate product: its ledger contains only lines about the reviews of these tests, and it sends emails. */
let product: Product;
let mail: MailCatcher;

test.beforeAll(async () => {
  mail = await startMailCatcher();
  product = await startProduct({ copyOf: EMPTY_DATA, env: { SMTP_URL: mail.url } });
  await queryRows(
    embeddedDatabaseUrl(product.dataDir),
    "insert into companies (id, name, location, county, rating, review_count) values (1, $1, 'Leeds', 'West Yorkshire', null, 0)",
    [COMPANY],
  );
  await expect.poll(async () => (await fetch(`${product.url}/api/companies/1`)).status).toBe(200);
});
test.afterAll(async () => {
  await product?.stop();
  await mail?.stop();
});

const reviewsOf = (page: Page) => page.getByRole("region", { name: "Customer Reviews" });
const openCompany = (page: Page) => page.goto(`${product.url}/company/1`);

async function writeReview(page: Page, { title, email }: { title: string; email: string }) {
  const reviews = reviewsOf(page);
  await reviews.getByRole("button", { name: "Write Review" }).click();
  await reviews.getByLabel("Your Name").fill("Ann from Leeds");
  await reviews.getByRole("radio", { name: "2 Poor" }).check();
  await reviews.getByLabel("Review Title").fill(title);
  await reviews.getByLabel("Your Review").fill("Came a day late.");
  await reviews.getByLabel("Email Address").fill(email);
  await reviews.getByRole("button", { name: "Submit Review" }).click();
}

/** The events of the ledger's file, each with its reason code. Checks that the file's hashes form a chain. */
async function ledgerEvents(): Promise<string[]> {
  const lines = (await (await fetch(`${product.url}/data/reviews-ledger.csv`)).text()).trim().split("\n");
  let before = "0".repeat(64);
  return lines.slice(1).map((line) => {
    const fields = line.split(",");
    expect(fields[6]).toBe(before);
    before = createHash("sha256").update(fields.slice(0, 7).join(",")).digest("hex");
    expect(fields[7]).toBe(before);
    return `${fields[2]} ${fields[4]}`;
  });
}

async function linkInEmail(to: string): Promise<string> {
  await expect.poll(() => mail.received.some((email) => email.to.includes(to))).toBe(true);
  const email = mail.received.find((received) => received.to.includes(to));
  expect(email?.text).not.toContain("Came a day late");
  return email?.text.match(/http\S+\/my-review\/\S+/)?.[0] ?? "";
}

test("a writer gives an address, confirms it from the email, improves the rating and sees it change", {
  tag: "@journey",
}, async ({ page }) => {
  await openCompany(page);
  await writeReview(page, { title: "A day late", email: "ann@" });
  await expect(reviewsOf(page).getByText("Please enter a valid email address, or none")).toBeVisible();
  await reviewsOf(page).getByLabel("Email Address").fill("ann@home.example");
  await reviewsOf(page).getByRole("button", { name: "Submit Review" }).click();
  await expect(page.getByText(/We have sent you an email/).first()).toBeVisible();
  const review = reviewsOf(page).getByRole("article").filter({ hasText: "A day late" });
  await expect(review.getByText("Not checked")).toBeVisible();

  const link = await linkInEmail("ann@home.example");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: `Your review of ${COMPANY}` })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Yes, confirm my review" }).click();
  await expect(page.getByText("Thank you. Your review now says “Email confirmed”.")).toBeVisible();

  await page.getByLabel("Review Title").fill("");
  await page.getByRole("radio", { name: "4 Good" }).check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("alert")).toContainText("Title is required");
  await expect(page.getByRole("radio", { name: "4 Good" })).toBeChecked();
  await page.getByLabel("Review Title").fill("Late, but they made up for it");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved. Your review shows what you wrote.")).toBeVisible();

  await page.getByRole("link", { name: "See it on the company's page" }).click();
  const edited = reviewsOf(page).getByRole("article").filter({ hasText: "made up for it" });
  await expect(edited.getByText("Email confirmed")).toBeVisible();
  await expect(edited.getByText(/^Edited /)).toBeVisible();
  const company = await (await fetch(`${product.url}/api/companies/1`)).json();
  expect(company).toMatchObject({ rating: "4.00", reviewCount: 1 });
  await expect.poll(ledgerEvents).toEqual(["published at-once", "confirmed email", "edited rating"]);
});

test("a reader reports a review without script; it stays, and the administrator removes it for a reason", {
  tag: "@journey",
}, async ({ page, browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(`${product.url}/company/1`);
  await reviewsOf(reader)
    .getByRole("link", { name: /^Report / })
    .click();
  await reader.getByRole("button", { name: "Send report" }).click();
  await expect(reader.getByRole("alert")).toContainText("Choose a reason");
  await reader.getByLabel("It advertises").check();
  await reader.getByLabel("What should we know?").fill("It names another company.");
  await reader.getByRole("button", { name: "Send report" }).click();
  await expect(reader.getByRole("heading", { name: "Thank you for your report" })).toBeVisible();
  await reader.getByRole("link", { name: "Back to the company" }).click();
  await expect(reviewsOf(reader).getByRole("article")).toHaveCount(1);
  await plain.close();

  await page.goto(`${product.url}/admin`);
  await page.getByLabel("Password").fill(ADMIN_PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("It names another company.")).toBeVisible();
  await page.getByRole("button", { name: /^Remove “Late/ }).click();
  await expect(page.getByText("Review removed", { exact: true })).toBeVisible();
  await expect(page.getByText("No reports wait.")).toBeAttached();
  await expect
    .poll(async () => (await ledgerEvents()).slice(3))
    .toEqual(["reported advertising", "upheld advertising"]);
  const company = await (await fetch(`${product.url}/api/companies/1`)).json();
  expect(company).toMatchObject({ rating: null, reviewCount: 0 });
});

test("a writer takes a review back: it is gone, its line in the ledger is not", async ({ page }) => {
  await openCompany(page);
  await writeReview(page, { title: "Not for me", email: "bob@home.example" });
  const link = await linkInEmail("bob@home.example");
  await page.goto(link);
  await page.getByText("Take my review back", { exact: true }).click();
  await page.getByRole("button", { name: "Yes, take it back" }).click();
  await expect(page.getByRole("heading", { name: "Your review is gone" })).toBeVisible();
  await page.getByRole("link", { name: "reviews ledger" }).click();
  await expect(page.getByRole("heading", { name: "Reviews ledger", level: 1 })).toBeVisible();
  const last = page.getByRole("region", { name: "The last lines" }).getByRole("row").nth(1);
  await expect(last).toContainText("withdrawn");
  expect((await page.goto(link))?.status()).toBe(404);
  await openCompany(page);
  await expect(reviewsOf(page).getByText("No reviews yet.")).toBeVisible();
});
