import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MIGRATIONS_FOLDER } from "../migrate.ts";
import { breakingStatements } from "./breaking-statements.ts";

/** The first migration that is checked. Migration 0004 adds required values, but it is older than the first release. */
const FIRST = "0005";

test("the release before keeps working on the tables of every migration", () => {
  const files = readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith(".sql") && name >= FIRST);
  expect(files.length).toBeGreaterThan(10);
  for (const file of files)
    expect(breakingStatements(readFileSync(join(MIGRATIONS_FOLDER, file), "utf8")), file).toEqual([]);
});

test.for([
  'ALTER TABLE "leads" DROP COLUMN "phone";',
  'DROP TABLE "leads";',
  'ALTER TABLE "leads" RENAME COLUMN "phone" TO "telephone";',
  'ALTER TABLE "leads" ALTER COLUMN "phone" SET DATA TYPE integer;',
  'ALTER TABLE "leads" ALTER COLUMN "phone" SET NOT NULL;',
  'ALTER TABLE "leads" ALTER COLUMN "phone" DROP DEFAULT;',
  'ALTER TABLE "leads" ADD COLUMN "town" text NOT NULL;',
])("%s is found", (statement) => {
  const migration = `CREATE INDEX "a" ON "leads" ("id");--> statement-breakpoint\n${statement}`;
  expect(breakingStatements(migration)).toHaveLength(1);
});

test.for([
  'ALTER TABLE "leads" ADD COLUMN "town" text DEFAULT \'\' NOT NULL;',
  'ALTER TABLE "leads" ADD COLUMN "town" text;',
  "-- Nobody may DROP TABLE leads.\nSELECT 'RENAME';",
  '-- Contracts: the telephone number of leads is unused since v1.2.0.\nALTER TABLE "leads" DROP COLUMN "phone";',
])("%s is not", (migration) => {
  expect(breakingStatements(migration)).toEqual([]);
});
