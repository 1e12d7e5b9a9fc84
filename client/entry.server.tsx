import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { type Frame, FrameContext } from "./components/site/frame.tsx";
import { frameKey, frameOf } from "./components/site/kept-frames.ts";
import { type Rendering, renderingContext } from "./context.ts";

/** No page waits for anything slow; one that takes this long never ends. */
const RENDER_LIMIT_MS = 10_000;

/** What stands where a part of a page failed, or was not there yet. */
const UNFINISHED = "<!--$!-->";

interface ErrorScene {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** A page that is not there is no fault, and neither is a visitor who left. */
export function handleError(error: unknown, { request, context }: ErrorScene) {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(renderingContext).report(error);
}

/** Renders the whole page before the first byte leaves: it is cached and sealed as one piece. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const rendering = context.get(renderingContext);
  const answers = await dataOf(routerContext);
  const key = frameKey(new URL(request.url).pathname, isDemonstration(routerContext));
  const page = () => (
    <FrameContext value={frames.get(key)}>
      <ServerRouter context={withData(routerContext, answers)} url={request.url} nonce={rendering.nonce} />
    </FrameContext>
  );
  headers.set("content-type", "text/html; charset=utf-8");
  const atOnce = renderToString(page());
  keepFrame(key, atOnce);
  if (!atOnce.includes(UNFINISHED)) {
    rendering.deliver(atOnce);
    return new Response(null, { headers, status });
  }
  const { html, failed } = await renderWaiting(page(), rendering);
  rendering.deliver(html);
  return new Response(null, { headers, status: failed ? 500 : status });
}

/** Each is rendered once; while one develops it may change at any time. */
const frames = new Map<string, Frame>();
function keepFrame(key: string, html: string) {
  const frame = import.meta.env.PROD && !frames.has(key) && frameOf(html);
  if (frame) frames.set(key, frame);
}

const isDemonstration = ({ staticHandlerContext }: EntryContext): boolean =>
  staticHandlerContext.loaderData.root?.demonstration ?? false;

/** What the loaders answered, as the browser will read it. No loader of ours leaves anything for later. */
const dataOf = async ({ serverHandoffStream: stream }: EntryContext) => (stream ? text(stream) : "");

/** The data at hand instead of a stream, so that no part of the page waits for it. */
function withData(context: EntryContext, value: string): EntryContext {
  const read = Object.assign(Promise.resolve(), { result: { done: true, value } });
  return {
    ...context,
    serverHandoffStream: new ReadableStream(),
    renderMeta: { streamCache: { 0: read } },
  };
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
