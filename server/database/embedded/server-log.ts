import { copyFile, readFile, stat, truncate } from "node:fs/promises";

const MAX_BYTES = 5 * 1024 * 1024;
const TAIL_LINES = 12;

/** The last lines the server wrote, to be shown with an error. */
export async function logTail(logFile: string): Promise<string> {
  const text = await readFile(logFile, "utf8").catch(() => "");
  return text.trimEnd().split("\n").slice(-TAIL_LINES).join("\n");
}

/** Keeps one older log and starts again from nothing. The server appends, so that it need not know. */
export async function limitLog(logFile: string): Promise<void> {
  const { size } = await stat(logFile).catch(() => ({ size: 0 }));
  if (size < MAX_BYTES) return;
  await copyFile(logFile, `${logFile}.1`);
  await truncate(logFile);
}
