import { expect, onTestFinished, test } from "vitest";
import { connect } from "./connect.ts";
import { waitForExternal } from "./external.ts";
import { openDatabase } from "./open.ts";
import { openTestDatabase } from "./testing/test-database.ts";

const UNUSED_DATA_DIR = "not-used";

async function serverUrl(change: (url: URL) => void): Promise<string> {
  const opened = await openTestDatabase();
  onTestFinished(opened.close);
  const url = new URL(opened.url);
  change(url);
  return url.href;
}

test("the operator's own database is migrated and used, and left running", async () => {
  const databaseUrl = await serverUrl(() => {});
  const { database, embedded, close } = await openDatabase({ databaseUrl, dataDir: UNUSED_DATA_DIR });
  expect(embedded).toBeNull();
  expect((await database.execute("select count(*)::int as n from companies")).rows).toEqual([{ n: 0 }]);
  await close();
});

test("the log warns of a superuser, and not of a user who only owns the database", async () => {
  const superuser = await serverUrl(() => {});
  const owner = new URL(superuser);
  const server = connect(superuser);
  await server.execute("drop role if exists owner_only");
  await server.execute("create role owner_only login password 'secret'");
  await server.execute(`alter database ${owner.pathname.slice(1)} owner to owner_only`);
  onTestFinished(async () => {
    await server.$client.end();
  });
  Object.assign(owner, { username: "owner_only", password: "secret" });
  const linesFor = async (url: string) => {
    const lines: string[] = [];
    await waitForExternal(url, (line) => lines.push(line));
    return lines;
  };
  expect(await linesFor(superuser)).toEqual([expect.stringMatching(/^Warning: .* is a superuser/)]);
  expect(await linesFor(owner.href)).toEqual([]);
});

test("the message about a wrong password names DATABASE_URL", async () => {
  const databaseUrl = await serverUrl((url) => {
    url.password = "wrong";
  });
  await expect(openDatabase({ databaseUrl, dataDir: UNUSED_DATA_DIR })).rejects.toThrow(
    /^The database server at 127\.0\.0\.1:\d+ refuses the user name or password in DATABASE_URL\./,
  );
});

test("the message about a missing database says to create it first", async () => {
  const databaseUrl = await serverUrl((url) => {
    url.pathname = "/elsewhere";
  });
  await expect(openDatabase({ databaseUrl, dataDir: UNUSED_DATA_DIR })).rejects.toThrow(
    /has no database of the name in DATABASE_URL\. Create it first/,
  );
});
