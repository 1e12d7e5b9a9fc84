import type { Context, Handler, MiddlewareHandler } from "hono";
import type { ErrorBody } from "#contract/errors.ts";
import type { MapsConfig } from "#contract/map/maps.ts";
import { createTextResponse } from "../cache/text-response.ts";
import type { NetworkOf, Networks } from "../limits/visitor-address.ts";
import { postedRequest } from "../posted-form.ts";
import type { RequestScheduler } from "../scheduling/request-scheduler.ts";
import { pagePolicy } from "../security-headers.ts";

/** The result of a rendering. A text body is a page, and its response gets the content security policy of pages. */
export interface RenderedPage {
  status: number;
  headers: Headers;
  body: string | ReadableStream | null;
  /** The processor time of rendering, in milliseconds. */
  processorMs?: number;
}

/** The signed-in user of a page that differs between users, and the sender of a posted form. */
interface SignedIn {
  /** The id of the signed-in company; null if no company is signed in. */
  firm?: number | null;
  /** True if the administrator is signed in. */
  isAdmin?: boolean;
  /** Hash of the outer network that a posted form comes from. */
  outerNetwork?: string;
}

/** Why a posted form was not handled. */
export interface Unhandled {
  status: number;
  /** A sentence for the visitor. */
  message: string;
  headers?: Record<string, string> | undefined;
}

/**
 * Renders the page at a URL. The signed-in user is known only on a company's own pages, where it answers a request, on
 * `/admin/figures` and when a review is reported. `signedIn` is null if the user could not be read. With `unhandled`, a posted form is shown again with everything
 * that was typed, except a password.
 */
export type RenderPage = (
  request: Request,
  signedIn?: SignedIn | null,
  unhandled?: Unhandled,
) => Promise<RenderedPage>;

/** React Router takes text after a tab or a backslash for a host, and throws. Other control characters are refused as well. */
const UNROUTABLE = /[\p{Cc}\\]/u;

function isRoutable(path: string): boolean {
  try {
    return !UNROUTABLE.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** The parts of a request that reach the renderer: URL and posted form, but no cookies or other headers. */
async function anonymousRequest(c: Context, publicUrl: string): Promise<Request> {
  const { pathname, search } = new URL(c.req.url);
  const url = publicUrl + (isRoutable(pathname) ? pathname + search : "/not-found");
  if (c.req.method !== "POST") return new Request(url);
  return postedRequest(c, url);
}

const PROCESSOR_MS = "processorMs";

/**
 * Middleware for pages that are not cached: they wait in the request queue, and the visitor is charged the time of rendering.
 * The rest of the time is not charged, because it contains work for others: an action waits for the database.
 */
export const queuePages =
  (
    scheduler: Pick<RequestScheduler, "waitInQueue" | "chargeTime">,
    networkOf: NetworkOf,
  ): MiddlewareHandler =>
  async (c, next) => {
    const visitor = networkOf(c.env?.incoming);
    await scheduler.waitInQueue(visitor);
    await next();
    scheduler.chargeTime(visitor, c.get(PROCESSOR_MS) ?? 0);
  };

interface PageDeps {
  render: RenderPage;
  publicUrl: string;
  maps: MapsConfig;
  /**
   * Reads the signed-in user. Only for a company's own pages, its answers, `/admin/figures` and the posted report of a
   * review, which are never cached. The administrator's other pages are rendered without the user, and may be cached.
   */
  signedInOf?: (c: Context) => Promise<SignedIn>;
  /** Returns the hashes of the networks that a request comes from. */
  visitorHashOf: (c: Context) => Networks;
}

/** Whether a form can succeed later: above a limit, while the database is down, or after a fault of ours. */
const isTemporary = (status: number) => status === 429 || status >= 500;

/** Renders pages. Without `signedInOf`, pages are the same for every visitor, so a cached page cannot leak personal data. */
export function createPage({
  render,
  publicUrl,
  maps,
  signedInOf = async () => ({}),
  visitorHashOf,
}: PageDeps) {
  const policy = pagePolicy(maps);
  const respond = (c: Context, { status, headers, body, processorMs }: RenderedPage): Response => {
    const cacheControl = c.req.method === "POST" ? "no-store" : "no-cache";
    if (!headers.has("cache-control")) headers.set("cache-control", cacheControl);
    c.set(PROCESSOR_MS, processorMs);
    if (typeof body !== "string") return new Response(body, { status, headers });
    headers.set("content-security-policy", policy);
    return createTextResponse(body, { status, headers });
  };
  const handle: Handler = async (c) => {
    const signedIn = await signedInOf(c);
    const sender = c.req.method === "POST" ? { outerNetwork: visitorHashOf(c).outer } : {};
    return respond(c, await render(await anonymousRequest(c, publicUrl), { ...signedIn, ...sender }));
  };
  /**
   * For the routes of posted forms, before their limits. A visitor without script would see the JSON of an error and lose
   * everything typed. After a temporary error, the page shows the form again instead, with the message of that error.
   */
  const returnForm: MiddlewareHandler = async (c, next) => {
    await next();
    const { status } = c.res;
    if (!c.error || !isTemporary(status)) return;
    const { message } = (await c.res.json()) as ErrorBody;
    const signedIn = await signedInOf(c).catch(() => null);
    const page = await render(await anonymousRequest(c, publicUrl), signedIn, { status, message });
    // Hono keeps the headers of the error, such as Retry-After.
    c.res = respond(c, page);
  };
  return { handle, returnForm };
}
