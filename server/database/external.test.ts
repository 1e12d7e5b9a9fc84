import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "./open.ts";
import { openTestDatabase } from "./testing/testing.ts";

const NOWHERE = "not-used";

async function serverUrl(change: (url: URL) => void): Promise<string> {
  const opened = await openTestDatabase();
  onTestFinished(opened.close);
  const url = new URL(opened.url);
  change(url);
  return url.href;
}

test("a database of the operator's own is migrated and used, and left running", async () => {
  const databaseUrl = await serverUrl(() => {});
  const { database, embedded, close } = await openDatabase({ databaseUrl, dataDir: NOWHERE });
  expect(embedded).toBeNull();
  expect((await database.execute("select count(*)::int as n from companies")).rows).toEqual([{ n: 0 }]);
  await close();
});

test("a wrong password is said to be in DATABASE_URL", async () => {
  const databaseUrl = await serverUrl((url) => {
    url.password = "wrong";
  });
  await expect(openDatabase({ databaseUrl, dataDir: NOWHERE })).rejects.toThrow(
    /^The database server at 127\.0\.0\.1:\d+ refuses the user name or password in DATABASE_URL\./,
  );
});

test("a database that is not there is to be created first", async () => {
  const databaseUrl = await serverUrl((url) => {
    url.pathname = "/elsewhere";
  });
  await expect(openDatabase({ databaseUrl, dataDir: NOWHERE })).rejects.toThrow(
    /has no database of the name in DATABASE_URL\. Create it first/,
  );
});
