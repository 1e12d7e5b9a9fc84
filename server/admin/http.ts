import type { Context } from "hono";
import { PASSWORD_WRONG } from "#contract/admin.ts";
import type { ApiHandlers } from "#server/http/api-routes.ts";
import { problem } from "#server/http/errors/errors.ts";
import type { Services } from "#server/services.ts";
import { bearerToken, unauthorized } from "./guards.ts";

type SignInDeps = Pick<Services, "admin" | "adminCookies" | "failedLogins" | "visitorHashOf">;

export const adminCalls = (deps: SignInDeps) => {
  const { admin, adminCookies } = deps;
  return {
    async signIn({ body, c }) {
      const token = await signInWith(deps, c, body.password);
      if (token === null) throw problem(401, PASSWORD_WRONG);
      return { token };
    },
    verifyToken: () => ({ valid: true }),
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

/**
 * Starts a session. Sets the session cookie and the device cookie. Returns the session's token. Null if the password is wrong.
 */
async function signInWith(
  { admin, adminCookies, failedLogins, visitorHashOf }: SignInDeps,
  c: Context,
  password: string,
): Promise<string | null> {
  await failedLogins.slowDown();
  const token = await admin.signIn(password);
  if (token === null) {
    await failedLogins.add(visitorHashOf(c).inner);
    return null;
  }
  adminCookies.setToken(c, token);
  await adminCookies.rememberDevice(c);
  return token;
}
