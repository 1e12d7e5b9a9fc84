import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { companies } from "#server/database/tables/companies.ts";
import { reviews } from "#server/database/tables/reviews.ts";
import { openTestDatabase, type TestDatabase } from "#server/database/testing/test-database.ts";
import { createLedger } from "./ledger.ts";
import { verifyCopy, verifyDatabase } from "./verify.ts";

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase();
  const company = { name: "Acme Skips", location: "Leeds", county: "West Yorkshire" };
  await opened.database.insert(companies).values({ ...company, id: 1 });
  const review = { companyId: 1, customerName: "Ann", rating: 4, title: "Good", content: "On time." };
  await opened.database.insert(reviews).values([
    { ...review, id: 1 },
    { ...review, id: 2, isWaiting: true },
  ]);
  await opened.database.update(reviews).set({ isWaiting: false }).where(eq(reviews.id, 2));
  await opened.database.delete(reviews).where(eq(reviews.id, 1));
});
afterEach(() => opened.close());

/** Runs a statement with triggers turned off, which PostgreSQL allows only to superusers. */
const withoutTriggers = (statement: string) =>
  opened.database.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(statement));
  });

async function copy(): Promise<string> {
  const ledger = createLedger(opened.database);
  await ledger.catchUp();
  return ledger.file(1)?.csv ?? "";
}
const problems = async () => (await verifyDatabase(opened.database)).problems;

describe("the ledger of the database", () => {
  test("is whole when everything was written by the product", async () => {
    expect(await verifyDatabase(opened.database)).toMatchObject({ lines: 4, problems: [] });
  });

  test("shows a review that was deleted without a trace", async () => {
    await withoutTriggers("delete from reviews where id = 2");
    expect(await problems()).toEqual([
      "Listing 1 has 0 reviews that show and 0 that wait; by the ledger they are 1 and 0.",
    ]);
  });

  test("shows a line that was changed, and one that was left out", async () => {
    await withoutTriggers("update reviews_ledger set reason_code = 'fine' where seq = 4");
    expect(await problems()).toEqual(["Line 4 was changed: its hash does not fit."]);
    await withoutTriggers("delete from reviews_ledger where seq = 2");
    expect((await problems())[0]).toBe("Line 3 follows line 1: lines are missing.");
  });

  test("shows a listing that was made public again without a trace", async () => {
    await opened.database.update(companies).set({ listing: "removed" });
    expect(await problems()).toEqual([]);
    await withoutTriggers("update companies set listing = 'public'");
    expect(await problems()).toEqual(["Listing 1 is hidden in the ledger and public in the database."]);
  });
});

describe("a copy of the ledger", () => {
  test("agrees, also when the ledger has grown, and when it is a later part", async () => {
    const before = await copy();
    await opened.database.delete(reviews);
    expect(await verifyCopy(opened.database, before)).toMatchObject({ lines: 4, problems: [] });
    const [columns, ...lines] = (await copy()).split("\n");
    const part = [columns, ...lines.slice(2)].join("\r\n");
    expect(await verifyCopy(opened.database, part)).toMatchObject({ lines: 5, problems: [] });
  });

  test("proves that a line was changed or left out later, even with new hashes", async () => {
    const before = await copy();
    await withoutTriggers("delete from reviews_ledger where seq > 2");
    await opened.database.execute(sql`select append_to_reviews_ledger('published', 1, 'checked', 'none')`);
    expect((await verifyDatabase(opened.database)).problems).toEqual([
      "Listing 1 has 1 reviews that show and 0 that wait; by the ledger they are 2 and 0.",
    ]);
    expect((await verifyCopy(opened.database, before)).problems).toEqual([
      "Line 3 of the copy is another one in the database.",
      "Line 4 of the copy is not in the database.",
    ]);
  });

  test("has to be one: other files and changed lines are named", async () => {
    const text = await copy();
    expect((await verifyCopy(opened.database, "name,location\nAcme,Leeds\n")).problems).toHaveLength(2);
    expect((await verifyCopy(opened.database, text.replace("checked", "at-once"))).problems).toHaveLength(1);
  });
});
