import { execFile } from "node:child_process";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { freePort } from "../../bench/servers/free-port.ts";
import { shellBlock } from "./page.ts";
import { type AppProcess, appProcess } from "./servers/app-process.ts";
import { type MailCatcher, startMailCatcher } from "./servers/mail-catcher.ts";
import { type Nginx, startNginx } from "./servers/nginx.ts";
import { createPrimary, createReplica, type PostgresServer } from "./servers/postgres.ts";

const PASSWORD = "correct horse battery";

/** Two processes of the product on one PostgreSQL with a replica, behind nginx. */
export interface Cluster {
  folder: string;
  primary: PostgresServer;
  replica: PostgresServer;
  databaseUrl: string;
  apps: [AppProcess, AppProcess];
  nginx: Nginx;
  mail: MailCatcher;
  adminPassword: string;
  /** Companies that can be asked for a quote; filled as soon as the directory is. */
  companies: { id: number }[];
  query<Row extends pg.QueryResultRow>(text: string, at?: pg.ClientConfig): Promise<Row[]>;
  replicaUrl: string;
  logs(): Promise<string>;
}

const urlOf = (port: number, database: string) => `postgres://skip:secret@127.0.0.1:${port}/${database}`;

export async function openCluster(closing: (() => Promise<unknown>)[]): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), "skip-finder-cluster-"));
  await chmod(folder, 0o755);
  closing.unshift(() => rm(folder, { recursive: true, force: true }));

  const primary = await createPrimary(join(folder, "primary"));
  await primary.start();
  closing.unshift(() => primary.stop("fast").catch(() => {}));
  const administrator = { PGHOST: primary.folder, PGPORT: String(primary.port), PGUSER: "postgres" };
  await runBlock("### Your own PostgreSQL", administrator);
  await runBlock("### A replica", administrator);
  const databaseUrl = urlOf(primary.port, "skip");
  const replica = await createReplica(
    join(folder, "replica"),
    `postgres://replica:secret@127.0.0.1:${primary.port}/`,
  );
  await replica.start();
  closing.unshift(() => replica.stop("fast").catch(() => {}));
  const replicaUrl = urlOf(replica.port, "skip");

  const mail = await startMailCatcher();
  closing.unshift(mail.stop);
  const ports = [await freePort(), await freePort()] as const;
  const nginx = await startNginx(folder, ports);
  closing.unshift(nginx.stop);
  const app = (port: number) =>
    appProcess({
      port,
      log: join(folder, "apps.log"),
      env: {
        DATABASE_URL: databaseUrl,
        DATABASE_REPLICA_URL: replicaUrl,
        // As on machines of their own.
        DATA_DIR: join(folder, `data-${port}`),
        PUBLIC_URL: `https://127.0.0.1:${nginx.tlsPort}`,
        ADMIN_PASSWORD: PASSWORD,
        SIGNING_SECRET: "shared by both of the processes, and long",
        SMTP_URL: mail.url,
        TRUST_PROXY: "1",
        DEMO_DATA: "on",
        LOG_LEVEL: "warn",
      },
    });
  const apps: [AppProcess, AppProcess] = [app(ports[0]), app(ports[1])];
  closing.unshift(() => Promise.all(apps.map(({ kill }) => kill())));

  return {
    folder,
    primary,
    replica,
    databaseUrl,
    replicaUrl,
    apps,
    nginx,
    mail,
    adminPassword: PASSWORD,
    companies: [],
    query: (text, at = { connectionString: databaseUrl }) => query(text, at),
    logs: () => readFile(join(folder, "apps.log"), "utf8").catch(() => ""),
  };
}

/** Over the server's own socket, as its administrator. */
export const asAdministrator = ({ folder, port }: PostgresServer): pg.ClientConfig => ({
  host: folder,
  port,
  user: "postgres",
  database: "skip",
});

async function query<Row extends pg.QueryResultRow>(text: string, at: pg.ClientConfig): Promise<Row[]> {
  const client = new pg.Client(at);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Runs what the operator's page says, letter for letter. */
export async function runBlock(heading: string, env: NodeJS.ProcessEnv): Promise<string> {
  const { stdout } = await promisify(execFile)("sh", ["-euc", await shellBlock(heading)], {
    env: { PATH: process.env.PATH, ...env },
    cwd: "/",
  });
  return stdout;
}
