import { expect, type Locator, type Page, test } from "@playwright/test";
import { adminToken } from "../harness/admin-token.ts";
import { EMPTY_DATA } from "../harness/data-folders.ts";
import { embeddedDatabaseUrl, queryRows } from "../harness/database.ts";
import { type MailCatcher, startMailCatcher } from "../harness/mail-catcher.ts";
import { ADMIN_PASSWORD, type Product, startProduct } from "../harness/product.ts";

// A new administrator works through a long queue by keyboard, and undoes a wrong merge. The long version also looks up figures.

/** Set by `npm run test:desk`, which runs the long version: it takes more than a minute longer. */
const IS_WHOLE = process.env.WHOLE_DESK === "yes";
test.describe.configure({ mode: "serial", timeout: IS_WHOLE ? 600_000 : 120_000 });

/**
 * The numbers of waiting reviews, listing requests and pairs of duplicates. A section shows at most ten reviews or pairs at a
 * time.
 */
const [REVIEWS, REQUESTS, PAIRS] = IS_WHOLE ? [60, 30, 15] : [14, 12, 11];
const REFUSED = "nobody@refuses.example";

let product: Product;
let mail: MailCatcher;
let headers: Record<string, string>;
test.beforeAll(async () => {
  mail = await startMailCatcher({ refuse: (address) => (address === REFUSED ? 550 : undefined) });
  product = await startProduct({
    copyOf: EMPTY_DATA,
    env: { SMTP_URL: mail.url, RATE_LIMIT_FACTOR: "1000" },
  });
  headers = { authorization: `Bearer ${await adminToken(product.url)}` };
});
test.afterAll(async () => {
  await product.stop();
  await mail.stop();
});

const api = async (method: string, path: string, body?: object) => {
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(`${product.url}/api${path}`, init);
  expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
  return response.status === 204 ? null : response.json();
};
const sql = (statement: string, values: unknown[] = []) =>
  queryRows(embeddedDatabaseUrl(product.dataDir), statement, values);

const LEEDS = { location: "Leeds", county: "West Yorkshire" };
const two = (at: number) => String(at).padStart(2, "0");

/** Adds pairs of companies with the same telephone number, which is written in two ways. */
async function addPairs() {
  for (let at = 0; at < PAIRS; at += 1) {
    const phone = `0113 496 00${two(at)}`;
    await api("POST", "/companies", { name: `Firm ${two(at)} Skips`, phone, ...LEEDS });
    await api("POST", "/companies", {
      ...{ name: `${two(at)} Skip Hire`, phone: phone.replace("0113", "+44 113"), ...LEEDS },
      website: `https://firm-${two(at)}.example`,
    });
  }
}

async function fillQueue() {
  await addPairs();
  for (let at = 0; at < REQUESTS; at += 1)
    await api("POST", "/leads", {
      ...{ name: "Sam Sample", email: at === 0 ? REFUSED : `sam${at}@asks.example`, phone: "01632 960001" },
      companyName: `Asking ${two(at)} Skips`,
    });
  await sql(
    `insert into reviews (company_id, customer_name, rating, title, content, is_waiting)
      select (select min(id) from companies), 'Ann', 4, 'Review ' || at, 'They came on time.', true from generate_series(1, $1) at`,
    [REVIEWS],
  );
  await api("POST", "/companies", { name: "Nowhere Skips", location: "Zzyzx", county: "Nowhere" });
}

/** Returns the `aria-label` or the text of the focused element. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const now = document.activeElement;
    return now?.getAttribute("aria-label") ?? now?.textContent?.trim() ?? "";
  });

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: RegExp, most = 12) {
  for (let keys = 0; keys <= most; keys += 1) {
    if (name.test(await focusedName(page))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${most} presses of Tab from the item do not reach ${name}`);
}

const section = (page: Page, title: string): Locator =>
  page.locator("details").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

/**
 * Goes to a section by keyboard, through the link at the top of the page. Then calls `decide` once for each item, which must
 * leave one item less.
 */
