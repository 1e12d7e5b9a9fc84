import type { Context, MiddlewareHandler } from "hono";
import { loginBody } from "#contract/admin.ts";
import type { FailedLogins } from "#server/http/limits/failed-logins.ts";
import type { Networks } from "#server/http/limits/visitor-address.ts";
import { postedRequest, readForm } from "#server/http/posted-form.ts";
import type { Admin } from "./admin.ts";
import type { AdminCookies } from "./credentials.ts";

export interface SignInDeps {
  admin: Pick<Admin, "signIn">;
  adminCookies: Pick<AdminCookies, "setToken" | "rememberDevice">;
  failedLogins: FailedLogins;
  visitorHashOf: (c: Context) => Networks;
}

/** Starts a session, and sets its cookie and a device cookie. Returns the session's token, or null if the password is wrong. */
export async function signInWith(
  { admin, adminCookies, failedLogins, visitorHashOf }: SignInDeps,
  c: Context,
  password: string,
): Promise<string | null> {
  await failedLogins.slowDown();
  const token = await admin.signIn(password, c.req.header("user-agent"));
  if (token === null) {
    await failedLogins.add(visitorHashOf(c).inner);
    return null;
  }
  adminCookies.setToken(c, token);
  await adminCookies.rememberDevice(c);
  return token;
}

const PASSWORD = { texts: ["password"] };

/** If the password is missing or wrong, the page's own action shows the error. */
export const signInByForm =
  (deps: SignInDeps): MiddlewareHandler =>
  async (c, next) => {
    const sent = loginBody.safeParse(Object.fromEntries(await readForm(await postedRequest(c), PASSWORD)));
    if (!sent.success || (await signInWith(deps, c, sent.data.password)) === null) return next();
    const { pathname, search } = new URL(c.req.url);
    c.header("cache-control", "no-store");
    return c.redirect(pathname + search, 303);
  };
