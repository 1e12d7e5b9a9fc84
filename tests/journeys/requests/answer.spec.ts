import { expect, type Page, test } from "@playwright/test";
import { axeViolations } from "../../access/axe.ts";
import { mailingProduct } from "../../harness/browser/mailing-product.ts";
import { nextSaturday } from "../../harness/browser/quote-forms.ts";

// The tests of this file share one product, so one worker runs them in order.
test.describe.configure({ mode: "default" });
const PHONE = { width: 360, height: 740 };

/** A separate product that sends emails over SMTP, because only emails contain the links. */
const running = mailingProduct();

const SATURDAY = nextSaturday();
let requests = 0;

/** Sends a request to two companies. Resolves to its reference, the link in the first company's email and the receipt path. */
async function askForQuotes(stands = "road") {
  requests += 1;
  const email = `customer${requests}@home.example`;
  const response = await fetch(`${running.product.url}/api/quotes`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      ...{ name: "Robin Hale", email, phone: `01632 96010${requests}`, location: "LS6 2AB" },
      ...{ skipSize: "medium", wasteType: "Garden, soil", hireDate: SATURDAY, hireDuration: "2-weeks" },
      ...{ radius: 25, additionalInfo: "The gate is narrow", companies: [{ id: 102 }, { id: 541 }] },
      job: { size: 6, date: SATURDAY, weeks: 2, stands, waste: ["garden", "soil"] },
    }),
  });
  const { reference, receiptUrl } = (await response.json()) as { reference: string; receiptUrl: string };
  const link = () =>
    running.mail.received
      .filter(({ text }) => text.includes(reference))
      .flatMap(({ text }) => new RegExp(`/answer/${reference}\\.102\\.\\S+`).exec(text) ?? [])[0] ?? "";
  await expect.poll(link).not.toBe("");
  return {
    reference,
    answerUrl: running.product.url + link(),
    receiptUrl: new URL(receiptUrl, running.product.url).pathname,
  };
}

const hire = (page: Page) => page.getByLabel("Price for the hire (£)");
const send = (page: Page) => page.getByRole("button", { name: "Send this price" });
const preview = (page: Page) => page.getByRole("region", { name: "What the customer sees" });
const sent = (page: Page, total: string) =>
  page.getByRole("heading", { name: `Your price is sent: ${total}`, exact: true });

