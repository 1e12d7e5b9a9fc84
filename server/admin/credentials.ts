import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { ADMIN_SESSION_SECONDS } from "#contract/admin.ts";

const COOKIE = "skip_finder_admin";

/** Reads the token of an `Authorization: Bearer` header. */
export const bearerToken = (c: Context): string | null =>
  c.req.header("authorization")?.match(/^Bearer +([\w-]{1,200})$/i)?.[1] ?? null;

/** Reads the token of the cookie. It allows reading only: browsers also send cookies with forged requests (CSRF). */
export const cookieToken = (c: Context): string | null => getCookie(c, COOKIE) || null;

const attributes = (secure: boolean) => ({ httpOnly: true, sameSite: "Strict", path: "/", secure }) as const;

export const setTokenCookie = (c: Context, token: string, secure: boolean): void =>
  setCookie(c, COOKIE, token, { ...attributes(secure), maxAge: ADMIN_SESSION_SECONDS });

export const clearTokenCookie = (c: Context, secure: boolean): void => {
  deleteCookie(c, COOKIE, attributes(secure));
};
