import { Hono } from "hono";
import { type Cached, NOT_FOUND_RESPONSE } from "#server/http/cache/response-cache.ts";
import { readFileStart } from "#server/http/input.ts";
import { csvHeaders } from "#server/http/response-headers.ts";
import { type Ledger, LINES_PER_FILE } from "./ledger.ts";

export const ledgerRoutes = ({ ledger, cached }: { ledger: Ledger; cached: Cached }) =>
  new Hono().get(
    "/data/reviews-ledger.csv",
    cached({ read: readFileStart(LINES_PER_FILE) }, ({ query: { from = 1 } }) => {
      const file = ledger.file(from);
      if (!file) return NOT_FOUND_RESPONSE;
      const headers: Record<string, string> = {
        ...csvHeaders(`reviews-ledger${from > 1 ? `-${from}` : ""}`),
        ...(file.next && { link: `</data/reviews-ledger.csv?from=${file.next}>; rel="next"` }),
      };
      return { headers, body: file.csv };
    }),
  );
