import { readFile } from "node:fs/promises";
import { DatabaseStartError } from "../start-error.ts";
import { type Account, type Run, runAs, runAsWithCapability } from "./run.ts";

/** Either lets a process pass closed folders; the first only reads. The numbers are Linux's own. */
const CAPABILITIES = [
  { name: "dac_read_search", bit: 2n },
  { name: "dac_override", bit: 1n },
];

/**
 * How to run `program` as `account` with files below `dataDir`. Where root's files lie in a folder closed to everybody
 * else, the account carries the one capability that opens the way.
 */
export async function findWay(account: Account | null, program: string, dataDir: string): Promise<Run> {
  const plain = runAs(account);
  if (!account || (await reaches(plain, program, dataDir))) return plain;
  for (const { name } of await allowedCapabilities()) {
    const carrying = runAsWithCapability(account, name);
    if (await reaches(carrying, program, dataDir)) return carrying;
  }
  throw new DatabaseStartError(
    `The account PostgreSQL runs as (uid ${account.uid}) cannot reach ${program} or ${dataDir}, because a folder above is closed to it. ` +
      "Install setpriv (package util-linux), move the product and DATA_DIR to folders others may pass (chmod o+x), or start as an ordinary user.",
  );
}

async function reaches(run: Run, program: string, dataDir: string): Promise<boolean> {
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
