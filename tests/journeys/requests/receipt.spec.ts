import { type APIRequestContext, expect, test } from "@playwright/test";
import { axeViolations } from "../../access/axe.ts";
import { mailingProduct } from "../../harness/browser/mailing-product.ts";
import { openHydrated, waitUntilHydrated } from "../../harness/browser/open-page.ts";
import { nextSaturday, quoteOf } from "../../harness/browser/quote-forms.ts";
import { chooseOffer, offerRow } from "../../harness/browser/receipt-page.ts";

const running = mailingProduct();

test.describe.configure({ mode: "default" });

const COMPANIES = [102, 541, 999];

/** An offer that states every cost of three weeks on a road: the hire, the permit and the price of an extra week. */
const FULL_OFFER = {
  lines: [
    { kind: "hire", price: "270.00", vat: true },
    { kind: "permit-council-fee", price: "44.00", vat: false },
  ],
  vat: "added",
  hireDays: 14,
  extraWeek: "25.00",
  weightLimitTonnes: 1.5,
  overweightPerTonne: "60.00",
  // Late enough for the permit.
  earliestDate: nextSaturday(3),
  validUntil: nextSaturday(),
  note: "Please keep the gate open.",
};

/** Sends a request to three companies. Returns the receipt, the companies' names, and answer links in the order of `FIRMS`. */
async function sendRequest(request: APIRequestContext) {
  const before = running.mail.received.length;
  const job = { size: 6, stands: "road", weeks: 3, waste: ["garden", "soil"] };
  const sent = await request.post(`${running.product.url}/api/quotes`, {
    data: { ...quoteOf(COMPANIES.map((id) => ({ id }))), job },
  });
  expect(sent.status()).toBe(201);
  const { receiptUrl, companies } = await sent.json();
  const links = () =>
    running.mail.received.slice(before).flatMap(({ text }) => text.match(/\/answer\/[^\s>]+/g)?.[0] ?? []);
  await expect.poll(() => new Set(links()).size).toBe(COMPANIES.length);
  const answers = COMPANIES.map((id) => `/api${links().find((link) => link.includes(`.${id}.`))}`);
  return {
    receiptUrl,
    names: (companies as { name: string }[]).map(({ name }) => name),
    answers: answers.map((path) => `${running.product.url}${path.replace("/answer/", "/answers/")}`),
  };
}

type Sent = Awaited<ReturnType<typeof sendRequest>>;

/** The first company offers every part, the second only the hire, and the third declines. */
async function answerAll(request: APIRequestContext, { answers: [first, second, third] }: Sent) {
  const bare = { lines: [{ kind: "hire", price: "230.00" }], vat: "included" };
  expect((await request.post(`${first}/offer`, { data: FULL_OFFER })).status()).toBe(201);
  expect((await request.post(`${second}/offer`, { data: bare })).status()).toBe(201);
  const declined = await request.post(`${third}/decline`, { data: { reason: "no-vehicle" } });
  expect(declined.status()).toBe(200);
}

