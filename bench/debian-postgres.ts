import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { installAptPackages } from "../launch/apt.js";
import { freePort } from "../tests/harness/free-port.ts";

/** The folder of the programs of Debian's PostgreSQL 15. */
const BIN = "/usr/lib/postgresql/15/bin";
const POSTGIS = "/usr/share/postgresql/15/extension/postgis.control";

const SETTINGS = ["shared_buffers=1GB", "work_mem=32MB", "maintenance_work_mem=256MB", "max_wal_size=8GB"];

interface DebianPostgres {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts Debian's PostgreSQL with PostGIS in a temporary folder, with an empty database. Installs missing packages, which
 * requires root.
 */
export async function startDebianPostgres(): Promise<DebianPostgres> {
  // Installs only missing packages, because apt-get would upgrade installed ones while servers use them.
  const missing = [
    ...(existsSync(BIN) ? [] : ["postgresql-15"]),
    ...(!existsSync(POSTGIS) ? ["postgresql-15-postgis-3"] : []),
  ];
  if (missing.length > 0) await installAptPackages(missing.join(" and "), missing);
  const account = databaseAccount();
  const asAccount = { ...account, cwd: tmpdir() };
  const folder = await mkdtemp(join(tmpdir(), "skip-finder-bench-"));
  await chmod(folder, 0o700);
  if (account) await chown(folder, account.uid, account.gid);
  const data = join(folder, "data");
  execFileSync(
    join(BIN, "initdb"),
    ["-D", data, "-U", "skip", "-A", "trust", "-E", "UTF8", "--locale=C"],
    asAccount,
  );
  const port = await freePort();
  const options = [
    ...SETTINGS,
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    "listen_addresses=127.0.0.1",
  ];
  const server = spawn(join(BIN, "postgres"), ["-D", data, ...options.flatMap((option) => ["-c", option])], {
    ...asAccount,
    stdio: "ignore",
  });
  const exited = once(server, "exit");
  const url = `postgres://skip@127.0.0.1:${port}/postgres`;
  await waitUntilConnected(url);
  return {
    url,
    async stop() {
      server.kill("SIGINT");
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the account of the Debian package if the caller is root, because PostgreSQL refuses to run as root. */
function databaseAccount(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (option: string) => Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

async function waitUntilConnected(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
