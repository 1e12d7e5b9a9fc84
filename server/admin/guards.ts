import type { Context, MiddlewareHandler } from "hono";
import { problem } from "#server/http/errors/errors.ts";
import type { Admin } from "./admin.ts";
import { bearerToken, cookieToken } from "./credentials.ts";

/** What stands before everything that only the administrator may do. Other domains receive these ready-made. */
export interface AdminGuards {
  /** Before every write: no other site can make a browser send this header. */
  bearer: MiddlewareHandler;
  /** Before reading personal data. */
  bearerOrCookie: MiddlewareHandler;
}

const refusal = (hadToken: boolean) =>
  problem(
    401,
    hadToken ? "Your session has expired. Please sign in again." : "Please sign in as the administrator.",
    undefined,
    { "www-authenticate": "Bearer" },
  );

export function createGuards(admin: Pick<Admin, "isSignedIn">): AdminGuards {
  const admitting =
    (tokenOf: (c: Context) => string | null): MiddlewareHandler =>
    async (c, next) => {
      const token = tokenOf(c);
      if (token === null || !(await admin.isSignedIn(token))) throw refusal(token !== null);
      await next();
      c.header("cache-control", "private, no-store");
    };
  return {
    bearer: admitting(bearerToken),
    bearerOrCookie: admitting((c) => bearerToken(c) ?? cookieToken(c)),
  };
}
