import { expect, type Page, test } from "@playwright/test";
import { mailingProduct } from "../harness/browser/mailing-product.ts";
import { nextSaturday } from "../harness/browser/quote-forms.ts";

// The customer uses a phone. A separate product sends emails over SMTP, because the tests read them.
test.use({ viewport: { width: 360, height: 740 } });
test.describe.configure({ mode: "default" });

const running = mailingProduct();

const SATURDAY = nextSaturday();
const DELIVERY = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" })
  .format(new Date(`${SATURDAY}T00:00:00Z`))
  .replace(",", "");

/** The job in the texts of the emails and the receipt. */
const TOLD = [
  ["Skip", "6 yards"],
  ["Stands", "On the road"],
  ["Delivery", DELIVERY],
  ["Hire", "2 weeks"],
  ["Waste", "Garden, soil"],
] as const;

/** Enters the job on the home page. No later step enters it again. */
async function sayJob(page: Page) {
  await page.goto(running.product.url);
  const place = page.getByLabel("Where do you need the skip?");
  await place.fill("LS6 2AB");
  await place.press("Escape");
  await page.getByText(/^More: date/).click();
  await page.getByLabel("Delivery on").fill(SATURDAY);
  await page.getByLabel("It will stand").selectOption({ label: "On the road" });
  await page.getByLabel("Garden", { exact: true }).check();
  await page.getByLabel("Soil", { exact: true }).check();
  await page.getByLabel("6 yd", { exact: true }).check();
  await page.getByRole("button", { name: "Find Companies" }).click();
  await expect(page.getByRole("heading", { name: /companies found near LS6 2AB/ })).toBeVisible();
}

/** Checks that the first result delivers to LS6, and that its name and its price for the size are visible without scrolling. */
async function expectBestInFirstScreen(page: Page) {
  const best = page.getByRole("article").first();
  await expect(best).toContainText("Delivers to LS6");
  const price = best.getByText(/^£\d+/).first();
  await expect(price).toBeInViewport({ ratio: 1 });
  await expect(best.getByText(/^6 yd, /)).toBeInViewport({ ratio: 1 });
  await expect(best.getByRole("heading")).toBeInViewport({ ratio: 1 });
}

async function chooseThree(page: Page): Promise<string[]> {
  const boxes = page.getByRole("checkbox", { name: /^Request a quote from/ });
  for (const position of [0, 1, 2]) await boxes.nth(position).check();
  const cards = page.getByRole("article").filter({ has: page.getByRole("checkbox", { checked: true }) });
  return cards.getByRole("heading").allTextContents();
}

/** Fills in only name, email and phone, because the rest is prefilled. */
async function fillInWhatIsNew(page: Page) {
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(3);
  await page.getByLabel("Full Name").fill("Sam Taylor");
  await page.getByLabel("Email Address").fill(`sam.${crypto.randomUUID().slice(0, 8)}@customer.example`);
  await page.getByLabel("Phone Number").fill("01632 960123");
}

async function expectReceipt(page: Page, companies: readonly string[]) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/SF-/);
  for (const [label, text] of TOLD) {
    await expect(page.getByText(label, { exact: true })).toBeVisible();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  for (const name of companies) await expect(page.getByRole("heading", { name })).toBeVisible();
}

/** Waits for the emails to the three companies of a request, and returns them. */
async function emailsToCompanies(reference: string) {
  const ofRequest = () =>
    running.mail.received.filter(({ headers }) =>
      headers.get("subject")?.startsWith(`Quote request ${reference}`),
    );
  await expect.poll(() => ofRequest().length).toBe(3);
  return ofRequest();
}

async function expectEmails(page: Page) {
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  const reference = /SF-\S+/.exec(heading)?.[0] ?? "";
  for (const { headers, text, html } of await emailsToCompanies(reference)) {
    expect(headers.get("subject")).toBe(`Quote request ${reference}: 6 yard skip in LS6 2AB`);
    expect(text).toMatch(/^Permit: Allow .* for the permit/m);
    expect(text.replace(/^Permit: .*\n/m, "")).toContain(
      TOLD.map(([label, text]) => `${label}: ${text}`).join("\n"),
    );
    expect(html).toContain(`Skip: 6 yards. Stands: on the road. Delivery: ${DELIVERY}. Hire: 2 weeks.`);
  }
}

test("a job said once is answered, compared and sent, and the companies are told all of it", {
  tag: "@journey",
}, async ({ page }) => {
  await sayJob(page);
  await expectBestInFirstScreen(page);
  await page.getByRole("link", { name: "Filter and compare" }).click();
  await expect(page.getByRole("heading", { name: "Find Skip Hire" })).toBeVisible();
  await expectBestInFirstScreen(page);
  const chosen = await chooseThree(page);
  await page.getByRole("region", { name: "Chosen companies" }).getByRole("link", { name: "Compare" }).click();
  for (const name of chosen)
    await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible();
  await page.getByRole("link", { name: "Request quotes from 3 companies" }).first().click();
  await fillInWhatIsNew(page);
  await page.getByRole("button", { name: "Send Quote Request (3)" }).click();
  await expectReceipt(page, chosen);
  await expectEmails(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the same job goes the same way", async ({ page }) => {
    await sayJob(page);
    await expectBestInFirstScreen(page);
    await page.getByRole("link", { name: "Filter and compare" }).click();
    await expectBestInFirstScreen(page);
    const chosen = await chooseThree(page);
    await page.getByRole("button", { name: "Compare" }).click();
    await page.getByRole("link", { name: "Request quotes from 3 companies" }).first().click();
    await fillInWhatIsNew(page);
    await page.getByRole("button", { name: /^Send Quote Request/ }).click();
    await expectReceipt(page, chosen);
    await expectEmails(page);
  });
});
