import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import type { Site } from "#contract/site.ts";
import { App, type Shown } from "./app.tsx";
import { type Frame, FrameContext } from "./components/site/frame.tsx";
import { frameKey, frameOf } from "./components/site/kept-frames.ts";
import type { Assets } from "./document.tsx";
import { dehydrate } from "./queries/dehydrate.ts";
import { writeStart } from "./start.ts";

/** No page waits for anything slow; one that takes this long never ends. */
const RENDER_LIMIT_MS = 10_000;

/** What stands where a part of a page failed, or was not there yet. */
const UNFINISHED = "<!--$!-->";

/** Everything a page is made from. */
export interface Scene {
  queryClient: QueryClient;
  url: URL;
  site: Site;
  assets: Assets;
  shown: Shown;
  readOnly: boolean;
}

interface Rendering {
  /** Marks the scripts our own renderer wrote, so that only they are blessed. */
  nonce: string;
  report: (error: unknown) => void;
}

/** Renders the whole page before the first byte leaves: it is kept and sealed as one piece. */
export async function renderPage(scene: Scene, rendering: Rendering) {
  const atOnce = renderToString(pageOf(scene));
  keepFrame(scene, atOnce);
  const { html, failed } = atOnce.includes(UNFINISHED)
    ? await renderWaiting(pageOf(scene), rendering)
    : { html: atOnce, failed: false };
  return { html: `<!DOCTYPE html>${html.replace(/^<!DOCTYPE html>/i, "")}`, failed };
}

/** Each is rendered once; while one develops it may change at any time. */
const frames = new Map<string, Frame>();
const keyOf = ({ url, site }: Scene) => frameKey(url.pathname, site.demonstration);
function keepFrame(scene: Scene, html: string) {
  const key = keyOf(scene);
  const frame = import.meta.env.PROD && !frames.has(key) && frameOf(html);
  if (frame) frames.set(key, frame);
}

function pageOf(scene: Scene): ReactNode {
  const { url, site, assets, shown, readOnly, queryClient } = scene;
  const start = readOnly
    ? ""
    : writeStart({ site, assets, props: shown.props, queries: dehydrate(queryClient) });
  return (
    <FrameContext value={frames.get(keyOf(scene))}>
      <StaticRouter location={url.pathname + url.search}>
        <App
          site={site}
          assets={assets}
          queryClient={queryClient}
          shown={shown}
          readOnly={readOnly}
          start={start}
        />
      </StaticRouter>
    </FrameContext>
  );
}

/** For a page with a part whose code has yet to be loaded, or that fails: three times the work. */
function renderWaiting(page: ReactNode, { nonce, report }: Rendering) {
  return new Promise<{ html: string; failed: boolean }>((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Large parts would be sent hidden, for a script to put in their place: without script they would never show.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellError: reject,
      onAllReady() {
        clearTimeout(timer);
        text(pipe(new PassThrough())).then((html) => resolve({ html, failed }), reject);
      },
      onError(error) {
        failed = true;
        report(error);
      },
    });
    const timer = setTimeout(abort, RENDER_LIMIT_MS);
  });
}
