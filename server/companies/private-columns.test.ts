import { getTableColumns, getTableName, sql } from "drizzle-orm";
import { type PgTable, pgTable, text } from "drizzle-orm/pg-core";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies } from "#server/database/tables/companies.ts";
import { leads, quotes } from "#server/database/tables/requests.ts";
import { reviews } from "#server/database/tables/reviews.ts";
import { DIRECTORY_QUOTE } from "#server/quotes/testing/examples.ts";

const SECRET = "do not publish this note";
const LEEDS = { latitude: 53.8, longitude: -1.55 };
const COMPANY = { name: "Acme Skips", location: "Leeds", county: "West Yorkshire" };
const REVIEW = { companyId: 7, customerName: "Ann", rating: 5, title: "Good", content: "On time." };
const LEAD = { name: "Sam", email: "sam@example.org", phone: "01632 960123" };
const PASSWORD = "correct horse";
const TABLES = [companies, reviews, leads, quotes];

/** Adds the column `internal_note` to the declaration of a table, as tables/companies.ts would declare it. */
function declarePrivateColumn(table: PgTable): void {
  const columns = getTableColumns(pgTable(getTableName(table), { internalNote: text("internal_note") }));
  Object.assign(getTableColumns(table), columns);
  Object.assign(table, columns);
}

let product: Awaited<ReturnType<typeof openProduct>>;

/** Adds a column to the tables and then loads the product, because other modules read the columns when they are loaded. */
async function openProduct() {
  for (const table of TABLES) declarePrivateColumn(table);
  const { openTestApp } = await import("#server/testing/test-app.ts");
  const { createRender } = await import("#server/pages/render.ts");
  const app = await openTestApp();
  const { database, services } = app;
  for (const table of TABLES)
    await database.execute(
      sql`alter table ${table} add column internal_note text not null default ${sql.raw(`'${SECRET}'`)}`,
    );
  await database
    .insert(companies)
    .values({ id: 7, ...COMPANY, ...LEEDS, email: "acme@skips.example", featured: true });
  await database.insert(reviews).values(REVIEW);
  await services.companies.refresh("all");
  return { ...app, render: createRender({ services, log: pino({ level: "silent" }) }) };
}

async function signIn(): Promise<Record<string, string>> {
  const response = await product.request("/api/admin/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password: PASSWORD }),
  });
  const { token } = (await response.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

async function send(method: string, path: string, body: object, headers: Record<string, string> = {}) {
  const response = await product.request(path, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  expect(response.status).toBeLessThan(300);
  return response.text();
}

beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.close());

test("the test's column is part of the table and holds a value", async () => {
  const [row] = await product.database.select().from(companies);
  expect(row).toMatchObject({ id: 7, internalNote: SECRET });
});

// The second text shows that the response contains rows. A response without rows could not contain the column.
test.each([
  ["/api/companies", COMPANY.name],
  ["/api/companies?page=1&location=Leeds", COMPANY.name],
  ["/api/companies/7", COMPANY.name],
  ["/api/companies/7/reviews", REVIEW.content],
  ["/api/price-comparison", COMPANY.name],
  ["/api/statistics", '"companies":1'],
])("GET %s does not contain a column that the API's schemas do not name", async (path, shown) => {
  for (const response of [await product.request(path), await product.fetch(path)]) {
    const body = await response.text();
    expect(response.status).toBe(200);
    expect(body).toContain(shown);
    expect(body).not.toMatch(/internal.?note/i);
    expect(body).not.toContain(SECRET);
  }
});

test.each([
  "/",
  "/companies",
  "/search?location=Leeds",
  "/company/7",
  "/price-comparison?location=Leeds",
  "/quote?companies=7",
])("the page %s and the data embedded in it do not contain the column", async (path) => {
  const { status, body: bytes } = await product.render(new Request(new URL(path, "http://localhost:3000")));
  const body = String(bytes);
  expect(status).toBe(200);
  expect(body).toContain(COMPANY.name);
  expect(body).not.toMatch(/internal.?note/i);
  expect(body).not.toContain(SECRET);
});

test("the answers to writes and the administrator's lists do not contain the column", async () => {
  const admin = await signIn();
  const answers = [
    await send("POST", "/api/companies", COMPANY, admin),
    await send("PUT", "/api/companies/7", { phone: "0113 496 0000" }, admin),
    await send("POST", "/api/reviews", REVIEW),
    await send("POST", "/api/leads", LEAD),
    await send("POST", "/api/quotes", { ...DIRECTORY_QUOTE, companies: [{ id: 7 }] }),
    ...(await Promise.all(
      ["/api/leads", "/api/quotes"].map(async (path) =>
        (await product.request(path, { headers: admin })).text(),
      ),
    )),
  ];
  for (const answer of answers) {
    expect(answer).not.toMatch(/internal.?note/i);
    expect(answer).not.toContain(SECRET);
  }
});
