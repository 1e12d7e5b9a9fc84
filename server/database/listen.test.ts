import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "./listen.ts";
import { createReconnectingClient } from "./reconnecting-client.ts";
import { killPostmaster, newDataDir, openForTest } from "./testing/embedded-server.ts";
import { startFaultyProxy } from "./testing/faulty-proxy.ts";
import { openTestDatabase } from "./testing/test-database.ts";

function startListening(url: string) {
  const received: string[] = [];
  const { ready, close } = listen(url, ["catalogue", "quotes"], {
    onNotification: (channel, payload) => received.push(`${channel}: ${payload}`),
    onReconnected: () => received.push("reconnected"),
  });
  onTestFinished(close);
  return { received, ready };
}

test("a notification from one process reaches another", async () => {
  const { database, url, close } = await openTestDatabase();
  onTestFinished(close);
  const { received, ready } = startListening(url);
  await ready;
  await database.execute(sql`select pg_notify('catalogue', '1,2'), pg_notify('quotes', '')`);
  await expect.poll(() => received).toEqual(["catalogue: 1,2", "quotes: "]);
});

test("a listener reports that it reconnected after a server restart, and receives later notifications", async () => {
  const dataDir = newDataDir();
  const { database, url } = await openForTest(dataDir);
  const { received, ready } = startListening(url);
  await ready;
  killPostmaster(dataDir);
  await expect.poll(() => received, { timeout: 20_000 }).toEqual(["reconnected"]);
  await expect
    .poll(() => database.execute(sql`select pg_notify('catalogue', '3')`).catch(() => null), {
      timeout: 20_000,
    })
    .not.toBeNull();
  await expect.poll(() => received).toContain("catalogue: 3");
});

test("a server that stops answering counts as lost", async () => {
  const { url, close } = await openTestDatabase();
  onTestFinished(close);
  const proxy = await startFaultyProxy(url);
  onTestFinished(proxy.close);
  let losses = 0;
  const client = createReconnectingClient(proxy.url, {
    onConnect: async () => {},
    onDisconnect: () => {
      losses += 1;
      proxy.restore();
    },
    heartbeat: { everyMs: 20, timeoutMs: 200 },
  });
  onTestFinished(client.close);
  await client.ready;
  proxy.fallSilent();
  await expect.poll(() => losses, { timeout: 20_000 }).toBe(1);
});

test("a listener reconnects if the server stops answering before it listens", async () => {
  const { url, close } = await openTestDatabase();
  onTestFinished(close);
  const proxy = await startFaultyProxy(url);
  onTestFinished(proxy.close);
  proxy.fallSilentAt("listen");
  const listener = listen(proxy.url, "catalogue", {
    onNotification: () => {},
    onReconnected: () => {},
    onLost: proxy.restore,
  });
  onTestFinished(listener.close);
  await listener.ready;
});
