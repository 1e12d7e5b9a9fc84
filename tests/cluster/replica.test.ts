import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { adminToken } from "../harness/admin-token.ts";
import { queryRows } from "../harness/database.ts";
import { recordMeasurement } from "../harness/measurements.ts";
import { asSuperuser, clusterForTests, DEMO_COMPANY_COUNT } from "./cluster.ts";
import { startClusterLoad } from "./load.ts";

const LOAD_MS = 3_000;

interface Health {
  replica: string;
  replicaLagSeconds: number | null;
  replicaLagBytes: number | null;
}

const cluster = clusterForTests();

const health = async (): Promise<Health> =>
  (await fetch(`${cluster.current.apps[0].url}/health/ready`)).json();
const waitUntilReplicated = () => expect.poll(async () => (await health()).replicaLagBytes).toBe(0);

test("a starting process reads the companies from the replica", async () => {
  const { apps, replicaUrl } = cluster.current;
  const scans = async () => {
    const [row] = await queryRows<{ scans: number }>(
      replicaUrl,
      "select (seq_scan + idx_scan)::int as scans from pg_stat_user_tables where relname = 'companies'",
    );
    return row?.scans ?? 0;
  };
  const before = await scans();
  await apps[0].stop();
  await apps[0].start();
  await expect.poll(scans).toBeGreaterThan(before);
  expect(await health()).toMatchObject({ replica: "up", replicaLagBytes: expect.any(Number) });
});

test("an export contains a recent change although the replica lags behind", async () => {
  const { apps, replica, companies } = cluster.current;
  const authorization = `Bearer ${await adminToken(apps[0].url)}`;
  await queryRows(asSuperuser(replica), "select pg_wal_replay_pause()");
  const name = "Latest Change Skips Ltd";
  await fetch(`${apps[1].url}/api/companies/${companies[0]?.id}`, {
    method: "PUT",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify({ name }),
  });
  await expect.poll(async () => (await health()).replicaLagBytes).toBeGreaterThan(0);
  const csv = await (await fetch(`${apps[0].url}/api/companies.csv`, { headers: { authorization } })).text();
  await queryRows(asSuperuser(replica), "select pg_wal_replay_resume()");
  expect(csv).toContain(name);
  await waitUntilReplicated();
});

test("without the replica a process starts from the primary, and uses the replica again later", async () => {
  const { apps, replica } = cluster.current;
  await replica.stop("immediate");
  expect((await health()).replica).toBe("down");
  await apps[0].stop();
  await apps[0].start();
  const statistics = await (await fetch(`${apps[0].url}/api/statistics`)).json();
  expect(statistics.companies).toBe(DEMO_COMPANY_COUNT);
  await replica.start();
  await expect.poll(async () => (await health()).replica).toBe("up");
});

test("after the primary is lost, reads go on and the promoted replica has every replicated quote", async ({
  task,
}) => {
  const { apps, primary, replica, replicaUrl } = cluster.current;
  const before = startClusterLoad(cluster.current);
  await pause(LOAD_MS);
  const { references, failures } = await before.stop();
  expect(failures).toEqual([]);
  await waitUntilReplicated();
  await primary.stop("immediate");
  expect((await fetch(`${apps[0].url}/api/companies?location=Leeds`)).status).toBe(200);
  await replica.promote();
  for (const app of apps) {
    await app.stop();
    await app.start({ DATABASE_URL: replicaUrl, DATABASE_REPLICA_URL: "" });
  }
  const stored = await queryRows(replicaUrl, "select 1 from quotes where reference = any($1)", [references]);
  expect(stored).toHaveLength(references.length);
  const after = startClusterLoad(cluster.current);
  await pause(LOAD_MS);
  const afterwards = await after.stop();
  expect(afterwards.failures).toEqual([]);
  expect(afterwards.references.length).toBeGreaterThan(0);
  recordMeasurement(
    task,
    "quotes kept, quotes accepted afterwards",
    `${stored.length}, ${afterwards.references.length}`,
  );
});
