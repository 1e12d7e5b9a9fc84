import { setTimeout as pause } from "node:timers/promises";
import { count, type Row } from "../../../bench/report.ts";
import type { Cluster } from "../cluster.ts";
import { beginLoad } from "../load.ts";
import { until } from "./replica.ts";
import { json } from "./together.ts";

const LOAD_MS = 3_000;

/**
 * The primary's machine is gone: readers go on, and the replica takes its place as docs/operations.md says. What was
 * accepted is compared after the replica had everything; what it had not yet, nobody could keep.
 */
export async function primaryLost(cluster: Cluster): Promise<Row> {
  const { apps, primary, replica, replicaUrl, query } = cluster;
  const { stop } = beginLoad(cluster);
  await pause(LOAD_MS);
  const { references, failures } = await stop();
  const lag = async () =>
    (await json<{ replicaLagBytes: number }>(`${apps[0].at}/health/ready`)).body.replicaLagBytes;
  await until(async () => (await lag()) === 0);
  await primary.stop("immediate");
  const reading = await json(`${apps[0].at}/api/companies?location=Leeds`);
  await replica.promote();
  for (const app of apps) {
    await app.stop();
    app.start({ DATABASE_URL: replicaUrl, DATABASE_REPLICA_URL: "" });
    await app.ready();
  }
  const list = references.map((reference) => `'${reference}'`).join(",");
  const [kept] = await query<{ n: number }>(
    `select count(*)::int as n from quotes where reference in (${list})`,
    {
      connectionString: replicaUrl,
    },
  );
  const { loaded, stop: stopAgain } = beginLoad(cluster);
  await pause(LOAD_MS);
  await stopAgain();
  const isWhole = kept?.n === references.length && loaded.references.length > 0;
  return {
    what: "The primary is lost and the replica promoted",
    measured: `reading meanwhile ${reading.status}; ${kept?.n} of ${references.length} quotes kept; ${count(loaded.references.length)} more taken, ${loaded.failures.length + failures.length} failed`,
    target: "200, all, and it goes on",
    reached: reading.status === 200 && isWhole && loaded.failures.length + failures.length === 0,
  };
}
