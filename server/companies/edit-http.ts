import { Hono, type MiddlewareHandler } from "hono";
import { type Company, companyPathParams } from "#contract/companies.ts";
import {
  areReversed,
  type CompanyChanges,
  companyChangesBody,
  newCompany,
  PRICES_REVERSED,
} from "#contract/company-input.ts";
import { companySearch } from "#contract/desk/company-search.ts";
import { type SimilarCompaniesResponse, similarCompaniesBody } from "#contract/firms/similar.ts";
import { wasteConflict } from "#contract/job/terms.ts";
import { problem } from "#server/http/errors/errors.ts";
import { parseInput, readBody } from "#server/http/input.ts";
import type { Companies } from "./companies.ts";
import type { CompanyEditor } from "./edit.ts";
import type { SimilarCompanies } from "./similar/similar.ts";

const STALE =
  "Somebody else changed this company after you opened it, so your changes were not saved. Load the newer version, then save again.";

interface EditRoutes {
  editor: CompanyEditor;
  companies: Pick<Companies, "find">;
  similar: SimilarCompanies;
  requireAdmin: MiddlewareHandler;
}

/** Routes that add and change companies, mounted under `/api`. */
export const companyEditRoutes = ({ editor, companies, similar, requireAdmin }: EditRoutes) =>
  new Hono()
    .post("/companies", requireAdmin, async (c) => {
      const added = await editor.add(await readBody(c, newCompany));
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
      const { updatedAt, ...changes } = await readBody(c, companyChangesBody);
      const before = companies.find(id);
      if (areReversed(pricesAfter(before, changes)))
        throw problem(400, PRICES_REVERSED, { priceTo: PRICES_REVERSED });
      const conflict = wasteConflict(wastesAfter(before, changes));
      if (conflict) throw problem(400, conflict, { acceptsAtCharge: conflict });
      const changed = await editor.change(id, changes, { updatedAt });
      if (!changed) throw problem(404, "Company not found");
      if (changed === "stale") throw problem(409, STALE);
      return c.json(changed);
    });

/**
 * The prices to validate after a change that may contain only one of them. Stored prices are not validated if neither is sent.
 */
const pricesAfter = (before: Company | null, changes: CompanyChanges) =>
  "priceFrom" in changes || "priceTo" in changes ? { ...before, ...changes } : {};

/** The wastes to validate after a change that may contain only one of the two lists. */
const wastesAfter = (before: Company | null, { refuses, acceptsAtCharge }: CompanyChanges) =>
  refuses || acceptsAtCharge
    ? { ...before, ...(refuses && { refuses }), ...(acceptsAtCharge && { acceptsAtCharge }) }
    : {};
