import { type Context, Hono } from "hono";
import { readFiguresQuery } from "#contract/figures/figures-query.ts";
import { readPageQuery } from "#contract/page-query.ts";
import { FIGURES_QUERY } from "#contract/pages/server-queries.ts";
import { problem } from "#server/http/errors/errors.ts";
import { keepPrivate } from "#server/http/response-headers.ts";
import type { Services } from "#server/services.ts";

export const figuresRoutes = ({ figures, guards }: Services) =>
  new Hono().get("/admin/figures.csv", keepPrivate, guards.bearerOrCookie, async (c: Context) => {
    const query = readFiguresQuery(readPageQuery(FIGURES_QUERY, new URL(c.req.url).searchParams));
    const csv = await figures.csv(query);
    if (csv === null) throw problem(404, "No listing names this town");
    return c.body(csv, 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="figures-by-${query.by}.csv"`,
    });
  });
