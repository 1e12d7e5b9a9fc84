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

/** SQLSTATE: connection lost (08), too many connections (53), shut down, starting or read-only (57P, 25006). */
const UNAVAILABLE_STATE = /^(08...|53...|57P..|25006)$/;

/** The pool reports these without a code. */
const UNAVAILABLE_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;

interface ErrorLike {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
  syscall?: unknown;
  errors?: unknown;
}

/** The error and everything it wraps: drizzle wraps what pg throws, and Node gathers failed addresses. */
function unwrap(error: unknown, depth = 0): ErrorLike[] {
  if (typeof error !== "object" || error === null || depth > 5) return [];
  const it = error as ErrorLike;
  const inner = [it.cause, ...(Array.isArray(it.errors) ? it.errors : [])];
  return [it, ...inner.flatMap((one) => unwrap(one, depth + 1))];
}

const isUnavailable = ({ code, message, syscall }: ErrorLike) =>
  typeof code === "string"
    ? UNAVAILABLE_STATE.test(code) ||
      (NETWORK_CODES.has(code) && (code !== "ENOENT" || syscall === "connect"))
    : typeof message === "string" && UNAVAILABLE_MESSAGE.test(message);

/** Whether the database could not be reached, as opposed to having refused something. */
export const isDatabaseDown = (error: unknown): boolean => unwrap(error).some(isUnavailable);

/** Whether the database refused a value as such (SQLSTATE class 22), for example text holding a NUL character. */
export const isRefusedValue = (error: unknown): boolean =>
  unwrap(error).some(({ code }) => typeof code === "string" && /^22[0-9A-Z]{3}$/.test(code));
