import type { Context, Handler } from "hono";
import type { MapsConfig } from "#contract/maps.ts";
import { createTextResponse } from "../cache/text-response.ts";
import { readTexts } from "../posted-form.ts";
import { pagePolicy } from "../security-headers.ts";
import { createTurns } from "./render-queue.ts";

/** What came of a rendering: a page is text, anything else is passed on as it is. */
export interface Rendered {
  status: number;
  headers: Headers;
  body: string | ReadableStream | null;
}

/** Renders the page at a URL. */
export type RenderPage = (request: Request) => Promise<Rendered>;

/** The screens' router takes what follows a tab or a backslash for a host, and breaks on it. */
const NOWHERE = /[\p{Cc}\\]/u;

function isWellFormed(path: string): boolean {
  try {
    return !NOWHERE.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** What of a request a page may know: what was asked, or typed into a form, and nothing about who asked. */
async function anonymous(c: Context, publicUrl: string): Promise<Request> {
  const { pathname, search } = new URL(c.req.url);
  // A path that cannot be read leads nowhere, like every unknown one.
  const url = publicUrl + (isWellFormed(pathname) ? pathname + search : "/not-found");
  if (c.req.method !== "POST") return new Request(url);
  return new Request(url, { method: "POST", body: await readTexts(c) });
}

/** Pages are the same for everybody, so that a kept page can hold nobody's secrets. */
export function pages(deps: { render: RenderPage; publicUrl: string; maps: MapsConfig }): Handler {
  const { render, publicUrl, maps } = deps;
  const policy = pagePolicy(maps);
  const myTurn = createTurns();
  return async (c) => {
    await myTurn();
    const { status, headers, body } = await render(await anonymous(c, publicUrl));
    const cacheControl = c.req.method === "POST" ? "no-store" : "no-cache";
    if (!headers.has("cache-control")) headers.set("cache-control", cacheControl);
    if (typeof body !== "string") return new Response(body, { status, headers });
    headers.set("content-security-policy", policy);
    return createTextResponse(body, { status, headers });
  };
}
