import { type Browser, expect, type Page, test } from "@playwright/test";
import { adminToken } from "../harness/admin-token.ts";
import { mailingProduct } from "../harness/browser/mailing-product.ts";

// Every test starts at a firm's page on a phone. The owner has access only to the firm's mailbox.
test.describe.configure({ mode: "default", timeout: 120_000 });

const running = mailingProduct();
const PHONE = { width: 360, height: 740 };

const openPhone = async (browser: Browser, javaScriptEnabled: boolean) =>
  (await browser.newContext({ viewport: PHONE, javaScriptEnabled, baseURL: running.product.url })).newPage();

const linksIn = (address: string) =>
  running.mail.received
    .filter(({ to }) => to.includes(address))
    .flatMap(({ text }) => text.match(/\/firm\/open\/[\w-]+/) ?? []);

const readCompany = async (page: Page, id: number) =>
  (await page.request.get(`${running.product.url}/api/companies/${id}`)).json();

/** Claims the firm on its page and opens the link in the email. Resolves to the link. */
async function signIn(page: Page, id: number): Promise<string> {
  const { email } = await readCompany(page, id);
  const before = linksIn(email).length;
  await page.goto(`/company/${id}`);
  await page.getByRole("link", { name: "Is this your firm?" }).click();
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("Please look into the firm's mailbox")).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  await expect.poll(() => linksIn(email).length).toBe(before + 1);
  const link = linksIn(email).at(-1) ?? "";
  await page.goto(link);
  await page.getByRole("button", { name: "Open the page" }).click();
  await expect(page.getByRole("heading", { name: "Is everything right?" })).toBeVisible();
  return link;
}

const change = (page: Page, part: string) =>
  page.getByRole("region", { name: part }).getByRole("link", { name: "Change" }).click();
const save = (page: Page) => page.getByRole("button", { name: "Save" }).click();
const saved = (page: Page) =>
  expect(page.getByRole("status").filter({ hasText: "Saved. Your listing shows it now." })).toBeVisible();

async function keepListingTrue(browser: Browser, id: number, hasScript: boolean) {
  const page = await openPhone(browser, hasScript);
  const link = await signIn(page, id);

  await change(page, "How customers reach you");
  await page.getByLabel("Phone").fill("0113 496 0123");
  await page.getByLabel("Website").fill("not an address");
  await save(page);
  await expect(page.getByRole("alert")).toContainText("Please enter a web address such as");
  await expect(page.getByLabel("Phone")).toHaveValue("0113 496 0123");
  await page.getByLabel("Website").fill("www.ash-skips.example");
  await save(page);
  await saved(page);

  await change(page, "Prices by size");
  const six = page.getByRole("group", { name: "6 yards", exact: true });
  await six.getByLabel("Price (£)").fill("cheap");
  await save(page);
  await page.getByRole("link", { name: "An amount looks like 210.00" }).click();
  await expect(six.getByLabel("Price (£)")).toBeFocused();
  await six.getByLabel("Price (£)").fill("215");
  await six.getByLabel("Days of hire").fill("14");
  await save(page);
  await saved(page);

  await change(page, "Where and how soon you deliver");
  await page.getByLabel("Kilometres around your yard").fill("32");
  await page.getByLabel("Postcode districts", { exact: true }).fill("LS1-LS4");
  await page.getByLabel("Notice in working days").fill("2");
  await save(page);
  await saved(page);

  await change(page, "Name, place, email and licence");
  await page.getByLabel("Company name").fill("Ash Skips of Leeds");
  await page.getByRole("button", { name: "Send for checking" }).click();
  await expect(page.getByText("“Ash Skips of Leeds” waits for our check.")).toBeVisible();

  await page.getByRole("button", { name: "Everything is right" }).click();
  await expect(page.getByRole("status").filter({ hasText: "you confirmed it today" })).toBeVisible();

  const company = await readCompany(page, id);
  expect(company).toMatchObject({
    phone: "0113 496 0123",
    website: "https://www.ash-skips.example",
    noticeDays: 2,
    coverageAreas: [
      { type: "radius", km: 32 },
      { type: "districts", codes: ["LS1", "LS2", "LS3", "LS4"] },
    ],
  });
  expect(company.name).not.toBe("Ash Skips of Leeds");
  await page.getByRole("link", { name: "See it as customers do" }).click();
  const sizes = page.getByRole("region", { name: "Skip sizes and prices" });
  const row = sizes.getByRole("row", { name: /^6 yard/ });
  await expect(row).toContainText("£215");
  await expect(sizes).toContainText("Stated by the firm on");
  await page.getByText("Licence, insurance, permits and more").click();
  await expect(page.getByText(/^By the firm on/)).toBeVisible();

  const title = `On time, ${id}`;
  const written = { companyId: id, customerName: "Ann", rating: 4, title, content: "It came on the day." };
  await page.request.post("/api/reviews", { data: written });
  await page.goto("/firm/reviews");
  const review = page.getByRole("article", { name: title });
  await review.getByLabel("Reply").fill("Thank you. We hope to see you again.");
  await review.getByRole("button", { name: "Publish the reply" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "Your reply shows below the review now." }),
  ).toBeVisible();
  await review.getByRole("link", { name: `Report the review “${title}”` }).click();
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("heading", { name: "Thank you for your report" })).toBeVisible();
  await page.goto(`/company/${id}`);
  const published = page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: title }) })
    .last();
  await expect(published).toContainText("Thank you. We hope to see you again.");
  await expect(published).toContainText("Reply from");

  await page.goto("/firm/badge");
  await expect(page.getByRole("img", { name: /^Reviews of/ })).toBeVisible();
  await page.goto("/firm/requests");
  await expect(page.getByRole("heading", { name: "Your requests of the last twelve months" })).toBeVisible();

  await page.getByRole("button", { name: "Sign out" }).click();
  await page.goto("/firm");
  await expect(page.getByRole("heading", { name: "Open your firm's page" })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link doesn't open anything any more" })).toBeVisible();
  await page.context().close();
}

