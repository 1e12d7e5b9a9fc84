import { isSameTime } from "#contract/dates.ts";
import type { ApiHandlers } from "#server/http/api-routes.ts";
import { problem, problemOfRefusal, unlessRefused } from "#server/http/errors/errors.ts";
import type { Services } from "#server/services.ts";

export const companyEditCalls = ({ editor, similar }: Pick<Services, "editor" | "similar">) =>
  ({
    async addCompany({ body, c }) {
      const added = unlessRefused(await editor.add(body));
      return c.json(added, 201, { location: `/api/companies/${added.id}` });
    },
    searchCompanies: ({ body }) => editor.find(body),
    async findSimilarCompanies({ body }) {
      const [companies = []] = await similar.find([body]);
      const [askedToLeave = false] = await similar.askedToLeave([body]);
      return { companies, askedToLeave };
    },
    async changeCompany({ params, body, c }) {
      const { updatedAt, ...changes } = body;
      const version = readVersion(c.req.header("if-match"));
      if (version && updatedAt && !isSameTime(version, updatedAt)) throw problem(412, OTHER_VERSIONS);
      const changed = await editor.change(params.id, changes, { updatedAt: version ?? updatedAt });
      if ("refused" in changed && changed.refused === "stale" && version)
        throw problemOfRefusal(changed, 412);
      const company = unlessRefused(changed);
      return c.json(company, 200, { etag: `"${company.updatedAt}"` });
    },
  }) satisfies Partial<ApiHandlers>;

export const manyCompaniesCalls = ({ bulkEdits, editUndo, merges }: Services) =>
  ({
    changeCompanies: ({ body }) => bulkEdits.apply(body),
    async undoCompanyChange({ params }) {
      unlessRefused(await editUndo.undo(params.id));
      return { changeId: null };
    },
    undoChanges: async ({ body }) => unlessRefused(await editUndo.undoAll(body.ids)),
    mergeCompanies: async ({ params, body }) =>
      unlessRefused(await merges.merge({ keptId: params.id, mergedId: body.companyId })),
    previewMerge: async ({ params, body }) =>
      unlessRefused(await merges.preview({ keptId: params.id, mergedId: body.companyId })),
    undoMerge: async ({ params }) => unlessRefused(await merges.undo(params.id)),
  }) satisfies Partial<ApiHandlers>;

const OTHER_VERSIONS = "If-Match and updatedAt name different versions, so nothing was saved.";
const NO_VERSION =
  'If-Match must be the company\'s updatedAt in double quotes, such as "2026-11-28T09:30:00.000Z". The ETag of a GET is not a version of the company. Nothing was saved.';

/** Undefined without the header and for `*`. Throws for an invalid version. */
function readVersion(header: string | undefined): string | undefined {
  if (header === undefined || header.trim() === "*") return undefined;
  const version = /^"([^"]+)"$/.exec(header.trim())?.[1];
  if (!version || Number.isNaN(Date.parse(version))) throw problem(412, NO_VERSION);
  return version;
}
