import { Hono, type MiddlewareHandler } from "hono";
import { draftDecision, draftPathParams } from "#contract/companies/drafts.ts";
import { unlessRefused } from "#server/http/errors/errors.ts";
import { parseInput, readBody } from "#server/http/input.ts";
import type { DraftDesk } from "./drafts.ts";

interface DraftRoutes {
  drafts: Pick<DraftDesk, "list" | "decide">;
  /** Middleware that lets only the administrator read, because a draft can contain personal data. */
  requireReader: MiddlewareHandler;
  requireAdmin: MiddlewareHandler;
}

/** Routes for companies from public sources that are not confirmed yet, mounted under `/api`. */
export const draftRoutes = ({ drafts, requireReader, requireAdmin }: DraftRoutes) =>
  new Hono()
    .get("/drafts", requireReader, async (c) => c.json(await drafts.list()))
    .post("/drafts/:id/decide", requireAdmin, async (c) => {
      const { id } = parseInput(draftPathParams, c.req.param());
      const { decision } = await readBody(c, draftDecision);
      return c.json(unlessRefused(await drafts.decide(id, decision)));
    });
