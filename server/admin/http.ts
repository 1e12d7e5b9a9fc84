import type { Context } from "hono";
import { PASSWORD_WRONG } from "#contract/admin.ts";
import type { ApiHandlers } from "#server/http/api-routes.ts";
import { problem } from "#server/http/errors/errors.ts";
import type { Admin } from "./admin.ts";
import { type AdminCookies, bearerToken } from "./credentials.ts";
import { unauthorized } from "./guards.ts";
import { type SignInDeps, signInWith } from "./sign-in-http.ts";

export const adminCalls = (deps: SignInDeps & { admin: Admin; adminCookies: AdminCookies }) => {
  const { admin, adminCookies } = deps;
  /** A browser can have two sessions: that of the dashboard's script, and that of a page without script. */
  const tokensOf = (c: Context) => [bearerToken(c), adminCookies.token(c)].filter((token) => token !== null);
  return {
    async signIn({ body, c }) {
      const token = await signInWith(deps, c, body.password);
      if (token === null) throw problem(401, PASSWORD_WRONG);
      return { token };
    },
    // The dashboard's script makes this call if it has no valid token. The cookie can have one, for example if the administrator
    // signed in on a page without script. Other websites cannot read the response, and their requests do not contain the SameSite
    // cookie.
    async resumeSession({ c }) {
      const token = adminCookies.token(c);
      const isOpen = token !== null && (await admin.isSignedIn(token));
      return { token: isOpen ? token : null };
    },
    verifyToken: () => ({ valid: true }),
    listDevices: ({ c }) => admin.devices(tokensOf(c)),
    async signOutOtherDevices({ c }) {
      await admin.endOtherDevices(tokensOf(c));
    },
    async signOutDevice({ params }) {
      if (!(await admin.endDevice(params.id))) throw problem(404, "This device is not signed in any more");
    },
    async signOut({ query, c }) {
      const bearer = bearerToken(c);
      if (query.everywhere === "true" && !(bearer && (await admin.signOutEverywhere(bearer))))
        throw unauthorized(bearer);
      for (const token of [bearer, adminCookies.token(c)]) if (token) await admin.signOut(token);
      adminCookies.clearToken(c);
      return { message: "You are signed out" };
    },
  } satisfies Partial<ApiHandlers>;
};
