import type { Context, ErrorHandler } from "hono";
import { html } from "hono/html";
import type { ErrorBody } from "#contract/api/call.ts";
import { BRAND } from "#contract/brand.ts";
import { isRead } from "../methods.ts";

/** The browser would show the JSON of an error as plain text. */
const wantsPage = ({ req }: Context): boolean =>
  isRead(req) && (req.header("accept") ?? "").includes("text/html");

/** A page without style sheet, script and menus, because the server may be unable to serve them. */
const errorPage = (message: string) => html`<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${BRAND.name}</title>
    <style>
      body { margin: 0; background: ${BRAND.paper}; color: ${BRAND.ink}; font: 1.125rem/1.5 Arial, sans-serif }
      main { max-width: 34rem; margin: 15vh auto 0; padding: 1.5rem; border-top: 0.5rem solid ${BRAND.skip}; background: #fff }
      h1 { margin: 0; font-size: 1.75rem }
      a { color: inherit; font-weight: bold; line-height: 2.75rem }
    </style>
  </head>
  <body>
    <main>
      <h1>${BRAND.name}</h1>
      <p>${message}</p>
      <p><a href="">Try again</a></p>
      <nav><a href="/">Home</a> &nbsp; <a href="/search">Find Skip Hire</a></nav>
    </main>
  </body>
</html>`;

export async function pageForBrowser(c: Context, error: Response): Promise<Response> {
  if (!wantsPage(c)) return error;
  const { message } = (await error.json()) as ErrorBody;
  const headers = new Headers(error.headers);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(String(await errorPage(message)), { status: error.status, headers });
}

export const errorPageHandler =
  (handleError: ErrorHandler): ErrorHandler =>
  async (error, c) =>
    pageForBrowser(c, await handleError(error, c));
