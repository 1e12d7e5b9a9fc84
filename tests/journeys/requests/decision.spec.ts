import { type APIRequestContext, type Browser, expect, type Page, test } from "@playwright/test";
import { PgBoss } from "pg-boss";
import { mailingProduct } from "../../harness/browser/mailing-product.ts";
import { nextSaturday, quoteOf } from "../../harness/browser/quote-forms.ts";
import { chooseOffer, offerRow } from "../../harness/browser/receipt-page.ts";
import { embeddedDatabaseUrl, queryRows } from "../../harness/database.ts";

// Tests the whole process from the request to the review, for the customer and three companies, with a separate product.
test.describe.configure({ mode: "default", timeout: 150_000 });

const running = mailingProduct();

const COMPANIES = [102, 541, 999];
const PHONE = { width: 360, height: 740 };

/** Moves the stored times of all choices into the past, as if the interval had passed since then. */
const passTime = (interval: string) =>
  queryRows(
    embeddedDatabaseUrl(running.product.dataDir),
    `update quotes set chosen_at = chosen_at - interval '${interval}', choice_told_at = choice_told_at - interval '${interval}'`,
  );

/** Runs the job that invites customers, which otherwise runs in the morning. */
async function inviteNow() {
  const connectionString = embeddedDatabaseUrl(running.product.dataDir);
  const boss = new PgBoss({ connectionString, supervise: false, schedule: false, migrate: false });
  await boss.start();
  await boss.send("invitations", {});
  await boss.stop();
}

/** The links of one kind in emails about a request, in order of arrival. */
const linksTo = (page: "answer" | "receipt" | "review", reference: string) =>
  running.mail.received.flatMap(({ text }) => text.match(new RegExp(`/${page}/${reference}\\.\\S+`)) ?? []);

const subjectsAbout = (reference: string) =>
  running.mail.received
    .map(({ headers }) => headers.get("subject") ?? "")
    .filter((text) => text.includes(reference));

/** Sends a request to three companies. Resolves to its reference, the links in the emails and the companies' names. */
async function ask(request: APIRequestContext, email: string) {
  const job = { size: 6, stands: "drive", weeks: 2, waste: ["garden"], date: nextSaturday() };
  const sent = await request.post(`${running.product.url}/api/quotes`, {
    data: { ...quoteOf(COMPANIES.map((id) => ({ id }))), email, job },
  });
  const { reference, companies } = await sent.json();
  await expect.poll(() => linksTo("answer", reference).length).toBe(COMPANIES.length);
  await expect.poll(() => linksTo("receipt", reference).length).toBe(1);
  const answer = (id: number) =>
    `${running.product.url}${linksTo("answer", reference).find((link) => link.includes(`.${id}.`))}`;
  return {
    reference: reference as string,
    receipt: `${running.product.url}${linksTo("receipt", reference)[0]}`,
    answers: COMPANIES.map(answer),
    names: (companies as { name: string }[]).map(({ name }) => name),
  };
}

/** A company opens the link in its email on a phone and sends a price, or a new price if it has sent one. */
async function offer(page: Page, link: string | undefined, price: string) {
  await page.goto(link ?? "");
  const again = page.locator("summary", { hasText: "Send a new price" });
  if (await again.isVisible()) await again.click();
  await page.getByLabel("Price for the hire (£)").fill(price);
  await page.getByLabel("My prices include VAT").check();
  await page.getByLabel("Days included").fill("14");
  await page.getByRole("button", { name: "Send this price" }).click();
  await expect(
    page.getByRole("heading", { name: `Your price is sent: £${price}`, exact: true }),
  ).toBeVisible();
}

