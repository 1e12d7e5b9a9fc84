import { Hono, type MiddlewareHandler } from "hono";
import { proposalDecision, proposalList, proposalPathParams } from "#contract/proposals/proposals.ts";
import { unlessRefused } from "#server/http/errors/errors.ts";
import { parseInput, readBody, readQuery } from "#server/http/input.ts";
import type { Proposals } from "./proposals.ts";

interface ProposalRoutes {
  proposals: Proposals;
  /** Middleware that accepts the administrator's bearer token or cookie. Proposals contain personal data. */
  requireReader: MiddlewareHandler;
  requireAdmin: MiddlewareHandler;
}

/** Routes for the administrator's decisions about listings, mounted under `/api`. */
export const proposalRoutes = ({ proposals, requireReader, requireAdmin }: ProposalRoutes) =>
  new Hono()
    .get("/proposals", requireReader, async (c) => {
      const query = readQuery(c, proposalList);
      const list = await proposals.list(query);
      return c.json(list, 200, { "x-total-count": String(await proposals.count(query.kind)) });
    })
    .post("/proposals/:id/decide", requireAdmin, async (c) => {
      const { id } = parseInput(proposalPathParams, c.req.param());
      return c.json(unlessRefused(await proposals.decide(id, await readBody(c, proposalDecision))));
    })
    .post("/proposals/:id/reopen", requireAdmin, async (c) => {
      unlessRefused(await proposals.reopen(parseInput(proposalPathParams, c.req.param()).id));
      return c.body(null, 204);
    });
