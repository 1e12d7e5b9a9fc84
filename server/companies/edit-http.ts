import { Hono, type MiddlewareHandler } from "hono";
import { type SimilarCompaniesResponse, similarCompaniesBody } from "#contract/companies/similar.ts";
import { companyPathParams } from "#contract/companies.ts";
import { companyChangesBody, newCompany } from "#contract/company-input.ts";
import { isSameTime } from "#contract/dates.ts";
import { companySearch } from "#contract/desk/company-search.ts";
import { MAX_BODY_BYTES } from "#contract/limits.ts";
import { problem, problemOfRefusal, unlessRefused } from "#server/http/errors/errors.ts";
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
      const version = readVersion(c.req.header("if-match"));
      if (version && updatedAt && !isSameTime(version, updatedAt)) throw problem(412, OTHER_VERSIONS);
      const changed = await editor.change(id, changes, { updatedAt: version ?? updatedAt });
      if ("refused" in changed && changed.refused === "stale" && version)
        throw problemOfRefusal(changed, 412);
      const company = unlessRefused(changed);
      return c.json(company, 200, { etag: `"${company.updatedAt}"` });
    });

const OTHER_VERSIONS = "If-Match and updatedAt name different versions, so nothing was saved.";
const NO_VERSION =
  'If-Match must be the company\'s updatedAt in double quotes, such as "2026-11-28T09:30:00.000Z". The ETag of a GET is not a version of the company. Nothing was saved.';

/** The version in an `If-Match` header: an `updatedAt`. Undefined if any version is accepted. */
function readVersion(header: string | undefined): string | undefined {
  if (header === undefined || header.trim() === "*") return undefined;
  const version = /^"([^"]+)"$/.exec(header.trim())?.[1];
  if (!version || Number.isNaN(Date.parse(version))) throw problem(412, NO_VERSION);
  return version;
}
