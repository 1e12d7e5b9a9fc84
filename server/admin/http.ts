import { type Context, Hono, type MiddlewareHandler } from "hono";
import {
  type AdminToken,
  devicePathParams,
  loginBody,
  logoutQuery,
  PASSWORD_WRONG,
  type ResumedSession,
} from "#contract/admin.ts";
import { problem } from "#server/http/errors/errors.ts";
import { parseInput, readBody, readQuery } from "#server/http/input.ts";
import type { Admin } from "./admin.ts";
import { type AdminCookies, bearerToken } from "./credentials.ts";
import { type AdminGuards, unauthorized } from "./guards.ts";
import { type SignInDeps, signInWith } from "./sign-in-http.ts";

interface AdminRoutes extends SignInDeps {
  admin: Admin;
  guards: AdminGuards;
  adminCookies: AdminCookies;
  limitLogins: MiddlewareHandler;
}

/** The routes for signing in and out, and for the devices that are signed in, mounted under `/api/admin`. */
export function adminRoutes({ admin, guards, adminCookies, ...deps }: AdminRoutes) {
  /** A browser can have two sessions: that of the dashboard's script, and that of a page without script. */
  const tokensOf = (c: Context) => [bearerToken(c), adminCookies.token(c)].filter((token) => token !== null);
  return (
    new Hono()
      .post("/login", deps.limitLogins, async (c) => {
        const { password } = await readBody(c, loginBody);
        const token = await signInWith({ admin, adminCookies, ...deps }, c, password);
        if (token === null) throw problem(401, PASSWORD_WRONG);
        c.header("cache-control", "no-store");
        return c.json({ token } satisfies AdminToken);
      })
      // The dashboard's script calls this route if it has no valid token. The cookie can have one, for example if the
      // administrator signed in on a page without script. Other websites cannot read the response, and their requests do not
      // contain the SameSite cookie.
      .post("/resume", async (c) => {
        const token = adminCookies.token(c);
        const isOpen = token !== null && (await admin.isSignedIn(token));
        c.header("cache-control", "no-store");
        return c.json({ token: isOpen ? token : null } satisfies ResumedSession);
      })
      .get("/verify", guards.bearer, (c) => c.json({ valid: true }))
      .get("/devices", guards.bearerOrCookie, async (c) => c.json(await admin.devices(tokensOf(c))))
      .delete("/devices", guards.bearer, async (c) => {
        await admin.endOtherDevices(tokensOf(c));
        return c.body(null, 204);
      })
      .delete("/devices/:id", guards.bearer, async (c) => {
        if (await admin.endDevice(parseInput(devicePathParams, c.req.param()).id)) return c.body(null, 204);
        throw problem(404, "This device is not signed in any more");
      })
      .post("/logout", async (c) => {
        const { everywhere } = readQuery(c, logoutQuery);
        const bearer = bearerToken(c);
        if (everywhere === "true" && !(bearer && (await admin.signOutEverywhere(bearer))))
          throw unauthorized(bearer);
        for (const token of [bearer, adminCookies.token(c)]) if (token) await admin.signOut(token);
        adminCookies.clearToken(c);
        return c.json({ message: "You are signed out" });
      })
  );
}
