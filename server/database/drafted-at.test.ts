import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isNotNull, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { MIGRATIONS_FOLDER } from "./migrate.ts";
import { changeLog, companyChanges } from "./tables/changes.ts";
import { companies } from "./tables/companies.ts";
import { openTestDatabase } from "./testing/test-database.ts";

const { database, close } = await openTestDatabase();
afterAll(close);

test("the upgrade counts drafts that were public or hidden before from its day, and others from their first", async () => {
  const place = { location: "Leeds", county: "West Yorkshire", listing: "draft" as const };
  await database.insert(companies).values([
    { id: 1, name: "Published and taken back", ...place },
    { id: 2, name: "Hidden and shown again", ...place },
    { id: 3, name: "Edited only", ...place },
    { id: 4, name: "Public", ...place, listing: "public" },
  ]);
  const by = { changedBy: "administrator" as const };
  await database.insert(companyChanges).values([
    { ...by, companyId: 1, before: { listing: "public" }, after: { listing: "draft" } },
    { ...by, companyId: 3, before: { phone: null }, after: { phone: "1" } },
    { ...by, companyId: 4, before: { listing: "draft" }, after: { listing: "public" } },
  ]);
  await database.insert(changeLog).values({ ...by, kind: "listing-shown", companyId: 2 });
  const migration = readFileSync(join(MIGRATIONS_FOLDER, "0026_keep_drafts_from_their_day.sql"), "utf8");
  await database.execute(sql.raw(migration.split("--> statement-breakpoint").at(-1) ?? ""));
  const dated = await database
    .select({ id: companies.id })
    .from(companies)
    .where(isNotNull(companies.draftedAt))
    .orderBy(companies.id);
  expect(dated).toEqual([{ id: 1 }, { id: 2 }]);
});
