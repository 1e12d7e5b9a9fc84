import { globSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Debian's package libfaketime. */
const [LIBRARY] = globSync("/usr/lib/*/faketime/libfaketime.so.1");

export interface FakeClock {
  /** What a program has to be started with to live by this clock. */
  env: NodeJS.ProcessEnv;
  /** Sets it so many hours ahead, or behind, at once and while programs run. */
  set(hours: number): void;
}

/** A clock that programs believe; null where libfaketime is not installed. */
export function makeClock(): FakeClock | null {
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
      // As when a machine's clock is set: what measures how long something takes goes on undisturbed.
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
  };
}
