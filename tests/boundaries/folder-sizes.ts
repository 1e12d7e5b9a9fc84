import { dirname } from "node:path/posix";

const MAX_SOURCE_FILES = 30;

/** Returns an error message for every folder with too many files. Unit tests and subfolders do not count. */
export function oversizedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files.filter((path) => !/\.test\.tsx?$/.test(path)))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MAX_SOURCE_FILES)
    .map(
      ([folder, count]) =>
        `${folder} contains ${count} source files, more than ${MAX_SOURCE_FILES}\n` +
        "  Move the files of one topic to a folder of their own. (folder-size)",
    );
}
