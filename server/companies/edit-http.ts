import { Hono, type MiddlewareHandler } from "hono";
import { type SimilarCompaniesResponse, similarCompaniesBody } from "#contract/companies/similar.ts";
import { companyPathParams } from "#contract/companies.ts";
import { companyChangesBody, newCompany } from "#contract/company-input.ts";
import { companySearch } from "#contract/desk/company-search.ts";
import { MAX_BODY_BYTES } from "#contract/limits.ts";
import { unlessRefused } from "#server/http/errors/errors.ts";
import { parseInput, readBody } from "#server/http/input.ts";
import type { CompanyEditor } from "./edit.ts";
import type { SimilarCompanies } from "./similar/similar.ts";

/** The areas of a company can name thousands of districts. */
const AREAS = { maxValues: MAX_BODY_BYTES };

interface EditRoutes {
  editor: CompanyEditor;
  similar: SimilarCompanies;
  requireAdmin: MiddlewareHandler;
}

/** Routes that add and change companies, mounted under `/api`. */
export const companyEditRoutes = ({ editor, similar, requireAdmin }: EditRoutes) =>
  new Hono()
    .post("/companies", requireAdmin, async (c) => {
      const added = await editor.add(await readBody(c, newCompany, AREAS));
      return c.json(added, 201, { location: `/api/companies/${added.id}` });
    })
    .post("/companies/find", requireAdmin, async (c) =>
      c.json(await editor.find(await readBody(c, companySearch))),
    )
    .post("/companies/similar", requireAdmin, async (c) => {
      const identity = await readBody(c, similarCompaniesBody);
      const [found = []] = await similar.find([identity]);
      const [askedToLeave = false] = await similar.askedToLeave([identity]);
      return c.json({ companies: found, askedToLeave } satisfies SimilarCompaniesResponse);
    })
    .put("/companies/:id", requireAdmin, async (c) => {
      const { id } = parseInput(companyPathParams, c.req.param());
      const { updatedAt, ...changes } = await readBody(c, companyChangesBody, AREAS);
      return c.json(unlessRefused(await editor.change(id, changes, { updatedAt })));
    });
