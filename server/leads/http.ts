import { Hono, type MiddlewareHandler } from "hono";
import { leadBulk, leadSearch } from "#contract/desk/lead-search.ts";
import { pageOfList } from "#contract/desk/page-of-list.ts";
import { leadDecision, leadPathParams, newLead } from "#contract/leads.ts";
import { problem } from "#server/http/errors/errors.ts";
import { parseInput, readBody, readQuery } from "#server/http/input.ts";
import type { Leads } from "./leads.ts";

interface LeadRoutes {
  leads: Leads;
  limitLeads: MiddlewareHandler;
  /** Middleware that accepts the administrator's bearer token or cookie. */
  requireReader: MiddlewareHandler;
  requireAdmin: MiddlewareHandler;
}

/** The routes of leads (listing requests), mounted under `/api`. */
export const leadRoutes = ({ leads, limitLeads, requireReader, requireAdmin }: LeadRoutes) =>
  new Hono()
    .post("/leads", limitLeads, async (c) => {
      const { id: _, ...sent } = await leads.add(await readBody(c, newLead));
      return c.json(sent, 201);
    })
    .get("/leads", requireReader, async (c) => {
      const list = await leads.list(readQuery(c, pageOfList));
      return c.json(list, 200, { "x-total-count": String(await leads.count()) });
    })
    .post("/leads/search", requireAdmin, async (c) => c.json(await leads.find(await readBody(c, leadSearch))))
    .post("/leads/bulk", requireAdmin, async (c) =>
      c.json(await leads.decideAll(await readBody(c, leadBulk))),
    )
    .post("/leads/:id/decide", requireAdmin, async (c) => {
      const { id } = parseInput(leadPathParams, c.req.param());
      const isTold = await leads.decide(id, await readBody(c, leadDecision));
      if (!isTold) throw problem(404, "Listing request or company not found");
      return c.body(null, 204);
    })
    .delete("/leads/:id", requireAdmin, async (c) => {
      const removed = await leads.remove(parseInput(leadPathParams, c.req.param()).id);
      if (!removed) throw problem(404, "Listing request not found");
      return c.body(null, 204);
    });
