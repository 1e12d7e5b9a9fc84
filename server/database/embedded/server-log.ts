import { copyFile, readFile, stat, truncate } from "node:fs/promises";

const MAX_BYTES = 5 * 1024 * 1024;
const TAIL_LINES = 12;

/** Returns the last lines of the server's log, for an error message. */
export async function logTail(logFile: string): Promise<string> {
  const text = await readFile(logFile, "utf8").catch(() => "");
  return text.trimEnd().split("\n").slice(-TAIL_LINES).join("\n");
}

/** Rotates a large log and keeps one older file. The server opens the log for appending, so it can be truncated. */
export async function limitLog(logFile: string): Promise<void> {
  const { size } = await stat(logFile).catch(() => ({ size: 0 }));
  if (size < MAX_BYTES) return;
  await copyFile(logFile, `${logFile}.1`);
  await truncate(logFile);
}