/** Fills in prices of £270, £44 (without VAT), £15 and £25. With VAT added, the total is £416. */
async function fillPrice(page: Page) {
  await hire(page).fill("£270");
  await page.getByLabel("Council's permit fee (£)").fill("44");
  await page.getByLabel("Arranging the permit (£)").fill("15.00");
  await page.getByText("Extras, such as").click();
  await page.getByLabel("Extra 1", { exact: true }).first().fill("Mattress");
  await page.getByRole("group", { name: "Extra 1" }).getByLabel("Price (£)").fill("25");
  await page.getByLabel("Add 20% VAT to my prices").check();
  await page.getByLabel("Days included").fill("14");
}

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("a company answers with a price that adds up while it is typed, and sends a better one", {
    tag: "@journey",
  }, async ({ page }) => {
    const { answerUrl, reference } = await askForQuotes();
    await page.goto(answerUrl);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Quote request ${reference}`);
    for (const text of ["LS6 2AB", "6 yards", "On the road", "2 weeks", "Garden, soil", "The gate is narrow"])
      await expect(page.getByText(text, { exact: true })).toBeInViewport();
    await expect(hire(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText("Filled in from your listing. Please check it.")).toBeVisible();
    await fillPrice(page);
    await expect(page.getByLabel("Council's permit fee", { exact: true })).not.toBeChecked();
    await expect(preview(page)).toContainText("£416 for a 6 yard skip, 2 weeks, on the road with a permit");
    await expect(send(page)).toBeInViewport({ ratio: 1 });
    expect(await axeViolations(page)).toEqual([]);

    await send(page).click();
    await expect(sent(page, "£416")).toBeFocused();
    await expect(page.getByText("Version 1, sent on")).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.reload();
    await expect(sent(page, "£416")).toBeVisible();

    await page.getByText("Send a new price", { exact: true }).click();
    await expect(hire(page)).toHaveValue("270");
    await hire(page).fill("250");
    await send(page).click();
    await expect(sent(page, "£392")).toBeVisible();
    await expect(page.getByText("Version 2, sent on")).toBeVisible();
  });

  test("no takes one press, and can be taken back", async ({ page }) => {
    const { answerUrl } = await askForQuotes("drive");
    await page.goto(answerUrl);
    await expect(page.getByLabel("Council's permit fee (£)")).toHaveCount(0);
    await page.getByRole("button", { name: "No lorry free that day" }).click();
    await expect(page.getByRole("heading", { name: "You said no to this job" })).toBeVisible();
    await expect(page.getByText("They have no lorry free that day")).toBeVisible();
    await page.getByText("Send a price after all", { exact: true }).click();
    await hire(page).fill("200");
    await page.getByLabel("My prices include VAT").check();
    await send(page).click();
    await expect(sent(page, "£200")).toBeVisible();
  });
});

test("a refused note keeps what is changed in it, also after a reload", async ({ page }) => {
  const { answerUrl } = await askForQuotes();
  await page.goto(answerUrl);
  await page.getByText("Add a note first").click();
  const note = page.getByRole("region", { name: "Can't do this job?" }).getByLabel("A note to the customer");
  await note.fill("See www.skips.example");
  await page.getByRole("button", { name: "Another reason" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(note).toHaveValue("See www.skips.example");
  await note.fill("Try in May");
  await page.reload();
  await expect(note).toHaveValue("Try in May");
  await page.getByRole("button", { name: "Another reason" }).click();
  await expect(page.getByRole("heading", { name: "You said no to this job" })).toBeFocused();
  await expect(page.getByText("Try in May")).toBeVisible();
});

test("words typed into a folded form stay through visits to other pages, and it is open when it has some", async ({
  page,
}) => {
  const { answerUrl } = await askForQuotes();
  await page.goto(answerUrl);
  await page.getByText("Ask the customer one question").click();
  await page.getByLabel("In your own words").fill("Is the gate wide?");
  await page.getByText("Add a note first").click();
  const note = page.getByRole("region", { name: "Can't do this job?" }).getByLabel("A note to the customer");
  await note.fill("Try in May");
  const expectWords = async () => {
    await expect(page.getByLabel("In your own words")).toHaveValue("Is the gate wide?");
    await expect(page.getByLabel("In your own words")).toBeVisible();
    await expect(note).toHaveValue("Try in May");
    await expect(note).toBeVisible();
  };
  for (const _visit of ["first", "second"]) {
    await page.getByRole("link", { name: "All Companies" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("All Skip Hire Companies");
    await page.goBack();
    await expectWords();
  }
  await page.reload();
  await expectWords();
  await page.goto(answerUrl);
  await expectWords();
});

test("the form fits narrow screens and large letters", async ({ page }) => {
  const { answerUrl } = await askForQuotes();
  await page.goto(answerUrl);
  await page.getByText("Extras, such as").click();
  await page.getByLabel("Add 20% VAT to my prices").check();
  const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await widthOf()).toBe(320);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await page.setViewportSize({ width: 640, height: 900 });
  expect(await widthOf()).toBe(640);
});

test("what is wrong is listed with links to the fields, and nothing typed is lost", async ({ page }) => {
  const { answerUrl } = await askForQuotes();
  await page.goto(answerUrl);
  await fillPrice(page);
  await hire(page).fill("about 270");
  await page.getByLabel("A note to the customer").first().fill("See www.skips.example");
  await send(page).click();
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await summary
    .getByRole("link", { name: "Price for the hire: write an amount such as 270 or 270.50" })
    .click();
  await expect(hire(page)).toBeFocused();
  await expect(hire(page)).toHaveAccessibleDescription(/write an amount/);
  await hire(page).fill("270");
  await page.reload();
  await expect(hire(page)).toHaveValue("270");
  await send(page).click();
  await summary.getByRole("link", { name: "Please enter a note without a web address" }).click();
  await expect(page.getByLabel("A note to the customer").first()).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel("A note to the customer").first().fill("Ring first");
  await send(page).click();
  await expect(sent(page, "£416")).toBeVisible();
});

test("a lost connection, Back and a reload lose nothing, and a price that arrived counts once", async ({
  page,
}) => {
  const { answerUrl } = await askForQuotes();
  let hasArrived = false;
  await page.route(answerUrl, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    if (hasArrived) await route.fetch();
    await route.abort();
  });
  const loseConnection = async () => {
    await send(page).click();
    await page.waitForURL(/^chrome-error:/);
    await page.goBack();
  };
  await page.goto(answerUrl);
  await fillPrice(page);
  await loseConnection();
  await expect(hire(page)).toHaveValue("£270");
  await expect(page.getByLabel("Extra 1", { exact: true }).first()).toHaveValue("Mattress");
  await expect(preview(page)).toContainText("£416");

  hasArrived = true;
  await loseConnection();
  await expect(page.getByText("Version 1, sent on")).toBeVisible();
  await page.unroute(answerUrl);

  await page.getByText("Send a new price", { exact: true }).click();
  await expect(hire(page)).toHaveValue("270");
  await hire(page).fill("199");
  await page.reload();
  await expect(hire(page)).toHaveValue("199");
  await expect(preview(page)).toContainText("£330.80");
  await send(page).dblclick();
  await expect(page.getByText("Version 2, sent on")).toBeVisible();
});

test("a request that its customer withdrew is closed, also while a price is being typed", async ({
  page,
}) => {
  const { answerUrl, receiptUrl } = await askForQuotes();
  await page.goto(answerUrl);
  await fillPrice(page);
  // Waits for the whole preview, because the button moves while the preview grows, and a press in that moment is lost.
  await expect(preview(page)).toContainText("£416");
  await fetch(`${running.product.url}/api${receiptUrl.replace("/receipt/", "/receipts/")}/withdraw`, {
    method: "POST",
    headers: { origin: running.product.url },
  });
  await send(page).click();
  await expect(page.getByRole("heading", { name: "This request is closed" })).toBeVisible();
  await expect(page.getByText("The customer has withdrawn this request.")).toBeVisible();
  await expect(send(page)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test("a company has its price added up, corrects it, sends it and sends another", async ({ page }) => {
    const { answerUrl } = await askForQuotes();
    await page.goto(answerUrl);
    await expect(page.getByRole("group", { name: /^Extra \d/, includeHidden: true })).toHaveCount(3);
    await fillPrice(page);
    await page.getByRole("button", { name: "Add it up" }).click();
    await expect(preview(page)).toContainText("£416 for a 6 yard skip, 2 weeks, on the road with a permit");
    await page.getByLabel("Each extra week (£)").fill("lots");
    await send(page).click();
    await expect(page.getByRole("alert")).toContainText("Not sent yet: one thing needs another look");
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByRole("link", { name: /^Each extra week: write/ })).toHaveAttribute(
      "href",
      "#extraWeek",
    );
    await expect(page.getByLabel("Each extra week (£)")).toHaveValue("lots");
    await expect(page.getByLabel("Extra 1", { exact: true }).first()).toHaveValue("Mattress");
    await page.getByLabel("Each extra week (£)").fill("20");
    await send(page).click();
    await expect(sent(page, "£416")).toBeVisible();
    await page.getByText("Send a new price", { exact: true }).click();
    await hire(page).fill("250");
    await send(page).click();
    await expect(sent(page, "£392")).toBeVisible();
    await expect(page.getByText("Version 2, sent on")).toBeVisible();
  });

  test("no takes one press, and is confirmed", async ({ page }) => {
    const { answerUrl } = await askForQuotes();
    await page.goto(answerUrl);
    await page.getByRole("button", { name: "Out of our area" }).click();
    await expect(page.getByRole("heading", { name: "You said no to this job" })).toBeVisible();
  });

  test("a link that was cut off says what to do", async ({ page }) => {
    const { answerUrl } = await askForQuotes();
    const response = await page.goto(answerUrl.slice(0, -4));
    expect(response?.status()).toBe(404);
    expect(response?.headers()).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "same-origin",
    });
    await expect(page.getByRole("heading", { name: "We don't know this link" })).toBeVisible();
  });
});
