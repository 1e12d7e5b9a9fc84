import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Every file below the given files and folders, in a fixed order. Tests decide nothing about the product. */
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

/** One value for the content of all these files on this kind of machine. */
export function contentHash(paths) {
  const hash = createHash("sha256").update(`${process.platform}-${process.arch}`);
  for (const file of filesBelow(paths)) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

/** Does `work` unless `file` says that it was done for the same `hash`; a cut-off work counts as not done. */
export async function onceFor(file, hash, work) {
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
