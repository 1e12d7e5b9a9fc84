const NETWORK_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ENOENT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ETIMEDOUT",
]);

/** SQLSTATE codes: connection lost (08), too few resources (53), shut down or starting (57P), read-only (25006). */
const UNAVAILABLE_SQLSTATE = /^(08...|53...|57P..|25006)$/;

/** pg and its pool report these errors without a code. */
const UNAVAILABLE_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;

type ErrorLike = Partial<Record<"code" | "message" | "cause" | "syscall" | "errors", unknown>>;

/** Returns an error and all errors inside it. drizzle wraps the errors of pg, and Node collects one error per address. */
function unwrap(error: unknown, depth = 0): ErrorLike[] {
  if (typeof error !== "object" || error === null || depth > 5) return [];
  const outer = error as ErrorLike;
  const inner = [outer.cause, ...(Array.isArray(outer.errors) ? outer.errors : [])];
  return [outer, ...inner.flatMap((one) => unwrap(one, depth + 1))];
}

const isUnavailable = ({ code, message, syscall }: ErrorLike) =>
  typeof code === "string"
    ? UNAVAILABLE_SQLSTATE.test(code) ||
      (NETWORK_CODES.has(code) && (code !== "ENOENT" || syscall === "connect"))
    : typeof message === "string" && UNAVAILABLE_MESSAGE.test(message);

/** False if the database answered and only refused the statement. */
export const isDatabaseDown = (error: unknown): boolean => unwrap(error).some(isUnavailable);

/** True for SQLSTATE class 22, for example for a text with a NUL character. */
export const isRefusedValue = (error: unknown): boolean =>
  unwrap(error).some(({ code }) => typeof code === "string" && /^22[0-9A-Z]{3}$/.test(code));
