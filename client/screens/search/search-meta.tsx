import { PageMeta, useAbsoluteUrl } from "#client/components/page-meta.tsx";
import { activeFilters } from "#client/components/search/filters/filters.ts";
import { isIndexedPlace } from "#client/components/search/indexed-place.ts";
import type { ListSearch } from "#client/urls/company-search.ts";
import { queryString } from "#client/urls/query-string.ts";
import type { SummaryPage } from "#contract/companies/company-summary.ts";
import { SEARCH_PAGE_RADIUS_KM } from "#contract/limits.ts";

/**
 * Search engines index one page per place that `isIndexedPlace` allows, and the page without a place. Pages with filters, with
 * another radius or without results are excluded, and so are all pages of results after the first. A page in another sort order
 * names the page in the default order as its canonical URL.
 */
export function SearchMeta({ search, result }: { search: ListSearch; result: SummaryPage | undefined }) {
  const absolute = useAbsoluteUrl();
  const { location, radius, page } = search;
  const searched = result?.searched?.place;
  const place = searched?.label ?? location;
  const isVariant = activeFilters(search).length > 0 || page !== 1 || radius !== SEARCH_PAGE_RADIUS_KM;
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
      title={`${place ? `Skip hire near ${place}` : "Find Skip Hire"}${page > 1 ? `, page ${page}` : ""}`}
      description={
        place
          ? `Skip hire companies near ${place}: distances, reviews and indicative prices. Ask up to five for a quote with one form.`
          : "Find skip hire companies by postcode or town, compare reviews and ask up to five for a quote with one form."
      }
      // The resolved place gives "leeds" and "Leeds" the same canonical URL.
      path={`/search${queryString({ location: searched?.query ?? location })}`}
      noIndex={isVariant || !isIndexedPlace(location, searched) || result?.total === 0}
      jsonLd={result && result.total > 0 ? [itemList] : []}
    />
  );
}
