import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { renderingContext } from "./context.ts";

/** No page waits for anything slow; one that takes this long never ends. */
const RENDER_LIMIT_MS = 10_000;

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
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce, report } = context.get(renderingContext);
  return new Promise<Response>((resolve, reject) => {
    let shellReady = false;
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // Large parts would be sent hidden, for a script to put in their place: without script they would never show.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          shellReady = true;
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error);
        },
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          headers.set("content-type", "text/html; charset=utf-8");
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: finalStatus }));
          pipe(body);
        },
        onError(error) {
          finalStatus = 500;
          // A fault in the shell comes by `handleError`, with the error page.
          if (shellReady) report(error);
        },
      },
    );
    const timer = setTimeout(abort, RENDER_LIMIT_MS);
  });
}
