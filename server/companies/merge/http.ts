import { Hono, type MiddlewareHandler } from "hono";
import { mergeBody, mergePathParams } from "#contract/companies/merge.ts";
import { companyPathParams } from "#contract/companies.ts";
import { unlessRefused } from "#server/http/errors/errors.ts";
import { parseInput, readBody } from "#server/http/input.ts";
import type { CompanyMerges } from "./merge.ts";

interface MergeRoutes {
  merges: CompanyMerges;
  requireAdmin: MiddlewareHandler;
}

/** Routes that merge two entries of one company, mounted under `/api`. */
export const companyMergeRoutes = ({ merges, requireAdmin }: MergeRoutes) =>
  new Hono()
    .post("/companies/:id/merge", requireAdmin, async (c) => {
      const { id: keptId } = parseInput(companyPathParams, c.req.param());
      const { companyId: mergedId } = await readBody(c, mergeBody);
      return c.json(unlessRefused(await merges.merge({ keptId, mergedId })));
    })
    .post("/company-merges/:id/undo", requireAdmin, async (c) => {
      const { id } = parseInput(mergePathParams, c.req.param());
      return c.json(unlessRefused(await merges.undo(id)));
    });
