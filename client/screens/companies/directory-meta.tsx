import { PageMeta } from "#client/components/page-meta.tsx";
import type { CompaniesQuery } from "#contract/companies.ts";

/** The pages of the whole directory are each worth finding; filtered views of it are not. */
export function DirectoryMeta({ search, page }: { search: CompaniesQuery; page: number }) {
  const { location, locationSearch, search: text } = search;
  const whole = !location && !locationSearch && !text;
  const title = whole && page > 1 ? `All Skip Hire Companies, page ${page}` : "All Skip Hire Companies";
  return (
    <PageMeta
      title={title}
      description={`${title}, with ratings, services and contact details. Choose up to five and ask them for a quote with one form.`}
      path={whole && page > 1 ? `/companies?page=${page}` : "/companies"}
      noIndex={!whole}
    />
  );
}
