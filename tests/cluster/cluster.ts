import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { afterAll, beforeAll } from "vitest";
import { createPrimary, createReplica, type PostgresServer } from "../harness/debian-postgres.ts";
import { freePort } from "../harness/free-port.ts";
import { type MailCatcher, startMailCatcher } from "../harness/mail-catcher.ts";
import { type Nginx, startNginx } from "../harness/nginx.ts";
import { runDocumentedCommands } from "./operations-page.ts";
import { type AppProcess, createAppProcess } from "./servers/app-process.ts";

export const METRICS_TOKEN = "only-for-monitoring";

export const DEMO_COMPANY_COUNT = 4_276;

/** Two processes of the product on one PostgreSQL with a replica, behind nginx. */
export interface TestCluster {
  folder: string;
  primary: PostgresServer;
  replica: PostgresServer;
  databaseUrl: string;
  replicaUrl: string;
  apps: [AppProcess, AppProcess];
  nginx: Nginx;
  mailCatcher: MailCatcher;
  /** 200 companies that accept quote requests. */
  companies: { id: number }[];
}

type Close = () => Promise<unknown>;

/** Starts a cluster before the tests of a file and stops it after them. `env` adds settings to both processes. */
export function clusterForTests(env: NodeJS.ProcessEnv = {}): { current: TestCluster } {
  const opened = {} as { current: TestCluster };
  const closing: Close[] = [];
  beforeAll(async () => {
    opened.current = await startCluster(closing, env);
  });
  afterAll(async () => {
    for (const close of closing) await close();
  });
  return opened;
}

async function startCluster(closing: Close[], env: NodeJS.ProcessEnv): Promise<TestCluster> {
  const folder = await mkdtemp(join(tmpdir(), "skip-finder-cluster-"));
  // If the test runs as root, PostgreSQL and nginx run as other users, which need access to the folder.
  await chmod(folder, 0o755);
  closing.unshift(() => rm(folder, { recursive: true, force: true }));
  const databases = await startDatabases(folder, closing);
  const mailCatcher = await startMailCatcher();
  closing.unshift(mailCatcher.stop);
  const ports = [await freePort(), await freePort()] as const;
  const nginx = await startNginx(folder, ports);
  closing.unshift(nginx.stop);
  const createApp = (port: number) =>
    createAppProcess({
      port,
      dataDir: join(folder, `data-${port}`),
      env: {
        DATABASE_URL: databases.databaseUrl,
        DATABASE_REPLICA_URL: databases.replicaUrl,
        PUBLIC_URL: `https://127.0.0.1:${nginx.tlsPort}`,
        SIGNING_SECRET: "shared by both of the processes, and long",
        SMTP_URL: mailCatcher.url,
        TRUST_PROXY: "1",
        METRICS_TOKEN,
        DEMO_DATA: "on",
        ...env,
      },
    });
  const apps: [AppProcess, AppProcess] = [createApp(ports[0]), createApp(ports[1])];
  closing.unshift(() => Promise.all(apps.map(({ kill }) => kill())));
  await Promise.all(apps.map((app) => app.start()));
  const companies = await (await fetch(`${apps[0].url}/api/companies?quotable=true`)).json();
  return { folder, ...databases, apps, nginx, mailCatcher, companies: companies.slice(0, 200) };
}

/** Starts the primary and the replica. The commands of the operations page create the roles and the database on the primary. */
async function startDatabases(folder: string, closing: Close[]) {
  const primary = await createPrimary(join(folder, "primary"));
  await primary.start();
  closing.unshift(() => primary.stop("fast").catch(() => {}));
  await runDocumentedCommands("### Your own PostgreSQL", superuserEnv(primary));
  await runDocumentedCommands("### A replica", superuserEnv(primary));
  const replica = await createReplica(
    join(folder, "replica"),
    `postgres://replica:secret@127.0.0.1:${primary.port}/`,
  );
  await replica.start();
  closing.unshift(() => replica.stop("fast").catch(() => {}));
  const urlOf = ({ port }: PostgresServer) => `postgres://skip:secret@127.0.0.1:${port}/skip`;
  return { primary, replica, databaseUrl: urlOf(primary), replicaUrl: urlOf(replica) };
}

/** Options for a connection over the server's socket as its superuser. */
export const asSuperuser = ({ folder, port }: PostgresServer): pg.ClientConfig => ({
  host: folder,
  port,
  user: "postgres",
  database: "skip",
});

/** Environment variables for PostgreSQL's commands to connect as superuser. */
export const superuserEnv = ({ folder, port }: PostgresServer) => ({
  PGHOST: folder,
  PGPORT: String(port),
  PGUSER: "postgres",
});
