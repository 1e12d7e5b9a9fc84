import { type Browser, expect, type Page, test } from "@playwright/test";
import { addDays, todayInLondon } from "#contract/dates.ts";
import { mailingProduct } from "../../harness/browser/mailing-product.ts";
import { nextSaturday, quoteOf } from "../../harness/browser/quote-forms.ts";
import { chooseOffer } from "../../harness/browser/receipt-page.ts";
import { embeddedDatabaseUrl, queryRows } from "../../harness/database.ts";

// What happens after a choice, as customer and company settle it on a phone, each on the page of a link in their email.
test.describe.configure({ mode: "default", timeout: 150_000 });

const running = mailingProduct();
const PHONE = { width: 360, height: 740 };
const COMPANIES = [102, 541];
const TODAY = todayInLondon();

const emails = (reference: string) =>
  running.mail.received.filter(({ text, headers }) => `${text}${headers.get("subject")}`.includes(reference));
const links = (page: "answer" | "receipt", reference: string) =>
  emails(reference).flatMap(({ text }) => text.match(new RegExp(`/${page}/${reference}\\.\\S+`)) ?? []);
const subjects = (reference: string) => emails(reference).map(({ headers }) => headers.get("subject") ?? "");

async function ask(page: Page, email: string) {
  const job = { size: 6, stands: "road", weeks: 2, waste: ["garden"], date: nextSaturday() };
  const sent = await page.request.post(`${running.product.url}/api/quotes`, {
    data: { ...quoteOf(COMPANIES.map((id) => ({ id }))), email, job },
  });
  const { reference, companies } = await sent.json();
  await expect.poll(() => links("answer", reference).length).toBe(COMPANIES.length);
  await expect.poll(() => links("receipt", reference).length).toBe(1);
  const answer = (id: number) =>
    `${running.product.url}${links("answer", reference).find((link) => link.includes(`.${id}.`))}`;
  return {
    reference: reference as string,
    receipt: `${running.product.url}${links("receipt", reference)[0]}`,
    answers: COMPANIES.map(answer),
    names: (companies as { name: string }[]).map(({ name }) => name),
  };
}

async function offer(page: Page, link: string | undefined, price: string) {
  await page.goto(link ?? "");
  await page.getByLabel("Price for the hire (£)").fill(price);
  await page.getByLabel("My prices include VAT").check();
  await page.getByLabel("Days included").fill("14");
  await page.getByLabel("Each extra week (£)").fill("25");
  await page.getByRole("button", { name: "Send this price" }).click();
  await expect(page.getByRole("heading", { name: /^Your price is sent/ })).toBeVisible();
}

const formBehind = (page: Page, opener: string) =>
  page.locator("details", { has: page.locator("summary", { hasText: new RegExp(`^${opener}`) }) }).first();

/** What is typed into a form behind a button is still there after a reload. */
async function typeAndReload(page: Page, opener: string, label: string) {
  const form = formBehind(page, opener);
  await form.locator("summary").click();
  await form.getByLabel(label).fill("Ring twice");
  await page.reload();
  await expect(form.getByLabel(label)).toBeVisible();
  await expect(form.getByLabel(label)).toHaveValue("Ring twice");
}

/** Opens a form behind a button, fills it in and sends it. */
async function press(page: Page, opener: string, button: string, fields: Record<string, string> = {}) {
  const form = formBehind(page, opener);
  // A form with kept words is open already.
  if ((await form.getAttribute("open")) === null) await form.locator("summary").click();
  for (const [label, value] of Object.entries(fields)) {
    const field = form.getByLabel(label).first();
    if ((await field.evaluate((element) => element.tagName)) === "SELECT") await field.selectOption(value);
    else await field.fill(value);
  }
  await form.getByRole("button", { name: button }).click();
}

/** What came of a form is said on top of the page, and has the focus. */
async function expectOutcome(page: Page, text: string) {
  const outcome = page.getByRole("status").filter({ hasText: text });
  await expect(outcome).toBeFocused();
  await expect(outcome).toBeInViewport();
}

