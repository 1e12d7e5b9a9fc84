import { eq, sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Companies } from "#server/companies/companies.ts";
import { exampleCompanies } from "#server/companies/testing/examples.ts";
import { connect, type Database } from "#server/database/connect.ts";
import { type ListenHandlers, listen } from "#server/database/listen.ts";
import { companies as companyTable } from "#server/database/tables/companies.ts";
import { reviews as reviewTable } from "#server/database/tables/reviews.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { startCatalogueSync } from "./catalogue-sync.ts";
import type { CompanyIds } from "./refresh-queue.ts";

const log = pino({ level: "silent" });
let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let elsewhere: Database;
/** Two directories on the same database, each with connections of its own, as in two processes. */
let both: Companies[];
let syncs: ReturnType<typeof startCatalogueSync>[];

beforeAll(async () => {
  opened = await openTestDatabase();
  elsewhere = connect(opened.url);
  both = [opened.database, elsewhere].map((database) => exampleCompanies(database));
  syncs = both.map((companies) =>
    startCatalogueSync({
      refresh: companies.refresh,
      listen: (channels, handlers) => listen(opened.url, channels, handlers),
      log,
    }),
  );
  await Promise.all(syncs.map(({ ready }) => ready));
  await Promise.all(both.map((companies) => companies.load()));
});
afterAll(async () => {
  await Promise.all(syncs.map(({ close }) => close()));
  await elsewhere.$client.end();
  await opened.close();
});

const everywhere = (read: (companies: Companies) => unknown) =>
  expect.poll(() => both.map(read), { timeout: 10_000 });

test("every process sees new, changed and removed companies and reviews", async () => {
  const company = { id: 1, name: "Aire Skips", location: "Leeds", county: "West Yorkshire" };
  await opened.database.insert(companyTable).values([company, { ...company, id: 2 }]);
  await everywhere((companies) => companies.search({}).total).toEqual([2, 2]);

  await opened.database.update(companyTable).set({ name: "Aire Skip Hire" }).where(eq(companyTable.id, 1));
  await everywhere((companies) => companies.find(1)?.name).toEqual(["Aire Skip Hire", "Aire Skip Hire"]);

  const review = { companyId: 1, customerName: "Ann", rating: 5, title: "Good", content: "On time." };
  await elsewhere.insert(reviewTable).values(review);
  await everywhere((companies) => companies.reviewsOf(1).length).toEqual([1, 1]);

  await elsewhere.delete(companyTable).where(eq(companyTable.id, 1));
  await everywhere((companies) => companies.find(1)).toEqual([null, null]);
});

test("a change of 2,000 companies in one statement reaches every process", async () => {
  await opened.database.execute(
    `insert into companies (id, name, location, county)
     select id, 'Firm ' || id, 'Leeds', 'West Yorkshire' from generate_series(1000, 2999) id`,
  );
  await everywhere((companies) => companies.find(2999)?.name).toEqual(["Firm 2999", "Firm 2999"]);
});

test("changes made while the connection was lost are read after it is back", async () => {
  const company = { id: 7, name: "Before", location: "Leeds", county: "West Yorkshire" };
  await opened.database.insert(companyTable).values(company);
  await everywhere((companies) => companies.find(7)?.name).toEqual(["Before", "Before"]);

  const { rowCount } = await opened.database.execute(
    sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
  );
  expect(rowCount).toBeGreaterThanOrEqual(2);
  await opened.database.update(companyTable).set({ name: "After" }).where(eq(companyTable.id, 7));
  await everywhere((companies) => companies.find(7)?.name).toEqual(["After", "After"]);
});

/** A sync whose first `times` refreshes fail, with functions that notify it. `requested` lists the ids of every refresh. */
function failingSync(times: number) {
  const requested: CompanyIds[] = [];
  let handlers: ListenHandlers | undefined;
  startCatalogueSync({
    refresh: async (ids) => {
      requested.push(ids);
      if (requested.length <= times) throw new Error("the database is down");
    },
    listen: (_channels, given) => {
      handlers = given;
      return { close: () => {} };
    },
    log,
  });
  return {
    requested,
    notify: (payload: string) => handlers?.onNotification("catalogue", payload),
    reconnect: () => handlers?.onReconnected(),
  };
}

test("a notification refreshes the ids it contains, and all companies when it contains none", () => {
  const { requested, notify, reconnect } = failingSync(0);
  notify("1,22,333");
  notify("all");
  notify("something else");
  reconnect();
  expect(requested).toEqual([[1, 22, 333], "all", "all", "all"]);
});

test("a failed refresh is retried until it succeeds", async () => {
  const { requested, notify } = failingSync(1);
  notify("5");
  await expect.poll(() => requested, { timeout: 10_000 }).toEqual([[5], [5]]);
});
