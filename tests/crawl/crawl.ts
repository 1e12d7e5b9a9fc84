import { type PageFacts, readPage } from "./page-facts.ts";

/** The result of requesting one URL. */
export interface Visit {
  /** Path and query. */
  path: string;
  status: number;
  /** The target of a redirect. */
  movedTo: string | null;
  /** Null when the response is not HTML. */
  page: PageFacts | null;
  /** The path of a page that links to this path or loads it, or "the start" for one of the first paths. */
  from: string;
}

/** Maximum number of concurrent requests. */
const AT_ONCE = 6;

/** Returns the path and query of an internal link, or null for an external or invalid link. */
export function sitePath(link: string, base: string): string | null {
  if (!URL.canParse(link, base)) return null;
  const { origin, pathname, search } = new URL(link, base);
  return origin === new URL(base).origin ? pathname + search : null;
}

async function visit(origin: string, path: string, from: string): Promise<Visit> {
  const response = await fetch(origin + path, { redirect: "manual" });
  const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  const body = await response.text();
  const { status, headers } = response;
  return { path, status, movedTo: headers.get("location"), page: isPage ? readPage(body) : null, from };
}

interface Crawl {
  origin: string;
  /** The paths at which the crawl starts. The crawler skips those that `follow` refuses. */
  starts: readonly string[];
  /** Returns true if the crawler should visit a path. */
  follow: (path: string) => boolean;
}

/** Visits every reachable path that `follow` accepts, each one once. Each key of the result is a path. */
export async function crawl({ origin, starts, follow }: Crawl): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit>();
  const seen = new Set<string>();
  const waiting: { path: string; from: string }[] = [];
  const reach = (path: string | null, from: string) => {
    if (path === null || seen.has(path) || !follow(path)) return;
    seen.add(path);
    waiting.push({ path, from });
  };
  for (const start of starts) reach(start, "the start");
  const work = async ({ path, from }: { path: string; from: string }) => {
    const found = await visit(origin, path, from);
    visits.set(path, found);
    const { links = [], files = [], canonicals = [] } = found.page ?? {};
    for (const link of [...links, ...files, ...canonicals]) reach(sitePath(link, origin + path), path);
  };
  const underWay = new Set<Promise<void>>();
  while (waiting.length > 0 || underWay.size > 0) {
    const next = underWay.size < AT_ONCE ? waiting.shift() : undefined;
    if (!next) {
      await Promise.race(underWay);
      continue;
    }
    const working: Promise<void> = work(next).finally(() => underWay.delete(working));
    underWay.add(working);
  }
  return visits;
}
