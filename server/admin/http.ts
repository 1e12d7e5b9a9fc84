import { Hono, type MiddlewareHandler } from "hono";
import { type AdminToken, login, PASSWORD_WRONG } from "#contract/admin.ts";
import { problem } from "#server/http/errors/errors.ts";
import { readBody } from "#server/http/input.ts";
import type { Admin } from "./admin.ts";
import { bearerToken, clearTokenCookie, cookieToken, setTokenCookie } from "./credentials.ts";
import type { AdminGuards } from "./guards.ts";

interface AdminRoutes {
  admin: Admin;
  guards: AdminGuards;
  limitLogins: MiddlewareHandler;
  publicUrl: string;
}

/** The routes for signing in and out, mounted under `/api/admin`. */
export function adminRoutes({ admin, guards, limitLogins, publicUrl }: AdminRoutes) {
  const secure = publicUrl.startsWith("https:");
  return new Hono()
    .post("/login", limitLogins, async (c) => {
      const { password } = await readBody(c, login);
      const token = await admin.signIn(password);
      if (token === null) throw problem(401, PASSWORD_WRONG);
      setTokenCookie(c, token, secure);
      c.header("cache-control", "no-store");
      return c.json({ token } satisfies AdminToken);
    })
    .get("/verify", guards.bearer, (c) => c.json({ valid: true }))
    .post("/logout", async (c) => {
      for (const token of [bearerToken(c), cookieToken(c)]) if (token) await admin.signOut(token);
      clearTokenCookie(c, secure);
      return c.json({ message: "You are signed out" });
    });
}
