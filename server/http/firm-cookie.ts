import type { Context } from "hono";
import { generateCookie, getCookie } from "hono/cookie";
import { FIRM_SESSION_HOURS } from "#contract/firms/listing-parts.ts";

const NAME = "skip_finder_firm";

/**
 * The cookie of a company's session. `Lax`, so that a link in an email opens the page signed in; a form of another website
 * is sent without it. With `__Host-`, a browser takes it neither from another subdomain nor without TLS.
 */
export function createFirmCookie({ publicUrl }: { publicUrl: string }) {
  const secure = publicUrl.startsWith("https:");
  const prefix = secure ? ("host" as const) : undefined;
  const attributes = {
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    secure,
    ...(prefix && { prefix }),
  } as const;
  return {
    read: (c: Context): string | null => getCookie(c, NAME, prefix) || null,
    /** The value of a `Set-Cookie` header. */
    set: (token: string): string =>
      generateCookie(NAME, token, { ...attributes, maxAge: FIRM_SESSION_HOURS * 3_600 }),
    clear: (): string => generateCookie(NAME, "", { ...attributes, maxAge: 0 }),
  };
}