/** Checks the accessible text of the offers: a row for each, with the total and the parts that are not stated. */
async function expectOffersToRead(page: Page, company: string) {
  const heard = await page.getByRole("table", { name: "The quotes, one in each row" }).ariaSnapshot();
  for (const head of ["Company", "For what you asked", "Could still be charged", "Dates"])
    expect(heard).toContain(`columnheader "${head}"`);
  expect(heard).toContain(`rowheader "${company} `);
  expect(heard).toContain(
    'cell "£250 Lowest total Skip hire, delivery, collection and tipping £250 VAT is included."',
  );
  expect(heard).toContain('cell "£255 Skip hire, delivery, collection and tipping £255 VAT is included."');
  expect(heard).toContain(
    'cell "Earliest delivery not said Days included 14 days Price holds until not said"',
  );
  expect(heard).toContain(`link "Call ${company}: `);
}

async function writeReview(page: Page, reference: string) {
  await inviteNow();
  await expect.poll(() => linksTo("review", reference).length).toBe(1);
  await page.goto(`${running.product.url}${linksTo("review", reference)[0]}`);
  await page.getByRole("radio", { name: "5 Excellent" }).check();
  await page.getByLabel("Your Name").fill("Ann");
  await page.getByLabel("Review Title").fill(`On time, ${reference}`);
  await page.getByLabel("Your Review").fill("It came on the day they said.");
  await page.getByRole("button", { name: "Submit Review" }).click();
  await page.getByRole("link", { name: "See its page" }).click();
}

/** Runs the whole process. The companies share a separate page, on a phone. */
async function decide(page: Page, browser: Browser, request: APIRequestContext, hasScript: boolean) {
  const { reference, receipt, answers, names } = await ask(request, `ann-${hasScript}@home.example`);
  const [first, second] = names;
  const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled: hasScript });
  const phone = await context.newPage();
  await offer(phone, answers[0], "270");
  await expect.poll(() => linksTo("receipt", reference).length).toBe(2);
  await offer(phone, answers[1], "255");
  await phone.goto(answers[2] ?? "");
  await phone.getByRole("button", { name: "No lorry free that day" }).click();
  await expect(phone.getByRole("heading", { name: "You said no to this job" })).toBeVisible();
  await offer(phone, answers[0], "250");

  await page.goto(receipt);
  await expect(offerRow(page, first)).toContainText("£250");
  await expect(offerRow(page, second)).toContainText("£255");
  await expectOffersToRead(page, first ?? "");
  await expect(page.getByText("They have no lorry free that day.")).toBeVisible();
  await chooseOffer(page, second);
  await page.getByRole("button", { name: "Undo" }).click();
  await chooseOffer(page, first);
  expect(subjectsAbout(reference).filter((text) => /chosen/.test(text))).toEqual([]);

  await passTime("11 minutes");
  const told = () => subjectsAbout(reference).filter((text) => /chosen/.test(text));
  // The company that has declined is not told.
  await expect.poll(() => told().length).toBe(2);
  expect(told().filter((text) => text.startsWith("You were chosen"))).toHaveLength(1);
  await phone.goto(answers[1] ?? "");
  await expect(phone.getByRole("heading", { name: "This request is closed" })).toBeVisible();

  await page.goto(receipt);
  await page.getByRole("link", { name: "Duty-of-care record to print" }).click();
  await expect(page.getByText("£250 with VAT, as offered")).toBeVisible();
  await passTime("22 days");
  await queryRows(
    embeddedDatabaseUrl(running.product.dataDir),
    "update quotes set job = null, hire_date = null",
  );
  await writeReview(page, reference);
  const reviews = page.getByRole("region", { name: "Customer Reviews" });
  const review = reviews.getByRole("article").filter({ hasText: `On time, ${reference}` });
  await expect(review.getByText("Asked here")).toBeVisible();
  await context.close();
}

test("a request gets prices, one is chosen, taken back and chosen again, and the hire is reviewed", async ({
  page,
  browser,
  request,
}) => {
  await decide(page, browser, request, true);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all of it goes the same way", async ({ page, browser, request }) => {
    await decide(page, browser, request, false);
  });
});
