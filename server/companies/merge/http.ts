import { Hono, type MiddlewareHandler } from "hono";
import { mergeBody, mergePathParams } from "#contract/companies/merge.ts";
import { companyPathParams } from "#contract/companies.ts";
import { problem } from "#server/http/errors/errors.ts";
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
      const merged = await merges.merge({ keptId, mergedId });
      if (!merged) throw problem(404, "Company not found");
      if ("refused" in merged) throw problem(409, merged.refused);
      return c.json(merged);
    })
    .post("/company-merges/:id/undo", requireAdmin, async (c) => {
      const undone = await merges.undo(parseInput(mergePathParams, c.req.param()).id);
      if (!undone) throw problem(404, "No merge with this id can be undone");
      if ("refused" in undone) throw problem(409, undone.refused);
      return c.json(undone);
    });
