import { type LevelWithSilent, pino } from "pino";

interface ErrorLike {
  name?: string;
  message?: string;
  stack?: string;
  code?: unknown;
  cause?: unknown;
  query?: unknown;
}

/**
 * An error without what people typed. A failed query carries its parameters in message and stack, and PostgreSQL
 * quotes rows in `detail`: of those only the statement, the code and the place in our code are kept.
 */
export function describeError(error: unknown): object {
  // Some libraries report plain objects that only look like errors.
  if (typeof error !== "object" || error === null) return { message: String(error) };
  const { name, message, stack, code, cause, query } = error as ErrorLike;
  const frames = stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return {
    type: name,
    message: typeof query === "string" ? `Failed query: ${query}` : message,
    ...(typeof code === "string" && { code }),
    at: frames?.map((frame) => frame.trim()),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

const MOST_WAITING_BYTES = 1024 * 1024;

/** Standard output. Where its disk is full the process goes on, and so much of the log waits for room. */
function standardOutput() {
  // Synchronous: else pino would wait for room before it lets the process end.
  const destination = pino.destination({ dest: 1, sync: true, maxLength: MOST_WAITING_BYTES });
  return destination.on("error", () => {});
}

/** Structured logs on standard output. */
export const createLog = (level: LevelWithSilent) =>
  pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } },
    standardOutput(),
  );
