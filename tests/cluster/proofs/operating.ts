import { execFile } from "node:child_process";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { count, type Row } from "../../../bench/report.ts";
import { type Cluster, runBlock } from "../cluster.ts";
import { visitor } from "../visitor.ts";

const TABLES = ["companies", "reviews", "quotes", "deliveries", "leads", "settings", "admin_sessions"];

/** The two commands of the operator's page, with the database's own tools. */
export async function backUpAndRestore(cluster: Cluster): Promise<Row> {
  const { folder, query, databaseUrl, primary } = cluster;
  const env = { DATABASE_URL: databaseUrl, BACKUPS: folder };
  await runBlock("### Backing up your own PostgreSQL", env);
  const restored = databaseUrl.replace(/skip$/, "restored");
  const admin = { PGHOST: primary.folder, PGPORT: String(primary.port), PGUSER: "postgres" };
  await runBlock("### Restoring into your own PostgreSQL", { ...admin, ...env, NEW_DATABASE_URL: restored });
  const counts = (url: string) =>
    query<{ table: string; n: number }>(
      `${TABLES.map((table) => `select '${table}' as table, count(*)::int as n from ${table}`).join(" union all ")} order by 1`,
      { connectionString: url },
    );
  const [before, after] = [await counts(databaseUrl), await counts(restored)];
  const rows = after.reduce((sum, { n }) => sum + n, 0);
  const others = after.filter(({ n }, index) => n !== before[index]?.n).map(({ table }) => table);
  return {
    what: `Backup and restore as written (${join("docs", "operations.md")})`,
    measured: `${count(rows)} rows in ${TABLES.length} tables${others.length > 0 ? `, others in ${others}` : ""}`,
    target: "the same rows as before",
    reached: others.length === 0 && rows > 10_000,
  };
}

/** The unit, and the configuration of nginx that all of this ran behind. */
export async function verifyFiles({ folder }: Cluster): Promise<Row> {
  const unit = join(folder, "skip-finder@3001.service");
  await copyFile("deploy/systemd/skip-finder@.service", unit);
  const { stderr } = await promisify(execFile)("systemd-analyze", ["verify", unit]).catch((error) => error);
  return {
    what: "`systemd-analyze verify` of the unit",
    measured: stderr || "nothing to say",
    target: "nothing to say",
    reached: stderr === "",
  };
}

/** What monitoring reads, and the public does not. */
export async function watch({ apps, nginx }: Cluster): Promise<Row> {
  const text = await (await fetch(`${apps[0].at}/metrics`)).text();
  const { ask, leave } = visitor({ port: nginx.tlsPort, certificate: nginx.certificate });
  const outside = await ask("/metrics");
  leave();
  const wanted = [
    "request_seconds_bucket",
    "mail_queue_oldest_seconds",
    "catalogue_companies",
    "replica_lag_bytes",
  ];
  const found = wanted.filter((name) => text.includes(`\nskip_finder_${name}`));
  return {
    what: "`/metrics`, asked of a process and through nginx",
    measured: `${found.length} of ${wanted.length} figures there, ${outside.status} through nginx`,
    target: "all, and 404",
    reached: found.length === wanted.length && outside.status === 404,
  };
}
