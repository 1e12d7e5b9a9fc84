import type { MiddlewareHandler } from "hono";
import { DEMONSTRATION_HEADER } from "#contract/api/openapi.ts";
import type { MapsConfig } from "#contract/site.ts";

const MAP_HOSTS: Record<MapsConfig["provider"], string> = {
  google: "https://www.google.com https://maps.google.com",
};

/** Two years in seconds, as hstspreload.org recommends. */
const HSTS = "max-age=63072000";

/** The policy of all responses except rendered pages. They load and run nothing. Only the error page has inline styles. */
const NO_PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** What a page may load. Pages contain inline JSON, but no inline script that runs. */
export const pagePolicy = (maps: MapsConfig): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    // Inline styles: for example style elements, star ratings, logo tiles, the maps' SVG, and Radix's toasts and tabs.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    // A page checks that the maps service is reachable before it shows the frame.
    `connect-src 'self' ${MAP_HOSTS[maps.provider]}`,
    `frame-src ${MAP_HOSTS[maps.provider]}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

export const csvHeaders = (name: string) => ({
  "content-type": "text/csv; charset=utf-8",
  "content-disposition": `attachment; filename="${name}.csv"`,
});

type Header = readonly [name: string, value: string];

/** Pages may use none of these features of the browser. Only some pages may ask for the visitor's position. */
const permissionsPolicy = (position: "()" | "(self)"): Header => [
  "permissions-policy",
  `camera=(), geolocation=${position}, microphone=(), payment=(), usb=(), browsing-topics=()`,
];
export const ASKS_POSITION = permissionsPolicy("(self)");

/** Headers that only have an effect on pages. Each takes 2% of the time of a short response, so only pages get them. */
const FOR_PAGES: readonly Header[] = [permissionsPolicy("()"), ["cross-origin-opener-policy", "same-origin"]];

export function commonHeaders(publicUrl: string, isDemonstration: () => boolean): (headers: Headers) => void {
  const forAll: Header[] = Object.entries({
    "content-security-policy": NO_PAGE_POLICY,
    "x-content-type-options": "nosniff",
    // Does the same as frame-ancestors, for clients without CSP.
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    ...(publicUrl.startsWith("https:") && { "strict-transport-security": HSTS }),
  });
  const forPages = [...forAll, ...FOR_PAGES];
  return (headers) => {
    const type = headers.get("content-type");
    const isPage = type?.startsWith("text/html");
    if (type?.startsWith("application/json") && isDemonstration())
      headers.set(DEMONSTRATION_HEADER.name, DEMONSTRATION_HEADER.value);
    for (const [name, value] of isPage ? forPages : forAll) {
      if (!headers.has(name)) headers.set(name, value);
    }
  };
}

/** Over HTTPS, a cookie's name has the prefix `__Host-`. Browsers refuse such a cookie from another subdomain or without TLS. */
export function cookieAttributes(publicUrl: string, sameSite: "Lax" | "Strict") {
  const secure = publicUrl.startsWith("https:");
  return { httpOnly: true, sameSite, path: "/", secure, ...(secure && { prefix: "host" as const }) };
}

/** With "no-referrer", browsers would post forms with the origin "null". */
export const keepPrivate: MiddlewareHandler = async (c, next) => {
  await next();
  // `c.header` would copy the response, so the headers are set directly.
  const isPicture = c.res.headers.get("content-type")?.startsWith("image/");
  c.res.headers.set("cache-control", isPicture ? "private, no-store" : "no-store");
  c.res.headers.set("x-robots-tag", "noindex");
  c.res.headers.set("referrer-policy", "same-origin");
};

export const noStoreByDefault: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "no-store");
};
