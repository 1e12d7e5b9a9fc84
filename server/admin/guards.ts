import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, getSignedCookie, setCookie, setSignedCookie } from "hono/cookie";
import { ADMIN_SESSION_SECONDS } from "#contract/limits.ts";
import { problem } from "#server/http/errors/errors.ts";
import { cookieAttributes } from "#server/http/response-headers.ts";
import type { Admin } from "./admin.ts";

const SESSION = "skip_finder_admin";
const DEVICE = "skip_finder_device";
const DEVICE_SECONDS = 180 * 24 * 60 * 60;

export const bearerToken = (c: Context): string | null =>
  c.req.header("authorization")?.match(/^Bearer +([\w-]{1,200})$/i)?.[1] ?? null;

interface CookiesDeps {
  publicUrl: string;
  signingSecret: string;
  adminPassword: string;
}

export function createCookies({ publicUrl, signingSecret, adminPassword }: CookiesDeps) {
  const attributes = cookieAttributes(publicUrl, "Strict");
  const { prefix } = attributes;
  // The password is part of the key, so a new password makes the cookies of all devices invalid.
  const deviceKey = createHmac("sha256", signingSecret).update(`device ${adminPassword}`).digest("base64url");
  return {
    /**
     * Reads the device cookie. The cookie gives the device its own login limit and no other right
     * (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies).
     */
    device: async (c: Context): Promise<string | null> =>
      (await getSignedCookie(c, deviceKey, DEVICE, prefix)) || null,
    rememberDevice: (c: Context): Promise<void> =>
      setSignedCookie(c, DEVICE, randomBytes(16).toString("base64url"), deviceKey, {
        ...attributes,
        maxAge: DEVICE_SECONDS,
      }),
    /** Browsers send cookies with forged requests too (CSRF), so only reading and signing out accept it. */
    token: (c: Context): string | null => getCookie(c, SESSION, prefix) || null,
    setToken: (c: Context, token: string): void =>
      setCookie(c, SESSION, token, { ...attributes, maxAge: ADMIN_SESSION_SECONDS }),
    clearToken: (c: Context): void => {
      deleteCookie(c, SESSION, attributes);
    },
  };
}

export const unauthorized = (token: string | null) =>
  problem(
    401,
    token ? "Your session has expired. Please sign in again." : "Please sign in as the administrator.",
    { headers: { "www-authenticate": "Bearer" } },
  );

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64url");

export function createGuards(
  admin: Pick<Admin, "isSignedIn">,
  cookies: Pick<ReturnType<typeof createCookies>, "token" | "device">,
) {
  const requireToken =
    (tokenOf: (c: Context) => string | null): MiddlewareHandler =>
    async (c, next) => {
      const token = tokenOf(c);
      if (token === null || !(await admin.isSignedIn(token))) throw unauthorized(token);
      return next();
    };
  return {
    /**
     * The key by which the login limit counts a known device. It is a hash of the device cookie, or of the session's token if
     * there is no device cookie. Null without a device cookie and without an open session.
     */
    async knownDevice(c: Context): Promise<string | null> {
      const device = await cookies.device(c);
      if (device) return sha256(`device ${device}`);
      const token = bearerToken(c) ?? cookies.token(c);
      return token && (await admin.isSignedIn(token)) ? sha256(`session ${token}`) : null;
    },
    /** True if the session cookie belongs to an open session. Used for `/admin/figures`, which works without script. */
    async hasSession(c: Context): Promise<boolean> {
      const token = cookies.token(c);
      return token !== null && (await admin.isSignedIn(token));
    },
    /** Guards the administrator's writes. Another site cannot make a browser send `Authorization`. */
    bearer: requireToken(bearerToken),
    /** Guards GET requests. Another site can make a browser send the cookie but cannot read the response. */
    bearerOrCookie: requireToken((c) => bearerToken(c) ?? cookies.token(c)),
  };
}
