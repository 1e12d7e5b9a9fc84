import { execFile } from "node:child_process";
import { appendFile, chown, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "./free-port.ts";
import { postgresAccount } from "./postgres-account.ts";

const execute = promisify(execFile);

/** Debian's PostgreSQL, on loopback and on a socket in its own folder. */
export interface PostgresServer {
  folder: string;
  port: number;
  start(): Promise<void>;
  /** "immediate" skips the checkpoint, as in a crash. */
  stop(mode: "fast" | "immediate"): Promise<void>;
  promote(): Promise<void>;
}

const run = (program: string, args: string[]) => execute(program, args, { ...postgresAccount(), cwd: "/" });

/** The server's account may write to the folder. */
async function createFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const account = postgresAccount();
  if (account) await chown(folder, account.uid, account.gid);
  return folder;
}

async function configureServer(folder: string, more: string[] = []): Promise<PostgresServer> {
  const port = await freePort();
  const data = join(folder, "data");
  const settings = [
    ...more,
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    `unix_socket_directories = '${folder}'`,
    "wal_retrieve_retry_interval = '200ms'",
  ];
  await appendFile(join(data, "postgresql.conf"), `\n${settings.join("\n")}\n`);
  const control = (...args: string[]) => run("pg_ctl", ["-D", data, "-w", ...args]);
  return {
    folder,
    port,
    start: async () => void (await control("-l", join(folder, "log"), "start")),
    stop: async (mode) => void (await control("-m", mode, "stop")),
    promote: async () => void (await control("promote")),
  };
}

/** `settings` are lines of postgresql.conf. */
export async function createPrimary(folder: string, settings: string[] = []): Promise<PostgresServer> {
  await createFolder(folder);
  await run("initdb", [
    ...["-D", join(folder, "data"), "-U", "postgres", "--auth-local=trust", "--auth-host=scram-sha-256"],
  ]);
  return configureServer(folder, settings);
}

/** A streaming replica of a running server, as docs/operations.md describes. */
export async function createReplica(folder: string, primaryUrl: string): Promise<PostgresServer> {
  await createFolder(folder);
  await run("pg_basebackup", ["-d", primaryUrl, "-R", "-c", "fast", "-D", join(folder, "data")]);
  return configureServer(folder);
}
