import { expect, type Page, test } from "@playwright/test";
import { adminToken } from "../../harness/admin-token.ts";
import { quoteOf } from "../../harness/browser/quote-forms.ts";
import { signIn } from "../../harness/browser/sign-in.ts";
import { EMPTY_DATA } from "../../harness/data-folders.ts";
import { embeddedDatabaseUrl, queryRows } from "../../harness/database.ts";
import { type Product, startProduct } from "../../harness/product.ts";

// Each of the administrator's tables has one row more than fits on a page. The row on page 2 is decided, and page 1 is shown.
test.describe.configure({ mode: "default" });

const ROWS = 21;

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(60_000);
  product = await startProduct({ copyOf: EMPTY_DATA });
  const headers = { authorization: `Bearer ${await adminToken(product.url)}` };
  const post = async (path: string, body: object) => {
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    const response = await fetch(`${product.url}/api${path}`, init);
    expect(response.ok, `${path}: ${response.status}`).toBe(true);
    return response.json();
  };
  const leeds = { location: "Leeds", county: "West Yorkshire" };
  const email = "office@heron.example";
  const asked = await post("/companies", { name: "Heron Skips", phone: "01632 960000", email, ...leeds });
  for (let row = 1; row <= ROWS; row += 1) {
    const sender = { name: `Sam ${row}`, email: `sam${row}@asks.example`, phone: "01632 960001" };
    await post("/leads", sender);
    await post("/quotes", quoteOf([asked]));
    await post("/companies", { name: `Firm ${row}`, phone: `01632 9611${10 + row}`, ...leeds });
  }
  await queryRows(
    embeddedDatabaseUrl(product.dataDir),
    `insert into reviews (company_id, customer_name, rating, title, content)
      select $1, 'Ann', 4, 'Review ' || at, 'They came on time.' from generate_series(1, $2::int) at`,
    [asked.id, ROWS],
  );
});
test.afterAll(() => product.stop());

const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("rowheader") });

/** Opens page 2 of a table, which has one row, and decides that row. */
async function decideLastRow(page: Page, address: string, decide: () => Promise<void>) {
  await signIn(page, product.url);
  await page.goto(`${product.url}/admin?${address}&page=2`);
  await expect(rows(page)).toHaveCount(1);
  await decide();
  await expect(rows(page)).toHaveCount(ROWS - 1);
  await expect(page).toHaveURL(`${product.url}/admin?${address}`);
}

const openRow = (page: Page) => rows(page).getByRole("rowheader").getByRole("button").click();
const confirm = (page: Page, action: string) =>
  page.getByRole("dialog").getByRole("button", { name: action, exact: true }).click();

test("the first page of listing requests is shown after the only one on page 2 is deleted", async ({
  page,
}) => {
  await decideLastRow(page, "list=leads", async () => {
    await openRow(page);
    await page.getByRole("button", { name: /^Delete request of/ }).click();
    await confirm(page, "Delete");
  });
});

test("the first page of reviews is shown after the only one on page 2 is removed", async ({ page }) => {
  await decideLastRow(page, "list=reviews", async () => {
    await rows(page).getByRole("checkbox").check();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await page.getByLabel("Why they are removed").selectOption("It is not a real experience");
    await confirm(page, "Remove");
  });
});

test("the first page of companies without email is shown after the only one on page 2 is taken off the site", async ({
  page,
}) => {
  await decideLastRow(page, "show=no-email", async () => {
    await rows(page).getByRole("checkbox").check();
    await page.getByRole("button", { name: "Take off the site" }).click();
  });
});

test("the first page of quote requests is shown after the only one on page 2 is deleted", async ({
  page,
}) => {
  await decideLastRow(page, "tab=quotes", async () => {
    await openRow(page);
    await page.getByRole("button", { name: /^Delete the quote request from/ }).click();
    await confirm(page, "Delete");
  });
});
