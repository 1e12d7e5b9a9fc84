import { Hono, type MiddlewareHandler } from "hono";
import { carrierCheckPathParams, newCarrierCheck } from "#contract/carriers/carrier-check.ts";
import { companyPathParams } from "#contract/companies.ts";
import { problem, unlessRefused } from "#server/http/errors/errors.ts";
import { parseInput, readBody } from "#server/http/input.ts";
import type { CarrierCheckService } from "./carrier-checks.ts";

interface CarrierRoutes {
  carrierChecks: CarrierCheckService;
  /** Middleware that accepts the administrator's bearer token or cookie. */
  requireReader: MiddlewareHandler;
  /** Middleware that accepts the administrator's bearer token only. */
  requireAdmin: MiddlewareHandler;
}

/** Routes for the administrator's checks of waste carrier registrations, mounted under `/api`. */
export const carrierRoutes = ({ carrierChecks, requireReader, requireAdmin }: CarrierRoutes) =>
  new Hono()
    .get("/companies/:id/carrier-checks", requireReader, async (c) =>
      c.json(await carrierChecks.list(parseInput(companyPathParams, c.req.param()).id)),
    )
    .post("/companies/:id/carrier-checks", requireAdmin, async (c) => {
      const { id } = parseInput(companyPathParams, c.req.param());
      return c.json(unlessRefused(await carrierChecks.record(id, await readBody(c, newCarrierCheck))), 201);
    })
    .delete("/companies/:id/carrier-checks/:checkId", requireAdmin, async (c) => {
      const { id, checkId } = parseInput(carrierCheckPathParams, c.req.param());
      if (!(await carrierChecks.remove(id, checkId))) throw problem(404, "This company has no such check");
      return c.body(null, 204);
    });
