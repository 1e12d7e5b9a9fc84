import { PageMeta, useAbsoluteUrl } from "#client/components/page-meta.tsx";
import { queryString } from "#client/queries/request.ts";
import type { CompaniesQuery, CompanyPage } from "#contract/companies.ts";
import { SEARCH_PAGE_RADIUS_KM } from "#contract/limits.ts";

interface SearchMetaProps {
  search: CompaniesQuery & { location?: string | undefined };
  result: CompanyPage | undefined;
}

/** One page per place is worth finding; its filters, orders and further pages are views of it. */
export function SearchMeta({ search, result }: SearchMetaProps) {
  const absolute = useAbsoluteUrl();
  const { location, radius, page } = search;
  const place = result?.searched?.place.label ?? location;
  const itemList = {
    "@type": "ItemList",
    itemListElement: result?.companies.map(({ id, name }, position) => ({
      "@type": "ListItem",
      position: position + 1,
      name,
      url: absolute(`/company/${id}`),
    })),
  };
  return (
    <PageMeta
      title={place ? `Skip hire near ${place}` : "Find Skip Hire"}
      description={
        place
          ? `Skip hire companies near ${place}: distances, reviews and indicative prices. Ask up to five for a quote with one form.`
          : "Find skip hire companies by postcode or town, compare reviews and ask up to five for a quote with one form."
      }
      path={`/search${queryString({ location })}`}
      noIndex={
        Boolean(search.search) || page !== 1 || radius !== SEARCH_PAGE_RADIUS_KM || result?.total === 0
      }
      jsonLd={result && result.total > 0 ? [itemList] : []}
    />
  );
}