test("offers line up, one is chosen, taken back and another chosen, and the record names it", async ({
  page,
  request,
}) => {
  const sent = await sendRequest(request);
  const [first, second] = sent.names;
  // The product notes an email as sent a moment after the mail server has it.
  await expect(async () => {
    await page.goto(sent.receiptUrl);
    await expect(page.getByText("Sent, no answer yet")).toHaveCount(3, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByText(/We email you when the first has answered/)).toBeVisible();

  await answerAll(request, sent);
  await openHydrated(page, sent.receiptUrl);
  await expect(page.getByText("Of 3 companies: 2 sent a quote, 1 declined.")).toBeVisible();
  await expect(offerRow(page, first)).toContainText("£398");
  await expect(offerRow(page, first)).toContainText("Please keep the gate open.");
  await expect(offerRow(page, second)).toContainText("At least £230");
  await expect(offerRow(page, second)).toContainText("The permit for the road is not in it");
  await expect(page.getByText("They have no lorry free that day.")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await offerRow(page, second).getByText("I've chosen this company").click();
  await expect(offerRow(page, second)).toContainText(
    `${first} is told politely that you decided otherwise. You have 10 minutes to undo.`,
  );
  await offerRow(page, second).getByText("I've chosen this company").click();
  await chooseOffer(page, second);
  await expect(
    page.getByText(/Until \d\d:\d\d you can undo this. Nobody is told before then./),
  ).toBeVisible();
  await expect(page.getByText("I've chosen this company")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("I've chosen this company")).toHaveCount(2);

  await chooseOffer(page, first);
  await page.goto(`${sent.receiptUrl}/record`);
  await expect(page.getByRole("heading", { name: "Duty-of-care record" })).toBeVisible();
  await expect(page.getByText(first ?? "", { exact: true })).toBeVisible();
  await expect(page.getByText("£398 with VAT, as offered")).toBeVisible();
  await expect(page.getByText(/20.02.01 biodegradable waste/)).toBeVisible();
  await expect(page.getByText(/code to be agreed with the company: 17.05.04 or/)).toBeVisible();
  await page.getByRole("link", { name: "Business", exact: true }).click();
  await expect(page.getByText("SIC code (2007) of the business handing over")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test("an offer that changed while the receipt was open is not chosen, and the new one is shown with the reason", async ({
  page,
  request,
}) => {
  const sent = await sendRequest(request);
  const second = sent.names[1];
  await answerAll(request, sent);
  await openHydrated(page, sent.receiptUrl);
  await offerRow(page, second).getByText("I've chosen this company").click();
  const dearer = { lines: [{ kind: "hire", price: "310.00" }], vat: "included" };
  expect((await request.post(`${sent.answers[1]}/offer`, { data: dearer })).status()).toBe(201);
  await offerRow(page, second).getByRole("button", { name: "Yes, choose this company" }).click();
  const reason = offerRow(page, second).getByRole("alert");
  await expect(reason).toContainText(`${second} has changed its quote since you opened this page.`);
  await expect(reason).toBeFocused();
  await expect(offerRow(page, second)).toContainText("At least £310");
  expect(await axeViolations(page)).toEqual([]);
  await chooseOffer(page, second);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("with script the Undo button goes when the time is over", async ({ page, request }) => {
  const sent = await sendRequest(request);
  await page.clock.install();
  await openHydrated(page, sent.receiptUrl);
  const name = sent.names[0];
  await page.getByText("I've chosen this company").first().click();
  await page.getByRole("button", { name: "Yes, choose this company" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await waitUntilHydrated(page);
  await page.clock.fastForward("10:05");
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await expect(
    page.getByText(`${name} is being told that you chose it, with your phone number and email address.`),
  ).toBeVisible();
});

test("the receipt and both forms of the record print on one sheet each, and no copy of them is kept", async ({
  page,
  request,
}) => {
  const sent = await sendRequest(request);
  await answerAll(request, sent);
  await page.goto(sent.receiptUrl);
  await chooseOffer(page, sent.names[0]);
  for (const path of ["", "/record", "/record?for=business"]) {
    const response = await page.goto(`${sent.receiptUrl}${path}`);
    const headers = response?.headers() ?? {};
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(headers["referrer-policy"]).toBe("same-origin");
    const pdf = await page.pdf({ format: "A4" });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g), path).toHaveLength(1);
  }
});

test("the record waits for a choice, and a wrong link finds none", async ({ page, request }) => {
  const { receiptUrl } = await sendRequest(request);
  await page.goto(`${receiptUrl}/record`);
  await expect(page.getByRole("heading", { name: "No company chosen yet" })).toBeVisible();
  await page.getByRole("link", { name: "Your request" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/SF-/);
  const response = await page.goto(`${running.product.url}/receipt/not-a-real-token/record`);
  expect(response?.status()).toBe(404);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("further companies that fit are asked with one press", async ({ page, request }) => {
    const { receiptUrl } = await sendRequest(request);
    await page.goto(receiptUrl);
    const others = page.getByRole("region", { name: "Ask others too" });
    await others.getByRole("button", { name: "Ask these too" }).click();
    await expect(page.getByText("Tick at least one of the companies below")).toBeVisible();
    await others.getByRole("checkbox").first().check();
    const before = running.mail.received.length;
    await others.getByRole("button", { name: "Ask these too" }).click();
    await expect(page.getByText("I've chosen this company")).toHaveCount(4);
    await expect
      .poll(() => running.mail.received.slice(before).some(({ text }) => text.includes("/answer/")))
      .toBe(true);
  });

  test("the lowest total comes first, another offer is chosen and taken back", async ({ page, request }) => {
    const sent = await sendRequest(request);
    const cheap = {
      ...FULL_OFFER,
      lines: [{ kind: "hire", price: "99.00" }, FULL_OFFER.lines[1]],
      earliestDate: nextSaturday(4),
    };
    await request.post(`${sent.answers[0]}/offer`, { data: FULL_OFFER });
    await request.post(`${sent.answers[1]}/offer`, { data: cheap });
    await page.goto(sent.receiptUrl);
    const heads = page.getByRole("rowheader");
    await expect(heads.first()).toContainText(sent.names[1] ?? "");
    await expect(offerRow(page, sent.names[0])).toContainText("Earliest date");
    await chooseOffer(page, sent.names[0]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("I've chosen this company")).toHaveCount(3);
  });
});
