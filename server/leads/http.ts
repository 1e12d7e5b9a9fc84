import { Hono, type MiddlewareHandler } from "hono";
import { leadPath, newLead } from "#contract/leads.ts";
import { problem } from "#server/http/errors/errors.ts";
import { check, readBody } from "#server/http/input.ts";
import type { Leads } from "./leads.ts";

interface LeadRoutes {
  leads: Leads;
  limitLeads: MiddlewareHandler;
  /** Guards reading: listing requests are personal data. */
  requireReader: MiddlewareHandler;
  requireAdmin: MiddlewareHandler;
}

/** The routes of listing requests, mounted under `/api`. */
export const leadRoutes = ({ leads, limitLeads, requireReader, requireAdmin }: LeadRoutes) =>
  new Hono()
    .post("/leads", limitLeads, async (c) => c.json(await leads.add(await readBody(c, newLead)), 201))
    .get("/leads", requireReader, async (c) => c.json(await leads.list()))
    .delete("/leads/:id", requireAdmin, async (c) => {
      const removed = await leads.remove(check(leadPath, c.req.param()).id);
      if (!removed) throw problem(404, "Listing request not found");
      return c.body(null, 204);
    });
