import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { queryRows } from "../harness/database.ts";
import { recordMeasurement } from "../harness/measurements.ts";
import { clusterForTests } from "./cluster.ts";
import { type ClusterLoadResult, startClusterLoad } from "./load.ts";

const LOAD_MS = 2_000;
/** Maximum time from the end of the load until all emails are sent. Emails of a killed process are retried after about 15 s. */
const DELIVERY_TIMEOUT_MS = 60_000;

const cluster = clusterForTests();

const summary = ({ reads, references, leads, failures }: ClusterLoadResult) =>
  `${reads} reads, ${references.length} quotes, ${leads} leads, ${failures.length} failures`;

test("deploy/rolling-restart.sh restarts both processes under load without a failed request", async ({
  task,
}) => {
  const supervisor = await startSupervisor();
  const load = startClusterLoad(cluster.current);
  await pause(LOAD_MS);
  const env = { PATH: process.env.PATH, RESTART: `curl -fsS http://127.0.0.1:${supervisor.port}/ -d` };
  await promisify(execFile)(
    "deploy/rolling-restart.sh",
    cluster.current.apps.map(({ port }) => String(port)),
    { env },
  );
  await pause(LOAD_MS);
  const result = await load.stop();
  supervisor.close();
  expect(result.failures).toEqual([]);
  expect(await emailsReceived(result)).toEqual({ missing: 0, repeated: 0 });
  recordMeasurement(task, "load", summary(result));
});

test("killing one process under load fails no read and no quote, and every email arrives", async ({
  task,
}) => {
  const [, killed] = cluster.current.apps;
  const load = startClusterLoad(cluster.current);
  await pause(LOAD_MS);
  await killed.kill();
  await pause(LOAD_MS);
  await killed.start();
  await pause(LOAD_MS);
  const result = await load.stop();
  // nginx must not repeat a POST without an Idempotency-Key, so a lead may fail.
  expect(result.failures.filter((failure) => !failure.startsWith("lead"))).toEqual([]);
  // An email that was being sent during the kill may arrive twice, with the same Message-ID.
  const { missing, repeated } = await emailsReceived(result);
  expect(missing).toBe(0);
  recordMeasurement(task, "load; emails received twice", `${summary(result)}; ${repeated}`);
});

/** Starts a server that replaces systemctl: it restarts the process that `skip-finder@PORT` names. */
async function startSupervisor() {
  const server = createServer(async (request, response) => {
    const unit = String((await request.toArray()).join(""));
    const app = cluster.current.apps.find(({ port }) => unit === `skip-finder@${port}`);
    await app?.stop();
    // Not awaited: systemctl also returns before the process is ready.
    void app?.start();
    response.writeHead(app ? 200 : 404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

/** Checks that every accepted quote request is stored and its emails are sent. Counts the missing and the repeated emails. */
async function emailsReceived({ references }: ClusterLoadResult) {
  const { databaseUrl, mailCatcher } = cluster.current;
  const deliveries = () =>
    queryRows<{ quoteId: number; id: string; state: string }>(
      databaseUrl,
      `select quotes.id::int as "quoteId", deliveries.id, deliveries.state
       from quotes join deliveries on deliveries.quote_id = quotes.id where quotes.reference = any($1)`,
      [references],
    );
  const unsent = async () => (await deliveries()).filter(({ state }) => state !== "sent");
  await expect.poll(unsent, { timeout: DELIVERY_TIMEOUT_MS }).toEqual([]);
  const rows = await deliveries();
  expect(new Set(rows.map(({ quoteId }) => quoteId)).size).toBe(references.length);
  const messageIds = mailCatcher.received.map(({ headers }) => headers.get("message-id") ?? "");
  const times = rows.map(
    ({ id }) => messageIds.filter((messageId) => messageId.startsWith(`<${id}@`)).length,
  );
  return {
    missing: times.filter((count) => count === 0).length,
    repeated: times.filter((count) => count > 1).length,
  };
}
