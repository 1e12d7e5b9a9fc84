import { readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";
import type { MiddlewareHandler } from "hono";
import { type FinishedAnswer, finish, lastingHeaders } from "../cache/cached-response.ts";
import { respond } from "../cache/send-response.ts";

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

/** Already as small as they get. */
const INCOMPRESSIBLE = /\.(png|woff2)$/;

export interface StaticFolder {
  folder: string;
  /** Where the folder appears: its file `a/b.svg` answers at `${at}/a/b.svg`. */
  at: string;
  cacheControl: (path: string) => string;
  complete: (headers: Headers) => void;
}

/**
 * Serves the files a folder holds at the start, from memory. What is asked for is looked up, never turned into a file
 * name, so there is no path to escape by.
 */
export function staticFiles(folder: StaticFolder): MiddlewareHandler {
  const files = readFolder(folder);
  return async (c, next) => {
    const answer = files.get(c.req.path);
    return answer ? respond(answer, c.req.raw) : next();
  };
}

function readFolder({ folder, at, cacheControl, complete }: StaticFolder): Map<string, FinishedAnswer> {
  const bytes = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [at + file.slice(folder.length).replaceAll(sep, "/"), readFileSync(file)] as const),
  );
  const answers = new Map<string, FinishedAnswer>();
  for (const [path, body] of bytes) {
    const type = CONTENT_TYPES[extname(path)];
    if (!type || path.includes("/.")) continue;
    const headers = new Headers({ "content-type": type, "cache-control": cacheControl(path) });
    complete(headers);
    // What the build compressed lies beside the file, with a further ending.
    const compressed = { br: bytes.get(`${path}.br`), gzip: bytes.get(`${path}.gz`) };
    const compressible = !INCOMPRESSIBLE.test(path);
    answers.set(path, finish(body, lastingHeaders(headers), { compressible, ...compressed }));
  }
  return answers;
}
