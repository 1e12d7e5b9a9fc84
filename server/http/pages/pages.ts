import type { Context, Handler, MiddlewareHandler } from "hono";
import type { ErrorBody } from "#contract/api/call.ts";
import type { Page } from "#contract/pages/site-pages.ts";
import type { MapsConfig } from "#contract/site.ts";
import { pathAndQuery, type SharedRequest, type SharedResponse } from "../cache/response-cache.ts";
import type { Networks, NetworksOf } from "../limits/visitor-address.ts";
import { postedRequest } from "../posted-form.ts";
import { PROCESSOR_MS } from "../request-queue.ts";
import { ASKS_POSITION, pagePolicy } from "../response-headers.ts";

export interface RenderedPage extends SharedResponse {
  status: number;
  headers: Headers;
  processorMs?: number;
}

interface SignedIn {
  firm?: number | null;
  isAdmin?: boolean;
}

export interface Unhandled {
  status: number;
  message: string;
  headers?: Record<string, string> | undefined;
}

export interface RenderOptions {
  /** Has facts only on a company's own pages, `/answer/:token`, `/admin/figures` and reports. Null if they could not be read. */
  signedIn?: SignedIn | null;
  /** Hashes of the networks from which a form was posted. */
  sender?: Networks;
  /** The error of a step before the page, such as an exceeded limit. If set, no action runs, and the form is shown again. */
  unhandled?: Unhandled;
}

export type RenderPage = (request: Request, options?: RenderOptions) => Promise<RenderedPage>;

/** React Router takes text after a tab or a backslash for a host, and throws. All other control characters are refused too. */
const UNROUTABLE = /[\p{Cc}\\]/u;

function isRoutable(path: string): boolean {
  try {
    return !UNROUTABLE.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

interface PageDeps {
  render: RenderPage;
  publicUrl: string;
  maps: MapsConfig;
  /** Given only for pages that are never cached. */
  signedInOf?: (c: Context) => Promise<SignedIn>;
  visitorHashOf: NetworksOf;
}

/** True if the form can succeed later, because it was over a limit or the server failed. */
const isTemporary = (status: number) => status === 429 || status >= 500;

/** Without `signedInOf`, pages are the same for every visitor, so a cached page cannot leak personal data. */
export function createPage({
  render,
  publicUrl,
  maps,
  signedInOf = async () => ({}),
  visitorHashOf,
}: PageDeps) {
  const policy = pagePolicy(maps);
  const pageUrl = (path: string): string =>
    publicUrl + (isRoutable(path.replace(/\?.*$/, "")) ? path : "/not-found");
  /** The renderer gets no cookies. The content type of a posted form is its only header. */
  const anonymousRequest = async (c: Context): Promise<Request> => {
    const url = pageUrl(pathAndQuery(c.req.url));
    return c.req.method === "POST" ? postedRequest(c, url) : new Request(url);
  };
  function complete(page: RenderedPage, cacheControl: "no-store" | "no-cache"): RenderedPage {
    const { headers, body } = page;
    if (!headers.has("cache-control")) headers.set("cache-control", cacheControl);
    if (body !== null) headers.set("content-security-policy", policy);
    return page;
  }
  const respond = (c: Context, page: RenderedPage): Response => {
    const { body, ...init } = complete(page, c.req.method === "POST" ? "no-store" : "no-cache");
    c.set(PROCESSOR_MS, page.processorMs);
    return new Response(body, init);
  };
  const handle: Handler = async (c) => {
    const signedIn = await signedInOf(c);
    const sender = c.req.method === "POST" && { sender: visitorHashOf(c) };
    return respond(c, await render(await anonymousRequest(c), { signedIn, ...sender }));
  };
  const makerOf =
    ({ asksPosition }: Page) =>
    async ({ url }: SharedRequest<unknown>): Promise<SharedResponse> => {
      const page = complete(await render(new Request(pageUrl(url))), "no-cache");
      if (asksPosition) page.headers.set(...ASKS_POSITION);
      return page;
    };
  /**
   * Runs around the rate limits of posted forms. After a temporary error, shows the form again with everything typed except
   * passwords.
   */
  const returnForm: MiddlewareHandler = async (c, next) => {
    await next();
    const { status } = c.res;
    if (!c.error || !isTemporary(status)) return;
    const { message } = (await c.res.json()) as ErrorBody;
    const signedIn = await signedInOf(c).catch(() => null);
    const page = await render(await anonymousRequest(c), { signedIn, unhandled: { status, message } });
    // Hono keeps the headers of the error, such as Retry-After.
    c.res = respond(c, page);
  };
  return { handle, makerOf, returnForm };
}
