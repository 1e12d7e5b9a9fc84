import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { killPostmaster, newDataDir, openHere } from "./embedded/test-folders.ts";
import { listen } from "./listen.ts";
import { holdConnection } from "./reconnecting-client.ts";
import { openLine } from "./testing/test-line.ts";
import { openTestDatabase } from "./testing/testing.ts";

function hearing(url: string) {
  const heard: string[] = [];
  const { ready, close } = listen(url, ["catalogue", "quotes"], {
    onNotification: (channel, payload) => heard.push(`${channel}: ${payload}`),
    onReconnected: () => heard.push("reconnected"),
  });
  onTestFinished(close);
  return { heard, ready };
}

test("what one process announces, another hears", async () => {
  const { database, url, close } = await openTestDatabase();
  onTestFinished(close);
  const { heard, ready } = hearing(url);
  await ready;
  await database.execute(sql`select pg_notify('catalogue', '1,2'), pg_notify('quotes', '')`);
  await expect.poll(() => heard).toEqual(["catalogue: 1,2", "quotes: "]);
});

test("a listener whose server is started again says so, and hears on", async () => {
  const dataDir = newDataDir();
  const { database, url } = await openHere(dataDir);
  const { heard, ready } = hearing(url);
  await ready;
  killPostmaster(dataDir);
  await expect.poll(() => heard, { timeout: 20_000 }).toEqual(["reconnected"]);
  await expect
    .poll(() => database.execute(sql`select pg_notify('catalogue', '3')`).catch(() => null), {
      timeout: 20_000,
    })
    .not.toBeNull();
  await expect.poll(() => heard).toContain("catalogue: 3");
});

test("a server that no longer answers counts as lost", async () => {
  const { url, close } = await openTestDatabase();
  onTestFinished(close);
  const line = await openLine(url);
  onTestFinished(line.close);
  let losses = 0;
  const held = holdConnection(line.url, {
    connected: async () => {},
    lost: () => {
      losses += 1;
      line.restore();
    },
    heartbeat: { everyMs: 20, timeoutMs: 200 },
  });
  onTestFinished(held.close);
  await held.ready;
  line.fallSilent();
  await expect.poll(() => losses, { timeout: 20_000 }).toBe(1);
});
