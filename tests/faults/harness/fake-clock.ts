import { globSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Path of the library from the Debian package libfaketime. */
const [LIBRARY] = globSync("/usr/lib/*/faketime/libfaketime.so.1");

export interface FakeClock {
  /** The environment variables that make a process use this clock. */
  env: NodeJS.ProcessEnv;
  /**
   * Sets the clock this many hours ahead of the real time. Negative hours set it behind. Running processes are affected too.
   */
  set(hours: number): void;
}

/** Creates a wall clock that can jump. Returns null where libfaketime is not installed. */
export function createFakeClock(): FakeClock | null {
  if (!LIBRARY) return null;
  const folder = mkdtempSync(join(tmpdir(), "skip-finder-clock-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "clock");
  const set = (hours: number) => {
    writeFileSync(`${file}.new`, `${hours < 0 ? "" : "+"}${hours}h\n`);
    renameSync(`${file}.new`, file);
  };
  set(0);
  return {
    set,
    env: {
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: "1",
      // The monotonic clock stays unchanged, as on a real machine whose system clock is set.
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
  };
}
