import { execFileSync, spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

interface SmallDisk {
  folder: string;
  /** Leaves at most this many kilobytes free. */
  fill(leaveKilobytes: number): void;
  empty(): void;
}

/** Mounts a tmpfs of this size for one test. Returns null if the account has no permission to mount. */
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
  const filler = join(folder, "filler");
  return {
    folder,
    fill(leaveKilobytes) {
      const { bavail, bsize } = statfsSync(folder);
      const bytes = Math.max(0, bavail * bsize - leaveKilobytes * 1024);
      // The program `head` stops without an error when the database fills the disk first.
      const file = openSync(filler, "w");
      spawnSync("head", ["-c", String(bytes), "/dev/zero"], { stdio: ["ignore", file, "ignore"] });
      closeSync(file);
    },
    empty: () => rmSync(filler),
  };
}
