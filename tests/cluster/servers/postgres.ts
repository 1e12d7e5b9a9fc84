import { execFile } from "node:child_process";
import { appendFile, chown, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../../bench/servers/free-port.ts";
import { databaseAccount } from "./account.ts";

const execute = promisify(execFile);

/** A PostgreSQL server as Debian has it, on loopback and a socket in its own folder. */
export interface PostgresServer {
  folder: string;
  port: number;
  start(): Promise<void>;
  stop(how: "fast" | "immediate"): Promise<void>;
  /** Makes a replica a primary. */
  promote(): Promise<void>;
}

const run = (program: string, args: string[]) => execute(program, args, { ...databaseAccount(), cwd: "/" });

/** A folder that the server's account may write. */
async function ownFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const account = databaseAccount();
  if (account) await chown(folder, account.uid, account.gid);
  return folder;
}

async function serverIn(folder: string): Promise<PostgresServer> {
  const port = await freePort();
  const data = join(folder, "data");
  const settings = [
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
    stop: async (how) => void (await control("-m", how, "stop")),
    promote: async () => void (await control("promote")),
  };
}

export async function createPrimary(folder: string): Promise<PostgresServer> {
  await ownFolder(folder);
  await run("initdb", [
    ...["-D", join(folder, "data"), "-U", "postgres", "--auth-local=trust", "--auth-host=scram-sha-256"],
  ]);
  return serverIn(folder);
}

/** A streaming replica of a running server, made as docs/operations.md says. */
export async function createReplica(folder: string, primaryUrl: string): Promise<PostgresServer> {
  await ownFolder(folder);
  await run("pg_basebackup", ["-d", primaryUrl, "-R", "-c", "fast", "-D", join(folder, "data")]);
  return serverIn(folder);
}
