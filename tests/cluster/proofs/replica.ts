import { setTimeout as pause } from "node:timers/promises";
import { count, type Row } from "../../../bench/report.ts";
import { asAdministrator, type Cluster } from "../cluster.ts";
import { json, signIn } from "./together.ts";

interface Health {
  replica: string;
  replicaLagSeconds: number | null;
  replicaLagBytes: number | null;
}

const PATIENCE_MS = 20_000;

const health = async ({ apps }: Cluster) => (await json<Health>(`${apps[0].at}/health/ready`)).body;

/** Whether it came to hold before patience ended. */
export async function until(holds: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    if (await holds()) return true;
    await pause(50);
  }
  return false;
}

/** The whole directory is read from the replica when a process starts. */
export async function readFromReplica(cluster: Cluster): Promise<Row> {
  const [app] = cluster.apps;
  const scans = async () => {
    const [row] = await cluster.query<{ n: number }>(
      "select (seq_scan + idx_scan)::int as n from pg_stat_user_tables where relname = 'companies'",
      { connectionString: cluster.replicaUrl },
    );
    return row?.n ?? 0;
  };
  const before = await scans();
  await app.stop();
  app.start();
  await app.ready();
  const grown = await until(async () => (await scans()) > before);
  const { replica, replicaLagSeconds, replicaLagBytes } = await health(cluster);
  return {
    what: "A process that starts reads the directory from the replica",
    measured: `${grown ? "read there" : "not read there"}; replica ${replica}, ${replicaLagSeconds} s and ${replicaLagBytes} bytes behind`,
    target: "read there, lag shown",
    reached: grown && replica === "up" && replicaLagBytes !== null,
  };
}

/** A replica that lags is not read: an export shows what was written a moment ago. */
export async function lagIsSeen(cluster: Cluster): Promise<Row> {
  const { apps, query, replica } = cluster;
  const authorization = `Bearer ${await signIn(cluster)}`;
  await query("select pg_wal_replay_pause()", asAdministrator(replica));
  const id = cluster.companies[0]?.id;
  const name = "Latest Evidence Skips Ltd";
  const headers = { authorization, "content-type": "application/json" };
  await json(`${apps[1].at}/api/companies/${id}`, { method: "PUT", headers, body: JSON.stringify({ name }) });
  const shown = await until(async () => ((await health(cluster)).replicaLagBytes ?? 0) > 0);
  const lag = await health(cluster);
  const csv = await (await fetch(`${apps[0].at}/api/companies.csv`, { headers: { authorization } })).text();
  await query("select pg_wal_replay_resume()", asAdministrator(replica));
  const healed = await until(async () => (await health(cluster)).replicaLagBytes === 0);
  return {
    what: "A replica that stands still",
    measured: `${count(lag.replicaLagBytes ?? 0)} bytes behind shown, export ${csv.includes(name) ? "fresh" : "STALE"}, ${healed ? "caught up" : "never caught up"} afterwards`,
    target: "lag shown, nothing stale, heals",
    reached: shown && csv.includes(name) && healed,
  };
}

/** Without the replica everything goes on, and it is taken up again when it is back. */
export async function replicaAway(cluster: Cluster): Promise<Row> {
  const [app] = cluster.apps;
  await cluster.replica.stop("immediate");
  const down = await health(cluster);
  await app.stop();
  app.start();
  await app.ready();
  const companies = (await json<{ companies: number }>(`${app.at}/api/statistics`)).body.companies;
  await cluster.replica.start();
  const healed = await until(async () => (await health(cluster)).replica === "up");
  return {
    what: "The replica is stopped, a process starts, the replica comes back",
    measured: `replica ${down.replica}, ${count(companies)} companies read, ${healed ? "up" : "not up"} again`,
    target: "down, all companies, up again",
    reached: down.replica === "down" && companies === 4276 && healed,
  };
}
