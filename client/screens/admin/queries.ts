import { queryOptions } from "@tanstack/react-query";
import { getJson, queryString, RequestError } from "#client/queries/request.ts";
import type { ChangePage } from "#contract/changes/changes.ts";
import type { Company, CompanyPage, Paging } from "#contract/companies.ts";
import type { LastImport } from "#contract/company-import.ts";
import type { CompanyFilter, FoundCompanies, FoundCompany } from "#contract/desk/company-search.ts";
import type { QuoteSearch } from "#contract/desk/quote-search.ts";
import type { RecordedCheck } from "#contract/evidence/carrier-check.ts";
import type { Drafts } from "#contract/firms/drafts.ts";
import type { WaitingLead } from "#contract/leads.ts";
import { PAGE_SIZE } from "#contract/limits.ts";
import type { Proposal } from "#contract/proposals/proposals.ts";
import type { Quote } from "#contract/quotes.ts";
import type { ReportedReview, WaitingReview } from "#contract/reviews.ts";
import type { Work } from "#contract/work/work.ts";
import { adminFetch } from "./admin-requests.ts";

/** What the administrator looks for among the companies. */
export interface CompanyListSearch {
  search: string;
  locationSearch: string;
  filter: CompanyFilter;
  page: number;
}

type CompanyListPage = Paging & { companies: readonly ListedForAdmin[] };
/** A company with all its fields. One of a public list has no `listing`. */
export type ListedForAdmin = Company & Partial<Pick<FoundCompany, "listing">>;

/** Companies with all their fields. The key differs from the public lists, which hold summaries. */
export const editableCompaniesQueryOptions = (search: CompanyListSearch) =>
  queryOptions({
    queryKey: ["companies", "whole", search],
    queryFn: (): Promise<CompanyListPage> =>
      search.filter === "public" && !/[\d@]/.test(search.search)
        ? getJson<CompanyPage<Company>>(`/api/companies${queryString(publicQuery(search))}`)
        : findCompanies(search),
  });

/** The list that the specification names. */
const publicQuery = ({ search, locationSearch, page }: CompanyListSearch) => ({
  ...{ sort: "name", search, locationSearch, page, limit: PAGE_SIZE },
});

/** Also looks in telephone numbers, postcodes and addresses, and among companies that the public does not see. */
async function findCompanies({ search, locationSearch, filter, page }: CompanyListSearch) {
  const body = { text: search, location: locationSearch, filter, page, limit: PAGE_SIZE };
  const response = await adminFetch("POST", "/api/companies/find", body);
  if (!response.ok) throw new RequestError(response.status, await response.text());
  return (await response.json()) as FoundCompanies;
}

/** Quotes per request of an export. */
const EXPORT_PAGE = 500;
/** Quotes per request. A full page may be followed by another. */
export const QUOTES_PAGE = 20;

/**
 * Requests, newest first. The whole list is authorised by the sign-in cookie instead of the token, as the specification
 * requires. A search is posted: what is searched for is often personal, and addresses are logged.
 */
export const quotesQueryOptions = (search: QuoteSearch) =>
  queryOptions({
    queryKey: ["admin", "quotes", search],
    queryFn: () =>
      findQuotes({ ...search, limit: QUOTES_PAGE }).catch((error: unknown) => {
        // `useAdminQuery` recognises a 401 and ends the session.
        if (error instanceof RequestError && error.status === 401) throw error;
        throw new Error("Failed to fetch quotes");
      }),
  });

/** More than these are read from the newest on. */
const MAX_EXPORTED = 5_000;

/** All requests that match, newest first, for a file. */
export async function findAllQuotes(search: QuoteSearch): Promise<Quote[]> {
  const found: Quote[] = [];
  while (found.length < MAX_EXPORTED) {
    const page = await findQuotes({ ...search, before: found.at(-1)?.id, limit: EXPORT_PAGE });
    found.push(...page);
    if (page.length < EXPORT_PAGE) break;
  }
  return found;
}

async function findQuotes({ text, filter, ...page }: QuoteSearch): Promise<Quote[]> {
  if (!text && !filter) return getJson<Quote[]>(`/api/quotes${queryString(page)}`);
  const response = await adminFetch("POST", "/api/quotes/search", { text, filter, ...page });
  if (!response.ok) throw new RequestError(response.status, await response.text());
  return response.json();
}

/** A page of the log of changes. Forgotten with the page, so that each visit reads it again. */
export const changesQueryOptions = (query: string) =>
  queryOptions({
    queryKey: ["admin", "changes", query],
    queryFn: () => getJson<ChangePage>(`/api/changes${query && `?${query}`}`),
    gcTime: 0,
  });

export const leadsQueryOptions = () =>
  queryOptions({
    queryKey: ["admin", "leads"],
    queryFn: () => getJson<WaitingLead[]>("/api/leads"),
  });

export const waitingReviewsQueryOptions = () =>
  queryOptions({
    queryKey: ["admin", "reviews", "waiting"],
    queryFn: () => getJson<WaitingReview[]>("/api/reviews/waiting"),
  });

export const reportedReviewsQueryOptions = () =>
  queryOptions({
    queryKey: ["admin", "reviews", "reports"],
    queryFn: () => getJson<ReportedReview[]>("/api/reviews/reports"),
  });

/** What visitors and firms propose about listings. */
export const proposalsQueryOptions = () =>
  queryOptions({
    queryKey: ["admin", "proposals"],
    queryFn: () => getJson<Proposal[]>("/api/proposals"),
  });

/** Companies from public sources that wait to be confirmed. */
export const draftsQueryOptions = () =>
  queryOptions({
    queryKey: ["admin", "drafts"],
    queryFn: () => getJson<Drafts>("/api/drafts"),
  });
/** What waits beside proposals, listing requests and reviews. */
export const workQueryOptions = () =>
  queryOptions({ queryKey: ["admin", "work"], queryFn: () => getJson<Work>("/api/work") });

/** The import that could be undone, or null. */
export const lastImportQueryOptions = () =>
  queryOptions({
    queryKey: ["admin", "imports", "last"],
    queryFn: () => getJson<LastImport | null>("/api/companies/imports/last"),
  });

/** The checks of a company's registration as a waste carrier, newest first. */
export const carrierChecksQueryOptions = (companyId: number) =>
  queryOptions({
    queryKey: ["admin", "carrier-checks", companyId],
    queryFn: () => getJson<RecordedCheck[]>(`/api/companies/${companyId}/carrier-checks`),
  });
