import { createHmac } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { exampleOf, PAGES, type PageName } from "#contract/pages.ts";
import { mailingProduct } from "../../harness/browser/mailing-product.ts";
import { waitUntilHydrated } from "../../harness/browser/open-page.ts";
import { quoteOf } from "../../harness/browser/quote-forms.ts";
import { signIn } from "../../harness/browser/sign-in.ts";
import { embeddedDatabaseUrl, queryRows } from "../../harness/database.ts";

// The tests of this file share one product, so one worker runs them in order.
test.describe.configure({ mode: "default", timeout: 60_000 });

/** The test signs the review link itself, because the product sends it only weeks after a choice. */
const SIGNING_SECRET = "a signing secret for links in tests";
const running = mailingProduct({ SIGNING_SECRET });
const COMPANY = 102;

/** The paths of the pages that only a link or a session opens. */
const PRIVATE: Partial<Record<PageName, string>> = {};

const linksIn = (link: RegExp) => running.mail.received.flatMap(({ text }) => link.exec(text)?.[0] ?? []);

/** The newest link in the emails, once there are more than `before`. */
async function linkTo(link: RegExp, before = 0): Promise<string> {
  await expect.poll(() => linksIn(link).length).toBeGreaterThan(before);
  return linksIn(link).at(-1) as string;
}

