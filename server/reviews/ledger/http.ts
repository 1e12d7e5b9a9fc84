import { Hono } from "hono";
import { type Cached, NOT_FOUND_RESPONSE } from "#server/http/cache/response-cache.ts";
import { type Ledger, LINES_PER_FILE } from "./ledger.ts";

/** The first line of the file that has this line. Left out for the first file and for invalid numbers. */
const fromQuery = (params: URLSearchParams): { from?: number | undefined } => {
  const line = params.get("from") ?? "";
  if (!/^\d{1,9}$/.test(line)) return {};
  const file = Math.floor((Number(line) - 1) / LINES_PER_FILE);
  return { from: file > 0 ? file * LINES_PER_FILE + 1 : undefined };
};

export const ledgerRoutes = ({ ledger, cached }: { ledger: Ledger; cached: Cached }) =>
  new Hono().get(
    "/data/reviews-ledger.csv",
    cached({ read: fromQuery }, ({ query: { from = 1 } }) => {
      const file = ledger.file(from);
      if (!file) return NOT_FOUND_RESPONSE;
      const headers: Record<string, string> = {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="reviews-ledger${from > 1 ? `-${from}` : ""}.csv"`,
        ...(file.next && { link: `</data/reviews-ledger.csv?from=${file.next}>; rel="next"` }),
      };
      return { headers, body: file.csv };
    }),
  );
