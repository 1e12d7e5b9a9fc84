import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { onTestFinished } from "vitest";
import { copyFolder } from "../../harness/copy-folder.ts";
import { signalServerProcesses } from "./postgres-processes.ts";

/** A data folder with the demonstration data, except quote requests, in a stopped embedded database. */
export const DEMO_DATA_FOLDER = resolve(".test-data", "faults", "demonstration");

/** Copies the demonstration data to a data folder for one test. `parent` can be a folder on another disk. */
export function copyDemoData(parent = tmpdir()): string {
  const dataDir = mkdtempSync(join(parent, "skip-finder-faults-"));
  // If the test runs as root, PostgreSQL runs as another user, which needs access to the folder.
  chmodSync(dataDir, 0o755);
  onTestFinished(() => {
    signalServerProcesses(dataDir, "SIGKILL");
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  });
  copyFolder(DEMO_DATA_FOLDER, dataDir);
  return dataDir;
}
