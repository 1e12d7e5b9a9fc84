import { copyFile, readFile, stat, truncate } from "node:fs/promises";
import { DatabaseStartError } from "../connect.ts";
import type { EmbeddedCluster } from "./cluster.ts";

const CAUSES: [RegExp, string][] = [
  [/No space left on device|ENOSPC/, "There is no space left on its disk."],
  [/Disk quota exceeded|EDQUOT/, "Its disk quota is used up."],
  [/Read-only file system|EROFS/, "Its disk can only be read."],
  [/could not bind|Address already in use/, "Its port is taken by another program."],
  [/invalid permissions/, "Its data folder must be closed to others: mode 0700."],
  [/wrong ownership/, "Its data folder belongs to another account."],
  [
    /Permission denied|Operation not permitted|EACCES|EPERM/,
    "Its account may not read or write a file there.",
  ],
  [/incompatible with server|initialized by PostgreSQL/, "Its data come from another version of PostgreSQL."],
  [/could not map anonymous shared memory|Cannot allocate memory/, "The machine has too little free memory."],
  [
    /pre-existing shared memory block|lock file .* already exists/,
    "Another PostgreSQL uses its data folder.",
  ],
  [/error while loading shared libraries/, 'Its programs are incomplete; "npm ci" installs them again.'],
];

const outputOf = (error: unknown) =>
  (error as { stderr?: string }).stderr?.trim() || (error instanceof Error ? error.message : String(error));

export function explainError(problem: string, error: unknown, details = ""): DatabaseStartError {
  if (error instanceof DatabaseStartError) return error;
  const output = [outputOf(error), details].filter(Boolean).join("\n");
  const reason = CAUSES.find(([pattern]) => pattern.test(output))?.[1] ?? "PostgreSQL says why:";
  return new DatabaseStartError(`${problem}. ${reason}\n${output}`, { cause: error });
}

export async function explainStartError(
  { folder, logFile }: EmbeddedCluster,
  error: unknown,
): Promise<DatabaseStartError> {
  const tail = `The end of ${logFile}:\n${await logTail(logFile)}`;
  return explainError(`The embedded database in ${folder} did not start`, error, tail);
}

const MAX_BYTES = 5 * 1024 * 1024;
const TAIL_LINES = 12;

async function logTail(logFile: string): Promise<string> {
  const text = await readFile(logFile, "utf8").catch(() => "");
  return text.trimEnd().split("\n").slice(-TAIL_LINES).join("\n");
}

/**
 * Copies a log above `MAX_BYTES` to one older file and empties it. Emptying is safe, because the server opens the log for
 * appending.
 */
export async function limitLog(logFile: string): Promise<void> {
  const { size } = await stat(logFile).catch(() => ({ size: 0 }));
  if (size < MAX_BYTES) return;
  await copyFile(logFile, `${logFile}.1`);
  await truncate(logFile);
}
