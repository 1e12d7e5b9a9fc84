import type { MapsConfig } from "#contract/maps.ts";

/** The only strangers a page may show, each in a frame of its own. */
const MAP_HOSTS: Record<MapsConfig["provider"], string> = {
  google: "https://www.google.com https://maps.google.com",
};

/** Two years, as browsers ask for. */
const HSTS = "max-age=63072000";

/** For everything that is not a page: nothing in it may load, run or be framed. Drawings bring styles of their own. */
const NO_PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** What a page may load. Pages contain no inline script. */
export const pagePolicy = (maps: MapsConfig): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    // Radix positions its lists with inline styles.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    // A page asks whether the maps service answers before it shows its frame.
    `connect-src 'self' ${MAP_HOSTS[maps.provider]}`,
    `frame-src ${MAP_HOSTS[maps.provider]}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/**
 * Say what a page may do and who may hold its window: nothing else can be told, and sending each takes a fiftieth of a
 * short answer's time.
 */
const FOR_PAGES = Object.entries({
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
});

/** Adds the headers that every answer has, and every page, unless it brought its own. */
export function securityHeaders({ publicUrl }: { publicUrl: string }): (headers: Headers) => void {
  const everywhere = Object.entries({
    "content-security-policy": NO_PAGE_POLICY,
    "x-content-type-options": "nosniff",
    // What frame-ancestors says, for programs that do not know it.
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    ...(publicUrl.startsWith("https:") && { "strict-transport-security": HSTS }),
  });
  const forPages = [...everywhere, ...FOR_PAGES];
  return (headers) => {
    const isPage = headers.get("content-type")?.startsWith("text/html");
    for (const [name, value] of isPage ? forPages : everywhere) {
      if (!headers.has(name)) headers.set(name, value);
    }
  };
}