async function clear(page: Page, title: string, decide: () => Promise<void>) {
  const badge = section(page, title).locator("summary .badge");
  await page.getByRole("heading", { name: "Work queue" }).focus();
  await tabTo(page, new RegExp(`^${title}`), 20);
  await page.keyboard.press("Enter");
  for (let left = Number(await badge.textContent()); left > 0; left -= 1) {
    await expect(badge).toHaveText(String(left));
    await decide();
    await expect(badge).toHaveText(String(left - 1));
  }
}

/** Opens the work queue and signs in there with the keyboard. */
async function openQueue(page: Page) {
  await page.goto(`${product.url}/admin/work`);
  await page.getByLabel("Password").focus();
  await page.keyboard.type(ADMIN_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Work queue" })).toBeFocused();
}

test("an empty queue says so in one sentence", { tag: "@journey" }, async ({ page }) => {
  await openQueue(page);
  await expect(page.getByRole("status").filter({ hasText: "Nothing waits for you." })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "What waits" })).toHaveCount(0);
});

test("a listing request that was just added says so at once, and its sender is told after a question", {
  tag: "@journey",
}, async ({ page }) => {
  const email = "rea@new.example";
  await api("POST", "/leads", {
    ...{ name: "Rea Sample", email, phone: "0113 496 0777", companyName: "Rook Skips", location: "Leeds" },
  });
  await openQueue(page);
  const request = section(page, "Listing requests").getByRole("listitem").filter({ hasText: "Rook Skips" });
  await request.getByRole("button", { name: "Add as company" }).click();
  const adding = page.getByRole("dialog", { name: "Add New Company" });
  await adding.getByLabel("County").fill("West Yorkshire");
  await adding.getByRole("button", { name: "Add Company" }).click();
  await expect(adding).toHaveCount(0);
  await expect(request).toContainText("In the directory: Rook Skips, Leeds");

  await request.getByRole("button", { name: "Tell them it is listed" }).click();
  const asked = page.getByRole("dialog", { name: "Tell them it is listed" });
  await expect(asked).toContainText(`${email} is told that Rook Skips is in the directory`);
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expect(request).toBeVisible();
  await request.getByRole("button", { name: "Tell them it is listed" }).click();
  await asked.getByRole("button", { name: "Tell them", exact: true }).click();
  await expect(request).toHaveCount(0);
  await expect.poll(() => mail.received.flatMap(({ to }) => to)).toContain(email);
});

test("tens of reviews, listing requests and likely duplicates are decided with the keyboard alone", async ({
  page,
}) => {
  await fillQueue();
  const failed = () => sql("select 1 from deliveries where state = 'failed'").then(({ length }) => length);
  // The copy of the first listing request goes to the refused address.
  await expect.poll(failed).toBe(1);
  await openQueue(page);
  const total = REVIEWS + REQUESTS + PAIRS + 2;
  await expect(page.getByText(`${total} things wait for you.`)).toBeVisible();

  const press = async (name: RegExp) => {
    await tabTo(page, name);
    await page.keyboard.press("Enter");
  };
  await clear(page, "Listing requests", async () => {
    await press(/^Refuse /);
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.type("We could not find this company in any register.");
    await press(/^Refuse and tell them/);
  });
  await clear(page, "Waiting reviews", async () => {
    await press(/^Publish /);
    await press(/^Publish$/);
  });
  await clear(page, "Possible duplicates", () => press(/^They are different/));
  await clear(page, "Not on the map", () => press(/^Not now/));

  // The copy went with its request. The only failed email is now the answer to it.
  await expect.poll(failed).toBe(1);
  await page.reload();
  await expect(page.getByText("1 thing waits for you.")).toBeVisible();
  await clear(page, "Failed emails", () => press(/^Leave it/));
  await expect(page.getByRole("status").filter({ hasText: "Nothing waits for you." })).toBeVisible();
});

