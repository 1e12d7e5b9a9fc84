import { execFile } from "node:child_process";
import { chmod, copyFile, mkdtemp, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { MAX_IMPORT_BYTES } from "#contract/limits.ts";
import { queryRows } from "../harness/database.ts";
import { freePort } from "../harness/free-port.ts";
import { asSuperuser, clusterForTests, DEMO_COMPANY_COUNT, METRICS_TOKEN, superuserEnv } from "./cluster.ts";
import { createHttpsClient } from "./https-client.ts";
import { quoteRequest } from "./load.ts";
import { allShellBlocks, runDocumentedCommands, runDocumentedCronJob } from "./operations-page.ts";
import { createAppProcess } from "./servers/app-process.ts";

const execute = promisify(execFile);
const TABLES = ["companies", "reviews", "quotes", "deliveries", "leads", "settings", "admin_sessions"];
const METRICS = [
  ...["request_seconds_bucket", "mail_queue_oldest_seconds"],
  ...["catalogue_companies", "replica_lag_bytes"],
];
const BACKUP = "### Backing up your own PostgreSQL";
/** The number of emails about one request: one to each of the two companies, and one to the customer. */
const EMAILS = 3;

const cluster = clusterForTests();

test("the documented user owns its database and has no other rights", async () => {
  const { primary, apps, databaseUrl } = cluster.current;
  const right = "rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls";
  const statement = `select rolname, ${right} as privileged from pg_roles where rolname in ('skip', 'replica') order by 1`;
  expect(await queryRows(asSuperuser(primary), statement)).toEqual([
    { rolname: "replica", privileged: true },
    { rolname: "skip", privileged: false },
  ]);
  const replicaUserUrl = databaseUrl.replace("//skip:", "//replica:");
  await expect(queryRows(replicaUserUrl, "select 1")).rejects.toThrow("permission denied");
  for (const app of apps) expect(app.lines().join("\n")).not.toContain("superuser");
});

test("the documented backup and restore commands keep every row", async () => {
  const { folder, databaseUrl, primary } = cluster.current;
  const env = await backupEnv(join(folder, "backups"));
  await runDocumentedCommands(BACKUP, env);
  await runDocumentedCommands("### Restoring into your own PostgreSQL", { ...superuserEnv(primary), ...env });
  const restoredUrl = databaseUrl.replace(/skip$/, "restored");
  const counts = TABLES.map((table) => `select '${table}' as name, count(*)::int as rows from ${table}`);
  const rowsOf = (url: string) => queryRows(url, `${counts.join(" union all ")} order by 1`);
  expect(await rowsOf(restoredUrl)).toEqual(await rowsOf(databaseUrl));
});

test.for([
  ["the documented backup", runDocumentedCommands],
  ["the documented nightly backup", runDocumentedCronJob],
] as const)("%s is readable by its owner only and shows no password to other accounts", async ([, run]) => {
  const env = await backupEnv(await mkdtemp(join(cluster.current.folder, "backups-")));
  await chmod(env.BACKUPS, 0o755);
  const commands = await run(BACKUP, env);
  expect(commands).toContain("pg_dump");
  expect(commands).not.toContain("secret");
  const dumps = (await readdir(env.BACKUPS)).map((name) => join(env.BACKUPS, name));
  expect(dumps).toHaveLength(1);
  expect(await Promise.all([env.BACKUPS, ...dumps].map(permissions))).toEqual(["700", "600"]);
});

test("no documented command has a database's address among its arguments", async () => {
  const script = await allShellBlocks();
  expect(script).toContain("pg_dump");
  expect(script).not.toMatch(/postgres(ql)?:\/\/|\$\{?\w*URL/);
});

/** Writes the service file that the operations page describes. Returns the variables that an operator sets for a backup. */
async function backupEnv(BACKUPS: string) {
  const { folder, primary } = cluster.current;
  const PGSERVICEFILE = join(folder, "pg_service.conf");
  const example = await readFile("deploy/pg_service.conf.example", "utf8");
  await writeFile(PGSERVICEFILE, example.replace("port=5432", `port=${primary.port}`), { mode: 0o600 });
  return { PGSERVICEFILE, BACKUPS };
}

const permissions = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test("/metrics has the documented metrics and is not public through nginx", async () => {
  const { apps, nginx } = cluster.current;
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${apps[0].url}/metrics`, { headers })).text();
  for (const name of METRICS) expect(text).toContain(`\nskip_finder_${name}`);
  const client = createHttpsClient(nginx);
  expect((await client.send("/metrics")).status).toBe(404);
  client.close();
});

test("a large import without a session gets 401 through nginx", async () => {
  const client = createHttpsClient(cluster.current.nginx);
  const text = "x".repeat(MAX_IMPORT_BYTES);
  const response = await client.send("/api/companies/import", { method: "POST", text });
  client.close();
  expect(response.status).toBe(401);
});

test("moving from the embedded database to PostgreSQL keeps companies and queued emails", async () => {
  const { folder, primary, databaseUrl, mailCatcher, companies } = cluster.current;
  const dataDir = join(folder, "embedded");
  const env = { PUBLIC_URL: "http://skips.example", DEMO_DATA: "on", LOG_LEVEL: "error" };
  const app = createAppProcess({ port: await freePort(), dataDir, env });
  const noMailServer = `smtp://127.0.0.1:${await freePort()}`;
  await app.start({ SMTP_URL: noMailServer });
  const body = JSON.stringify(quoteRequest(companies, 0));
  expect((await fetch(`${app.url}/api/quotes`, { method: "POST", body })).status).toBe(201);
  await app.stop();

  await queryRows(asSuperuser(primary), "create database moved owner skip template template0");
  const movedUrl = databaseUrl.replace(/skip$/, "moved");
  const { stdout } = await execute(process.execPath, ["server/commands/move-database.ts"], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: movedUrl },
  });
  expect(stdout).toMatch(/Moved: [\d,]+ rows/);
  const before = mailCatcher.received.length;
  await app.start({ DATABASE_URL: movedUrl, SMTP_URL: mailCatcher.url });
  expect((await (await fetch(`${app.url}/api/statistics`)).json()).companies).toBe(DEMO_COMPANY_COUNT);
  await expect.poll(() => mailCatcher.received.length - before).toBe(EMAILS);
  await app.stop();
});

test("systemd accepts the unit file", async () => {
  const unit = join(cluster.current.folder, "skip-finder@3001.service");
  await copyFile("deploy/systemd/skip-finder@.service", unit);
  const { stderr } = await execute("systemd-analyze", ["verify", unit]).catch((error) => error);
  expect(stderr).toBe("");
});
