import { execFileSync, spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

export interface SmallDisk {
  folder: string;
  /** Leaves at most so many kilobytes free. */
  fill(leaving: number): void;
  empty(): void;
}

/** A disk of so many megabytes, until the test is over; null where this account may not mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), "skip-finder-disk-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  try {
    const options = `size=${megabytes}m,mode=755`;
    execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    return null;
  }
  onTestFinished(() => void execFileSync("umount", ["--lazy", folder]));
  const ballast = join(folder, "ballast");
  return {
    folder,
    fill(leaving) {
      const { bavail, bsize } = statfsSync(folder);
      const bytes = Math.max(0, bavail * bsize - leaving * 1024);
      // Others write meanwhile, so that it may be full before.
      const file = openSync(ballast, "w");
      spawnSync("head", ["-c", String(bytes), "/dev/zero"], { stdio: ["ignore", file, "ignore"] });
      closeSync(file);
    },
    empty: () => rmSync(ballast),
  };
}
