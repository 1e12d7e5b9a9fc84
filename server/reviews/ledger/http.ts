import { Hono, type MiddlewareHandler } from "hono";
import type { ReadQuery } from "#server/http/cache/cache-key.ts";
import { createTextResponse } from "#server/http/cache/text-response.ts";
import { type Ledger, LINES_PER_FILE } from "./ledger.ts";

interface LedgerRoutes {
  ledger: Ledger;
  /** Returns middleware that caches the responses, keyed by the query that `read` returns. */
  store: (read: ReadQuery) => MiddlewareHandler;
}

/**
 * Rounds `from` down to the first line of the file that contains the requested line. `from` is left out for the first file and
 * for invalid numbers.
 */
const fromQuery: ReadQuery = (params) => {
  const line = params.get("from") ?? "";
  if (!/^\d{1,9}$/.test(line)) return {};
  const file = Math.floor((Number(line) - 1) / LINES_PER_FILE);
  return { from: file > 0 ? file * LINES_PER_FILE + 1 : undefined };
};

/** The route that serves the whole ledger as files, from memory. */
export const ledgerRoutes = ({ ledger, store }: LedgerRoutes) =>
  new Hono().get("/data/reviews-ledger.csv", store(fromQuery), (c) => {
    const from = Number(c.req.query("from") ?? 1);
    const file = ledger.file(from);
    if (!file) return c.notFound();
    const headers: Record<string, string> = {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="reviews-ledger${from > 1 ? `-${from}` : ""}.csv"`,
      ...(file.next && { link: `</data/reviews-ledger.csv?from=${file.next}>; rel="next"` }),
    };
    return createTextResponse(file.csv, { status: 200, headers });
  });
