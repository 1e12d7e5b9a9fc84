import { type Context, Hono } from "hono";
import { readPeriodUnit } from "#contract/figures/figures.ts";
import { csvHeaders, keepPrivate } from "#server/http/response-headers.ts";
import type { Services } from "#server/services.ts";

export const figuresRoutes = ({ figures, guards }: Services) =>
  new Hono().get("/admin/figures.csv", keepPrivate, guards.bearerOrCookie, async (c: Context) => {
    const by = readPeriodUnit(new URL(c.req.url).searchParams);
    return c.body(await figures.csv(by), 200, csvHeaders(`figures-by-${by}`));
  });
