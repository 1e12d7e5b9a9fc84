import type { Companies } from "#server/companies/companies.ts";
import type { Guides } from "#server/guides/guides.ts";
import type { PublicPage } from "./sitemap.ts";

/** Pages that are there whatever the directory holds. Not the administrator's. */
const FIXED_PATHS = [
  "/",
  "/search",
  "/companies",
  "/price-comparison",
  "/guides",
  "/skip-sizes",
  "/list-business",
  "/quote",
  "/developers",
  "/terms",
  "/privacy",
  "/sitemap",
];

/** Every page a search engine should know, under its one address. */
export function publicPages({
  companies,
  guides,
}: {
  companies: Pick<Companies, "lastChanges">;
  guides: Pick<Guides, "list">;
}): PublicPage[] {
  return [
    ...FIXED_PATHS.map((path) => ({ path })),
    ...guides
      .list()
      .map(({ slug, createdAt }) => ({ path: `/guides/${slug}`, changed: createdAt.slice(0, 10) })),
    ...companies
      .lastChanges()
      .map(({ id, changedAt }) => ({ path: `/company/${id}`, changed: changedAt.slice(0, 10) })),
  ];
}