async function post(path: string, data: object) {
  const response = await fetch(`${running.product.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(data),
  });
  expect(response.ok, path).toBe(true);
  return response.json();
}

test.beforeAll(async () => {
  const open = await post("/api/quotes", quoteOf([{ id: COMPANY }]));
  PRIVATE.receipt = new URL(open.receiptUrl).pathname;
  PRIVATE.answer = await linkTo(/\/answer\/[\w.-]+/);
  // The customer of this request has chosen the company.
  const { receiptUrl, reference } = await post("/api/quotes", {
    ...quoteOf([{ id: COMPANY }]),
    additionalInfo: "Beside the gate.",
  });
  PRIVATE.record = `${new URL(receiptUrl).pathname}/record`;
  await queryRows(
    embeddedDatabaseUrl(running.product.dataDir),
    `update quotes set chosen_company_id = $1, chosen_at = now() - interval '30 days',
      choice_told_at = now() - interval '30 days', invited_at = now() - interval '1 day' where reference = $2`,
    [COMPANY, reference],
  );
  const signature = createHmac("sha256", SIGNING_SECRET)
    .update(`review ${reference} ${COMPANY}`)
    .digest("base64url");
  PRIVATE.review = `/review/${reference}.${COMPANY}.${signature}`;
  await post("/api/reviews", {
    ...{ companyId: 541, customerName: "Ann", rating: 4, title: "On time", content: "Came at eight." },
    email: "ann@home.example",
  });
  PRIVATE["my-review"] = await linkTo(/\/my-review\/[\w.-]+/);
  await post(`/api/companies/${COMPANY}/claim`, {
    details: { name: "Ann", email: "ann@home.example", phone: "01632 960123", proof: "Director" },
  });
  PRIVATE["confirm-claim"] = await linkTo(/\/confirm-claim\/[\w.-]+/);
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Asks for a link to the company's page. Returns its path. The link opens the page once. */
async function sendFirmLink(page: Page): Promise<string> {
  const link = /\/firm\/open\/[\w-]+/;
  const before = linksIn(link).length;
  await page.goto(`${running.product.url}/company/${COMPANY}/claim`);
  await page.getByRole("button", { name: "Send the link" }).click();
  return linkTo(link, before);
}

async function openFirm(page: Page) {
  await page.goto(running.product.url + (await sendFirmLink(page)));
  await page.getByRole("button", { name: "Open the page" }).click();
  await expect(page.getByRole("heading", { name: "Is everything right?" })).toBeVisible();
}

/** Begins the session that a page needs: the administrator's or a company's. */
async function enter(page: Page, name: PageName) {
  if (name.startsWith("admin")) await signIn(page, running.product.url);
  else if (name.startsWith("firm") && name !== "firm-link") await openFirm(page);
}

/** Opens a page in a browser that has the session that it needs. */
async function show(page: Page, name: PageName) {
  if (name === "firm-link") PRIVATE[name] = await sendFirmLink(page);
  const { needsScript } = PAGES[name];
  const response = await page.goto(running.product.url + (PRIVATE[name] ?? exampleOf(PAGES[name])));
  expect(response?.status()).toBe(name === "not-found" ? 404 : 200);
  if (needsScript) await waitUntilHydrated(page);
}

async function open(page: Page, name: PageName) {
  await enter(page, name);
  await show(page, name);
}

const TEXT_FIELDS = ":is(input[type=text], input:not([type]), textarea):not([readonly])";

/**
 * Types into the first text field of a posted form, or else of the page. Returns a function that reads it, and whether leaving
 * the page and a reload have to keep it: what a search page shows comes from its address.
 */
async function typeSomething(page: Page) {
  const main = page.locator("main");
  const posted = main.locator(`form[method=post] ${TEXT_FIELDS}`).locator("visible=true");
  const isPosted = (await posted.count()) > 0;
  const field = (isPosted ? posted : main.locator(TEXT_FIELDS).locator("visible=true")).first();
  if ((await field.count()) === 0) return { typed: async () => "", isPosted };
  await field.fill("Leeds");
  await page.keyboard.press("Escape");
  return { typed: () => field.inputValue(), isPosted };
}

/** Links of every page: to a page with script, and to a document. */
const WAYS_OUT = [
  { name: "companies", link: "All Companies", there: /All Skip Hire Companies/ },
  { name: "guides", link: "Guides", there: /guides/i },
] as const;

const NAMES = Object.keys(PAGES) as PageName[];

test("every page of the table opens", { tag: "@journey" }, async ({ browser }) => {
  test.setTimeout(600_000);
  // Contexts of their own start signed out. Cookies that are cleared come back with the answer to a request on its way.
  for (const session of [/^(?!admin|firm)|^firm-link$/, /^firm(?!-link$)/, /^admin/]) {
    const page = await browser.newPage();
    const names = NAMES.filter((name) => session.test(name));
    await enter(page, names[0] as PageName);
    for (const name of names) {
      await show(page, name);
      await expect(heading(page).first(), name).toBeVisible();
    }
  }
});

for (const name of NAMES) {
  test(`${name}: a link within the page, leaving and Back, and a reload keep it`, async ({ page }) => {
    await open(page, name);
    const title = (await heading(page).first().textContent()) ?? "";
    const isSame = () => expect(heading(page).first()).toHaveText(title);
    const { typed, isPosted } = await typeSomething(page);
    const before = await typed();
    await page.getByRole("link", { name: "Skip to main content" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#main$/);
    await isSame();
    expect(await typed()).toBe(before);
    await page.goBack();
    await expect(page).not.toHaveURL(/#main$/);
    await isSame();
    expect(await typed()).toBe(before);

    for (const { name: target, link, there } of WAYS_OUT) {
      // Back from a link to the page itself leads to the page before it. Documents have no script that could tell links apart.
      if (target === name || (target === "guides" && !PAGES[name].needsScript)) continue;
      await page.getByRole("contentinfo").getByRole("link", { name: link, exact: true }).click();
      await expect(heading(page).filter({ hasText: there })).toBeVisible();
      await page.goBack();
      await isSame();
      if (isPosted) await expect.poll(typed).toBe(before);
    }
    await page.reload();
    await isSame();
    if (isPosted) await expect.poll(typed).toBe(before);
  });
}

test("“Can't do it? Say no” goes to its form, and a fragment typed into the address keeps the page", async ({
  page,
}) => {
  await open(page, "answer");
  await page.getByRole("link", { name: /Say no/ }).click();
  await expect(page).toHaveURL(/#decline$/);
  await expect(heading(page)).toHaveText(/^Quote request /);
  await open(page, "receipt");
  await page.evaluate(() => {
    location.hash = "#offers";
  });
  await expect(heading(page)).not.toHaveText("Request Not Found");
});

test("what was typed stays while its page asks to sign in again", async ({ page, context }) => {
  const path = `${running.product.url}/firm/listing/about`;
  await openFirm(page);
  await page.goto(path);
  const field = page.locator("main form[method=post] textarea").first();
  await field.fill("Skips in Leeds since 1987.");
  await context.clearCookies();
  await page.reload();
  await expect(heading(page).first()).toBeVisible();
  await expect(field).toHaveCount(0);
  await openFirm(page);
  await page.goto(path);
  await expect(field).toHaveValue("Skips in Leeds since 1987.");
});

test("coming Back to a request shows what has happened since", async ({ page }) => {
  await open(page, "receipt");
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(heading(page)).toHaveText(/^Compare/);
  const path = (PRIVATE.answer ?? "").replace("/answer/", "/api/answers/");
  await post(`${path}/offer`, { lines: [{ kind: "hire", price: "210.00" }], vat: "included", note: null });
  await page.goBack();
  await expect(page.getByText("£210").first()).toBeVisible();
});
