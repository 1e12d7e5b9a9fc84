import { type LevelWithSilent, pino } from "pino";

/**
 * Leaves out personal data. The error of a failed query has the parameters in its message and stack. So the statement replaces
 * the message, and a stack keeps only its frames. PostgreSQL quotes rows in `detail`, which is dropped.
 */
export function describeError(error: unknown): object {
  // Some libraries throw plain objects instead of errors.
  if (typeof error !== "object" || error === null) return { message: String(error) };
  const { name, message, stack, code, cause, query } = error as Error & { code?: unknown; query?: unknown };
  const frames = stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return {
    type: name,
    message: typeof query === "string" ? `Failed query: ${query}` : message,
    ...(typeof code === "string" && { code }),
    at: frames?.map((frame) => frame.trim()),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

const MAX_BUFFERED_BYTES = 1024 * 1024;

/** If the disk is full, the process continues and keeps up to `MAX_BUFFERED_BYTES` of the log in memory. */
function standardOutput() {
  // Synchronous. An asynchronous destination would wait for disk space before the process can exit.
  const destination = pino.destination({ dest: 1, sync: true, maxLength: MAX_BUFFERED_BYTES });
  return destination.on("error", () => {});
}

export const createLog = (level: LevelWithSilent) =>
  pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } },
    standardOutput(),
  );

export type Progress = (line: string) => void;
