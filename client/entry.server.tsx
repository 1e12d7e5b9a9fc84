import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import type { PageName } from "#contract/pages.ts";
import type { Site } from "#contract/site.ts";
import { App } from "./app.tsx";
import { type Assets, serializeInitialState } from "./initial-state.ts";
import { DescriptionContext, headForOthers, type PageDescription } from "./link-preview.ts";
import type { RenderedScreen } from "./page.ts";
import { dehydrateQueries } from "./queries/query-client.ts";

/** The longest wait for code that a page loads on demand. */
const RENDER_LIMIT_MS = 10_000;

/** React writes this mark into the HTML for a part of the page that failed or whose code is not loaded yet. */
const PENDING_MARK = "<!--$!-->";

export interface PageInput {
  url: URL;
  name: PageName;
  site: Site;
  assets: Assets;
  queryClient: QueryClient;
  rendered: RenderedScreen;
  readOnly: boolean;
  documentScript?: string | undefined;
}

/** Renders the whole page, encoded in UTF-8, which the response cache can store. */
export async function renderPage(input: PageInput, onError: (error: unknown) => void) {
  const described: { current?: PageDescription } = {};
  const page = <DescriptionContext value={described}>{pageElement(input)}</DescriptionContext>;
  // Rendering to a string is three times as fast as streaming. Loaders have supplied all data already.
  const synchronous = renderToString(page);
  const { html, failed } = synchronous.includes(PENDING_MARK)
    ? await renderAwaiting(page, onError)
    : { html: synchronous, failed: false };
  const head = headForOthers({
    publicUrl: input.site.publicUrl,
    name: input.name,
    url: input.url,
    description: described.current,
  });
  return { body: encodePage(html, head), failed };
}

/**
 * Adds a part to the head of a page. Writes into one buffer of the exact size: a page is a large string, and a further copy of it
 * takes a sixth of the time of its rendering.
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

function pageElement({
  url,
  site,
  assets,
  queryClient,
  rendered,
  readOnly,
  documentScript,
}: PageInput): ReactNode {
  const { props } = rendered;
  const queries = dehydrateQueries(queryClient);
  return (
    <StaticRouter location={url.pathname + url.search}>
      <App
        site={site}
        assets={assets}
        queryClient={queryClient}
        rendered={rendered}
        readOnly={readOnly}
        documentScript={documentScript}
        initialState={readOnly ? "" : serializeInitialState({ site, assets, props, queries })}
      />
    </StaticRouter>
  );
}

/** Waits for code that is loaded on demand. Renders a part that failed again. */
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