test("an owner corrects phone, prices and areas, and confirms the listing", async ({ browser }) => {
  await keepListingTrue(browser, 102, true);
});

test("without JavaScript it goes the same way", async ({ browser }) => {
  await keepListingTrue(browser, 541, false);
});

test("a form that was opened before the administrator's edit overwrites nothing, and keeps what was typed", async ({
  browser,
}) => {
  const id = 541;
  const page = await openPhone(browser, false);
  await signIn(page, id);
  await change(page, "How customers reach you");
  const authorization = `Bearer ${await adminToken(running.product.url)}`;
  const edit = { phone: "0113 496 0777", website: "www.newer.example" };
  const edited = await page.request.put(`/api/companies/${id}`, { data: edit, headers: { authorization } });
  expect(edited.status()).toBe(200);

  await page.getByLabel("Phone").fill("0113 496 0888");
  await save(page);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Not saved yet: your listing changed while you had this form open");
  await expect(alert).toContainText("is now “0113 496 0777”");
  await expect(page.getByLabel("Phone")).toHaveValue("0113 496 0888");
  await expect(page.getByLabel("Website")).toHaveValue("https://www.newer.example");
  expect((await readCompany(page, id)).phone).toBe("0113 496 0777");

  await save(page);
  await saved(page);
  expect(await readCompany(page, id)).toMatchObject({
    phone: "0113 496 0888",
    website: "https://www.newer.example",
  });
  await page.context().close();
});

test("a pause stops requests until it ends, and a removed listing is gone until it is taken back", async ({
  browser,
}) => {
  const id = 999;
  const page = await openPhone(browser, false);
  await signIn(page, id);
  await page.getByRole("button", { name: "Pause requests" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter the last day of the pause");
  const until = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("Last day of the pause").fill(until);
  await page.getByRole("button", { name: "Pause requests" }).click();
  await expect(page.getByRole("heading", { name: /^Requests are paused until the end of/ })).toBeVisible();
  const customer = await openPhone(browser, true);
  await customer.goto(`/company/${id}`);
  await expect(customer.getByText(/takes no requests until the end of/)).toBeVisible();
  await expect(customer.getByRole("link", { name: "Get Quote" })).toHaveCount(0);
  await page.getByRole("button", { name: "Take requests again" }).click();
  await customer.reload();
  await expect(customer.getByRole("link", { name: "Get Quote" })).toBeVisible();

  await page.getByRole("link", { name: "Remove your listing" }).click();
  await page.getByRole("button", { name: "Remove my listing" }).click();
  await expect(page.getByRole("heading", { name: "Your listing is hidden" })).toBeVisible();
  await customer.reload();
  await expect(customer.getByRole("heading", { name: "Company Not Found" })).toBeVisible();
  await page.getByRole("button", { name: "Show my listing again" }).click();
  await customer.reload();
  await expect(customer.getByRole("link", { name: "Get Quote" })).toBeVisible();
  await customer.context().close();
  await page.context().close();
});

test("a visitor says what is wrong where they see it, without script", async ({ browser }) => {
  const page = await openPhone(browser, false);
  await page.goto("/company/102");
  await page.getByRole("link", { name: "Something wrong?" }).click();
  await page.getByLabel("What is wrong?").selectOption("wastes");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toContainText("What it should say is required");
  await page.getByLabel("What should it say?").fill("They take plasterboard too.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("heading", { name: "Thank you. We look into it" })).toBeVisible();
  await page.context().close();
});
