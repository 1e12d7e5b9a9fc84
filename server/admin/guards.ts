import type { Context, MiddlewareHandler } from "hono";
import { problem } from "#server/http/errors/errors.ts";
import type { Admin } from "./admin.ts";
import { bearerToken, cookieToken } from "./credentials.ts";

export type AdminGuards = ReturnType<typeof createGuards>;

const unauthorized = (hadToken: boolean) =>
  problem(
    401,
    hadToken ? "Your session has expired. Please sign in again." : "Please sign in as the administrator.",
    undefined,
    { "www-authenticate": "Bearer" },
  );

/** Middleware for routes that only the administrator may use. Other domains receive it from `services.ts`. */
export function createGuards(admin: Pick<Admin, "isSignedIn">) {
  const requireToken =
    (tokenOf: (c: Context) => string | null): MiddlewareHandler =>
    async (c, next) => {
      const token = tokenOf(c);
      if (token === null || !(await admin.isSignedIn(token))) throw unauthorized(token !== null);
      await next();
      c.header("cache-control", "private, no-store");
    };
  return {
    /** For every write: another site cannot make a browser send this header. */
    bearer: requireToken(bearerToken),
    /** For reading personal data. */
    bearerOrCookie: requireToken((c) => bearerToken(c) ?? cookieToken(c)),
  };
}