test("a wrong merge is taken back with one press, at once and after a reload", async ({ page }) => {
  const phone = "0113 496 0999";
  const kept = await api("POST", "/companies", { name: "Heron Skips", phone, ...LEEDS });
  const merged = await api("POST", "/companies", { name: "Egret Skips", phone, ...LEEDS });
  const review = { customerName: "Ann", rating: 5, title: "Good", content: "On time, and tidy." };
  for (const [index, { id }] of [kept, kept, merged].entries())
    await api("POST", "/reviews", { companyId: id, ...review, title: `Good ${index}` });
  const statusOf = async ({ id }: { id: number }) =>
    (await fetch(`${product.url}/api/companies/${id}`, { redirect: "manual" })).status;
  const reviewsOf = async ({ id }: { id: number }) => (await api("GET", `/companies/${id}/reviews`)).length;
  const asBefore = async () => {
    expect([await reviewsOf(kept), await reviewsOf(merged)]).toEqual([2, 1]);
    expect([await statusOf(kept), await statusOf(merged)]).toEqual([200, 200]);
  };

  await openQueue(page);
  await expect(
    section(page, "Possible duplicates").getByRole("radio", { checked: true }),
  ).toHaveAccessibleName("Keep Heron Skips");
  await tabTo(page, /^Possible duplicates/, 20);
  await page.keyboard.press("Enter");
  await tabTo(page, /^Merge: Egret Skips into Heron Skips/);
  await page.keyboard.press("Enter");
  await expect(
    page.getByText("Egret Skips is merged into Heron Skips. Moved: 1 review, 0 requests."),
  ).toBeVisible();
  expect([await reviewsOf(kept), await statusOf(merged)]).toEqual([3, 308]);
  await page.keyboard.press("Shift+Tab");
  expect(await focusedName(page)).toBe("Undo");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toHaveCount(0);
  await asBefore();

  // Waits for the pair, which appears again only after the queue is reloaded.
  await expect(page.getByRole("button", { name: /^Merge: Egret Skips/ })).toBeVisible();
  await tabTo(page, /^Merge: Egret Skips into Heron Skips/);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Egret Skips is merged into Heron Skips.")).toBeVisible();
  await page.getByRole("link", { name: "Log of changes" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Undo: Two entries merged, Heron Skips/ })).toBeVisible();
  await tabTo(page, /^Undo: Two entries merged, Heron Skips/, 30);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Both are listed again").first()).toBeVisible();
  await asBefore();
});

/** Adds a company, makes it the only one in Leeds, and adds its requests of last month, of which `answered` were answered. */
async function addLastMonth({ requests, answered }: { requests: number; answered: number }) {
  const { id } = await api("POST", "/companies", { name: "Leeds Only Skips", ...LEEDS });
  await sql("update companies set location = 'Elsewhere' where location = 'Leeds' and id <> $1", [id]);
  const middle = "date_trunc('month', now()) - interval '1 month' + interval '10 days'";
  await sql(
    `with asked as (
      insert into quotes (name, email, phone, location, skip_size, waste_type, selected_companies, reference, request_hash, created_at)
      select 'Ann', 'ann.' || n || '@home.example', '01632 960001', 'Leeds', 'builder-6-yard', 'mixed',
        json_build_array(json_build_object('id', $1::bigint, 'name', 'Leeds Only Skips'))::text, 'SF-' || n, md5(n::text), ${middle}
      from generate_series(1, $2) n returning id, substr(reference, 4)::int as n)
    insert into deliveries (quote_id, company_id, kind, recipient, state, answered_at, created_at)
    select asked.id, $1, 'company', 'office@firm.example', 'sent', case when n <= $3 then ${middle} + interval '1 day' end, ${middle}
    from asked`,
    [id, requests, answered],
  );
}

test("with 1,200 requests, one press says how many companies in Leeds got last month and how many were answered", async ({
  page,
}) => {
  test.skip(!IS_WHOLE, "npm run test:desk walks it; figures.spec.ts asks the same of fewer requests");
  await addLastMonth({ requests: 1_200, answered: 900 });
  await openQueue(page);
  await page.goto(`${product.url}/admin`);
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  await tabTo(page, /^Figures$/, 30);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Figures", exact: true })).toBeVisible();
  const leeds = page.getByRole("region", { name: "By town" }).getByRole("row", { name: /^Leeds/ });
  await expect(leeds).toContainText(/1,200.*900/);
});
