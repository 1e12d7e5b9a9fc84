import { readFile } from "node:fs/promises";
import { DatabaseStartError } from "../connect.ts";
import { type Account, type Run, runAs, runAsWithCapability } from "./run.ts";

/**
 * Linux capabilities that give access to folders whose permissions exclude the account, the read-only one first. Bits as in
 * `linux/capability.h`.
 */
const CAPABILITIES = [
  { name: "dac_read_search", bit: 2n },
  { name: "dac_override", bit: 1n },
];

/**
 * Chooses how to run `program` as `account` with files in `dataDir`. If a parent folder is closed to the account, the program
 * gets a capability that gives access to that folder.
 */
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
