import type { Logger } from "pino";
import { redactPath } from "./redact-path.ts";

/** `startedAt` is a time of `performance.now()`, in milliseconds. */
export type LogRequest = (request: {
  method: string;
  path: string;
  status: number;
  startedAt: number;
}) => void;

/**
 * Logs one line per request at level debug. Null if the log leaves out that level. The query is omitted from the path, because
 * it contains what visitors type.
 */
export function createRequestLog(log: Logger): LogRequest | null {
  if (!log.isLevelEnabled("debug")) return null;
  return ({ method, path, status, startedAt }) => {
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    log.debug({ method, path: redactPath(path.replace(/\?.*$/, "")), status, ms }, "Request");
  };
}
