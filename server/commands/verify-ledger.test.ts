import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "#server/database/testing/test-database.ts";

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let folder: string;
beforeAll(async () => {
  opened = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "skip-finder-ledger-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await opened.close();
});

/** Runs the command as npm does, with `folder` as the caller's folder. */
const command = (...words: string[]) =>
  new Promise<{ code: number; said: string; complained: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: opened.url, DATA_DIR: folder, INIT_CWD: folder };
    execFile(
      process.execPath,
      ["server/commands/verify-ledger.ts", ...words],
      { env },
      (error, said, complained) => resolve({ code: Number(error?.code ?? 0), said, complained }),
    );
  });

test("the command says that the ledger is whole, and that a copy agrees or does not", async () => {
  await opened.database.execute(
    sql`select append_to_reviews_ledger('dismissed', 1, 'within-policy', 'none')`,
  );
  const whole = await command();
  expect(whole).toMatchObject({ code: 0, complained: "" });
  expect(whole.said).toMatch(/The ledger is whole: 1 line, the last with the hash [0-9a-f]{64}\./);
  await writeFile(join(folder, "copy.csv"), "no ledger\n");
  expect(await command("copy.csv")).toMatchObject({
    code: 1,
    complained: expect.stringMatching(
      /^The first line of the file must be seq,.*\nThe ledger does not agree\.\n$/s,
    ),
  });
  expect(await command("one.csv", "two.csv")).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/^Usage/),
  });
});