/** Both sides from the question to the bill. */
async function hire(page: Page, browser: Browser, javaScriptEnabled: boolean) {
  const { reference, receipt, answers, names } = await ask(page, `hire-${javaScriptEnabled}@home.example`);
  const [first = "", second = ""] = names;
  const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled });
  const company = await context.newPage();

  // One question before the price, answered once for both companies.
  await company.goto(answers[0] ?? "");
  await press(company, "Something missing", "Ask the customer", {
    Question: "access",
    "In your own words": "At the gate",
  });
  await expectOutcome(company, "Your question was sent to the customer.");
  await expect(company.getByText("the way in? At the gate")).toBeVisible();
  await expect(company.getByText("The customer has not answered yet.")).toBeVisible();
  await page.goto(receipt);
  await expect(page.getByRole("heading", { name: "Questions about the job" })).toBeVisible();
  await expect(page.getByText(`${first} asks`)).toBeVisible();
  const otherTab = await page.context().newPage();
  await otherTab.goto(receipt);
  await press(page, "Answer", "Send the answer to every company asked", {
    "Your answer": "Three metres at the gate",
  });
  await expectOutcome(page, `Your answer was sent to every company asked. Number ${reference}-C1.`);
  // A second answer is refused, and what was typed can be copied.
  await press(otherTab, "Answer", "Send the answer to every company asked", { "Your answer": "Two metres" });
  await expectOutcome(otherTab, "You have answered this question already.");
  await expect(otherTab.getByText("Two metres")).toBeVisible();
  await otherTab.close();
  await expect(page.getByText("Three metres at the gate")).toBeVisible();
  await company.goto(answers[1] ?? "");
  await expect(company.getByText("Three metres at the gate")).toBeVisible();
  await expect(company.getByText(first)).toHaveCount(0);

  // A choice, and another one.
  await offer(company, answers[0], "250");
  await offer(company, answers[1], "270");
  await page.goto(receipt);
  await chooseOffer(page, first);
  const told = "update quotes set chosen_at = chosen_at - interval '11 minutes'";
  await queryRows(embeddedDatabaseUrl(running.product.dataDir), told);
  await expect
    .poll(() => subjects(reference).filter((text) => text.startsWith("You were chosen")))
    .toHaveLength(1);
  await page.goto(receipt);
  await press(page, "Change my choice", "Yes, change my choice");
  await expectOutcome(page, `You decided against ${first}. They are told.`);
  await chooseOffer(page, second);
  await queryRows(embeddedDatabaseUrl(running.product.dataDir), told);
  await expect
    .poll(() => subjects(reference).filter((text) => text.startsWith("You were chosen")))
    .toHaveLength(2);

  // The day is moved, and agreed.
  await company.goto(answers[1] ?? "");
  const later = addDays(nextSaturday(), 2);
  await press(company, "Not that day", "Name this day", { Day: later, Time: "morning" });
  await page.goto(receipt);
  await expect(page.getByText(`${second} named this day. Does it suit you?`)).toBeVisible();
  await page.getByRole("button", { name: "Agree to this day" }).click();
  await expectOutcome(page, `Number ${reference}-C3. ${second} is told by email.`);
  await expect(page.getByText("Agreed.", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Agree to this day" })).toHaveCount(0);
  await company.goto(answers[1] ?? "");
  await press(company, "It was delivered", "It was delivered", { "On which day": TODAY });
  // A mistake is taken back with one press, and the skip is delivered after all.
  await company.getByRole("button", { name: "It was a mistake: undo" }).click();
  await expectOutcome(company, "You took back that the skip was delivered.");
  await press(company, "It was delivered", "It was delivered", { "On which day": TODAY });

  // Another week, and the collection with its number.
  await page.goto(receipt);
  await press(page, "Keep it longer", "Ask to keep it", { "How much longer": "1" });
  await company.goto(answers[1] ?? "");
  await company.getByRole("button", { name: "Yes, it can stay" }).click();
  await page.goto(receipt);
  if (javaScriptEnabled) await typeAndReload(page, "Collect it", "Anything to add");
  await press(page, "Collect it", "Ask for the collection", { "From which day": addDays(TODAY, 1) });
  await expect(
    page.getByRole("heading", { name: new RegExp(`^Collection, number ${reference}-C\\d$`) }),
  ).toBeVisible();
  await company.goto(answers[1] ?? "");
  await press(company, "Not that day", "Name this day", { Day: addDays(TODAY, 3) });
  await page.goto(receipt);
  await page.getByRole("button", { name: "Agree to this day" }).click();
  await company.goto(answers[1] ?? "");
  await press(company, "It was collected", "It was collected", {
    "On which day": addDays(TODAY, 1),
    "Site it went to": "Kirkstall transfer station",
  });
  // A day that has not come is refused, and nothing typed is lost.
  await expect(company.getByRole("alert")).toContainText("The day must not be in the future");
  await expect(company.getByRole("alert")).toBeFocused();
  const collected = company.locator("details[open]");
  await expect(collected.getByLabel("Site it went to")).toHaveValue("Kirkstall transfer station");
  await collected.getByLabel("On which day").fill(TODAY);
  await collected.getByLabel("The site's permit number").fill("EPR/AB1234CD");
  await collected.getByLabel("Tonnes, if it was weighed").fill("2.4");
  await collected.getByRole("button", { name: "It was collected" }).click();
  await expect(company.getByText("2.4 tonnes")).toBeVisible();

  // More charged than agreed, answered with a weighbridge ticket.
  await page.goto(receipt);
  await press(page, "Something's wrong", "Tell the company", {
    "What is wrong": "more-charged",
    "Amount in pounds": "120",
    "What happened": "They took £120 more by card.",
  });
  await company.goto(answers[1] ?? "");
  await press(company, "Answer this", "Send the answer", {
    "Your answer": "disagrees",
    "Your side": "Weighbridge ticket 8812: 1.4 t over.",
  });
  await page.goto(receipt);
  await expect(page.getByText("Weighbridge ticket 8812: 1.4 t over.")).toBeVisible();
  await press(page, "Is it settled", "Yes, it is settled");
  await expect(
    page.getByText(/You said that it is settled: C\d, “I was charged more than agreed”\./).first(),
  ).toBeVisible();
  await page.getByRole("link", { name: "Duty-of-care record to print" }).click();
  await expect(page.getByText("Kirkstall transfer station, permit EPR/AB1234CD")).toBeVisible();

  for (const { text } of emails(reference)) expect(text).not.toMatch(/Three metres|ticket 8812|Kirkstall/);
  await context.close();
}

test.use({ viewport: PHONE });

test("customer and company settle a hire from the first question to the bill", { tag: "@journey" }, async ({
  page,
  browser,
}) => {
  await hire(page, browser, true);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all of it goes the same way", async ({ page, browser }) => {
    await hire(page, browser, false);
  });
});
