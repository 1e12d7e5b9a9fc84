import type { Context } from "hono";
import { generateCookie, getCookie } from "hono/cookie";
import { FIRM_SESSION_HOURS } from "#contract/firms/listing-parts.ts";
import { cookieAttributes } from "#server/http/response-headers.ts";
import type { Firms } from "./firms.ts";

const NAME = "skip_finder_firm";

/**
 * The cookie of a company's session. With `Lax`, a link in an email opens the page signed in. A form that another website posts
 * is sent without the cookie.
 */
export function createFirmCookie({ publicUrl }: { publicUrl: string }) {
  const attributes = cookieAttributes(publicUrl, "Lax");
  return {
    read: (c: Context): string | null => getCookie(c, NAME, attributes.prefix) || null,
    set: (token: string): string =>
      generateCookie(NAME, token, { ...attributes, maxAge: FIRM_SESSION_HOURS * 3_600 }),
    clear: (): string => generateCookie(NAME, "", { ...attributes, maxAge: 0 }),
  };
}

export const createFirmReader =
  (cookie: ReturnType<typeof createFirmCookie>, firms: Pick<Firms, "companyOfSession">) =>
  async (c: Context): Promise<number | null> => {
    const token = cookie.read(c);
    return token === null ? null : firms.companyOfSession(token);
  };
