import { ALL_PAGES } from "#contract/pages.ts";
import type { Companies } from "#server/companies/companies.ts";
import type { Guides } from "#server/guides/guides.ts";
import type { Towns } from "#server/towns/towns.ts";
import type { PublicPage } from "./sitemap.ts";

/** Indexed pages whose path has no parameter, such as a town's name. */
const FIXED_PATHS = ALL_PAGES.filter(({ path, isIndexed }) => isIndexed && !path.includes(":")).map(
  ({ path }) => path,
);

export interface PublicPagesDeps {
  companies: Pick<Companies, "lastChanges">;
  guides: Pick<Guides, "lastChanges">;
  towns: Pick<Towns, "list">;
}

/** Every page that search engines should index, by its canonical path. With demonstration data, all have `noindex`. */
export function publicPages({ companies, guides, towns }: PublicPagesDeps): PublicPage[] {
  return [
    ...FIXED_PATHS.map((path) => ({ path })),
    ...guides.lastChanges().map(({ slug, changedOn }) => ({ path: `/guides/${slug}`, changed: changedOn })),
    ...towns.list().map(({ slug }) => ({ path: `/skip-hire/${slug}` })),
    ...companies
      .lastChanges()
      .map(({ id, changedAt }) => ({ path: `/company/${id}`, changed: changedAt.slice(0, 10) })),
  ];
}
