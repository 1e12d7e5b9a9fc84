import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import type { PageName } from "#contract/pages.ts";
import { App, type AppProps } from "./app.tsx";
import { serializeInitialState } from "./initial-state.ts";
import { DescriptionContext, headForOthers, type PageDescription } from "./link-preview.ts";
import { dehydrateQueries } from "./queries/query-client.ts";

/** The longest wait for code that a page loads on demand. */
const RENDER_LIMIT_MS = 10_000;

/** React writes this mark into the HTML for a part of the page that failed or whose code is not loaded yet. */
const PENDING_MARK = "<!--$!-->";

export interface PageInput extends Omit<AppProps, "initialState"> {
  url: URL;
  name: PageName;
}

/** Renders the whole page and encodes it in UTF-8, so that the response cache can store it. */
export async function renderPage(input: PageInput, onError: (error: unknown) => void) {
  const described: { current?: PageDescription } = {};
  const page = <DescriptionContext value={described}>{pageElement(input)}</DescriptionContext>;
  // Rendering to a string is three times as fast as streaming. Loaders have supplied all data already.
  const synchronous = renderToString(page);
  const { html, failed } = synchronous.includes(PENDING_MARK)
    ? await renderAwaiting(page, onError)
    : { html: synchronous, failed: false };
  const { site, name, url } = input;
  const head = headForOthers({ publicUrl: site.publicUrl, name, url, description: described.current });
  return { body: encodePage(html, head), failed };
}

/**
 * Adds `head` to the head of a page. Writes into a single buffer of the exact size, because a further copy of the page would take
 * a sixth of its rendering time.
 */
function encodePage(html: string, head: string): Buffer<ArrayBuffer> {
  const end = html.indexOf("</head>");
  const doctype = /^<!DOCTYPE html>/i.test(html) ? "" : "<!DOCTYPE html>";
  const parts = [doctype, html.slice(0, end), head, html.slice(end)];
  const bytes = Buffer.allocUnsafeSlow(parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0));
  let at = 0;
  for (const part of parts) at += bytes.write(part, at);
  return bytes;
}

function pageElement({ url, name: _, ...page }: PageInput): ReactNode {
  const { site, assets, rendered, readOnly } = page;
  const state = { site, assets, props: rendered.props, queries: dehydrateQueries(page.queryClient) };
  return (
    <StaticRouter location={url.pathname + url.search}>
      <App {...page} initialState={readOnly ? "" : serializeInitialState(state)} />
    </StaticRouter>
  );
}

/** Renders the page a second time and waits for code that loads on demand. A part that failed gets a second attempt. */
function renderAwaiting(page: ReactNode, onError: (error: unknown) => void) {
  return new Promise<{ html: string; failed: boolean }>((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      // Without this setting, React hides large parts until an inline script shows them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellError: reject,
      onAllReady() {
        clearTimeout(timer);
        text(pipe(new PassThrough())).then((html) => resolve({ html, failed }), reject);
      },
      onError(error) {
        failed = true;
        onError(error);
      },
    });
    const timer = setTimeout(abort, RENDER_LIMIT_MS);
  });
}
