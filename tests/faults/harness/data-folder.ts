import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { onTestFinished } from "vitest";
import { tellAllOfServer } from "./postgres-processes.ts";

/** The demonstration directory in an embedded database at rest. */
export const DEMONSTRATION = resolve(".test-data", "faults", "demonstration");

/** A data folder of its own for one test, with the demonstration directory in it; `below` another folder than usual. */
export function copyDemonstration(below = tmpdir()): string {
  const dataDir = mkdtempSync(join(below, "skip-finder-faults-"));
  // Open to the account the database runs as.
  chmodSync(dataDir, 0o755);
  onTestFinished(() => {
    tellAllOfServer(dataDir, "SIGKILL");
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  });
  execFileSync("cp", ["-a", `${DEMONSTRATION}/.`, dataDir]);
  return dataDir;
}
