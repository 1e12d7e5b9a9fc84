import { Hono, type MiddlewareHandler } from "hono";
import { carrierCheckPathParams, newCarrierCheck } from "#contract/carriers/carrier-check.ts";
import { companyPathParams } from "#contract/companies.ts";
import { problem } from "#server/http/errors/errors.ts";
import { parseInput, readBody } from "#server/http/input.ts";
import type { CarrierCheckService, CheckRefusal } from "./carrier-checks.ts";

interface CarrierRoutes {
  carrierChecks: CarrierCheckService;
  /** Middleware that accepts the administrator's bearer token or cookie. */
  requireReader: MiddlewareHandler;
  /** Middleware that accepts the administrator's bearer token only. */
  requireAdmin: MiddlewareHandler;
}

const REFUSALS: Record<CheckRefusal["refused"], { field: string; message: string }> = {
  "no-number": {
    field: "number",
    message: "The company has no licence number. Enter one and save it, then record the check.",
  },
  "lower-tier": {
    field: "result",
    message: "The company's number is a lower-tier one: choose “Lower tier only” as the result",
  },
  "other-nation": { field: "nation", message: "Numbers of this form are not issued in that nation" },
};

/** Routes for the administrator's checks of waste carrier registrations, mounted under `/api`. */
export const carrierRoutes = ({ carrierChecks, requireReader, requireAdmin }: CarrierRoutes) =>
  new Hono()
    .get("/companies/:id/carrier-checks", requireReader, async (c) =>
      c.json(await carrierChecks.list(parseInput(companyPathParams, c.req.param()).id)),
    )
    .post("/companies/:id/carrier-checks", requireAdmin, async (c) => {
      const { id } = parseInput(companyPathParams, c.req.param());
      const recorded = await carrierChecks.record(id, await readBody(c, newCarrierCheck));
      if (!recorded) throw problem(404, "Company not found");
      if ("id" in recorded) return c.json(recorded, 201);
      const { field, message } = REFUSALS[recorded.refused];
      throw problem(400, message, { [field]: message });
    })
    .delete("/companies/:id/carrier-checks/:checkId", requireAdmin, async (c) => {
      const { id, checkId } = parseInput(carrierCheckPathParams, c.req.param());
      if (!(await carrierChecks.remove(id, checkId))) throw problem(404, "This company has no such check");
      return c.body(null, 204);
    });
