import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Yields given files and all files below given folders, in a fixed order. Skips unit tests. */
function* filesBelow(paths) {
  for (const path of paths) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory())
      yield* filesBelow(
        readdirSync(path)
          .sort()
          .map((name) => join(path, name)),
      );
    else if (found && !/\.test\.tsx?$/.test(path)) yield path;
  }
}

/** Hashes the names and contents of the files, the platform and the processor architecture. */
export function contentHash(paths) {
  const hash = createHash("sha256").update(`${process.platform}-${process.arch}`);
  for (const file of filesBelow(paths)) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

/** Runs `work` unless the stamp file contains `hash`. Writes the stamp last, so that interrupted work is repeated. */
export async function runUnlessStamped(file, hash, work) {
  if (isStamped(file, hash)) return;
  rmSync(file, { force: true });
  await work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, hash);
}

export function isStamped(file, hash) {
  try {
    return readFileSync(file, "utf8") === hash;
  } catch {
    return false;
  }
}
