import { readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";
import type { MiddlewareHandler } from "hono";
import { type CachedResponse, createCachedResponse } from "../cache/cached-response.ts";
import { requestState } from "../observe-requests.ts";

const CONTENT_TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

interface StaticFolder {
  folder: string;
  at: string;
  cacheControl: (path: string) => string;
  setCommonHeaders: (headers: Headers) => void;
}

/** A path is a key of a map and never becomes a file name, so path traversal is impossible. */
export function staticFiles(folder: StaticFolder): MiddlewareHandler {
  const files = readFolder(folder);
  return async (c, next) => {
    const file = files.get(c.req.path);
    if (!file) return next();
    requestState(c).hasAllHeaders = true;
    const { body, ...init } = await file.negotiate(c.req.raw);
    return new Response(body, init);
  };
}

function readFolder({
  folder,
  at,
  cacheControl,
  setCommonHeaders,
}: StaticFolder): Map<string, CachedResponse> {
  const bytes = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [at + file.slice(folder.length).replaceAll(sep, "/"), readFileSync(file)] as const),
  );
  const files = new Map<string, CachedResponse>();
  for (const [path, body] of bytes) {
    const type = CONTENT_TYPES[extname(path)];
    if (!type || path.includes("/.")) continue;
    const headers = new Headers({ "content-type": type, "cache-control": cacheControl(path) });
    setCommonHeaders(headers);
    // The build writes compressed copies next to its scripts, styles and SVG images.
    const compressed = { br: bytes.get(`${path}.br`), gzip: bytes.get(`${path}.gz`) };
    files.set(path, createCachedResponse(body, headers, compressed));
  }
  return files;
}
