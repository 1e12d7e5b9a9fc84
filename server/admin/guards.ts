import { createHash } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { problem } from "#server/http/errors/errors.ts";
import type { Admin } from "./admin.ts";
import { type AdminCookies, bearerToken } from "./credentials.ts";

export const unauthorized = (token: string | null) =>
  problem(
    401,
    token ? "Your session has expired. Please sign in again." : "Please sign in as the administrator.",
    undefined,
    { "www-authenticate": "Bearer" },
  );

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64url");

export function createGuards(
  admin: Pick<Admin, "isSignedIn">,
  cookies: Pick<AdminCookies, "token" | "device">,
) {
  const requireToken =
    (tokenOf: (c: Context) => string | null): MiddlewareHandler =>
    async (c, next) => {
      const token = tokenOf(c);
      if (token === null || !(await admin.isSignedIn(token))) throw unauthorized(token);
      return next();
    };
  return {
    /** The key by which the login limit counts a known device: from its device cookie, or else from its open session. */
    async knownDevice(c: Context): Promise<string | null> {
      const device = await cookies.device(c);
      if (device) return sha256(`device ${device}`);
      const token = bearerToken(c) ?? cookies.token(c);
      return token && (await admin.isSignedIn(token)) ? sha256(`session ${token}`) : null;
    },
    /** Whether the session cookie belongs to an open session. Used for `/admin/figures`, which works without script. */
    async hasSession(c: Context): Promise<boolean> {
      const token = cookies.token(c);
      return token !== null && (await admin.isSignedIn(token));
    },
    /** This guard is for every write except signing in and out: another site cannot make a browser send `Authorization`. */
    bearer: requireToken(bearerToken),
    /** This guard is for GET requests: another site that makes a browser send the cookie cannot read the response. */
    bearerOrCookie: requireToken((c) => bearerToken(c) ?? cookies.token(c)),
  };
}
