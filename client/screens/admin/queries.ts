import { queryOptions } from "@tanstack/react-query";
import type { ApiPath } from "#client/queries/api-types.ts";
import { findCompanyPage } from "#client/queries/companies.ts";
import { getJson, request } from "#client/queries/request.ts";
import { queryString } from "#client/urls/query-string.ts";
import type { Company } from "#contract/companies.ts";
import type { FoundCompanies, FoundCompany } from "#contract/desk/company-search.ts";
import type { LeadSearch } from "#contract/desk/lead-search.ts";
import type { CompanyFilter, CompanyOrder } from "#contract/desk/options.ts";
import type { QuoteSearch } from "#contract/desk/quote-search.ts";
import type { FoundReview, ReviewSearch } from "#contract/desk/review-search.ts";
import type { WaitingLead } from "#contract/leads.ts";
import { MAX_PAGE_SIZE, PAGE_SIZE } from "#contract/limits.ts";
import type { ProposalKind } from "#contract/proposals/proposals.ts";
import type { Quote } from "#contract/quotes.ts";
import type { SimilarField } from "#contract/text/company-match.ts";
import { adminRequest, isUnauthorised, WORK_COUNTS } from "./admin-requests.ts";
import type { RowPage } from "./tables/use-found-rows.ts";

/** The search texts, filter and order of the administrator's table of companies. */
interface CompanyListSearch {
  search: string;
  locationSearch: string;
  filter: CompanyFilter;
  sort: CompanyOrder;
}

type CompanyListPage = CompanyListSearch & { page: number };

/** A company with all its fields. `listing` is missing if the company comes from a public list. */
export type ListedForAdmin = Company & Partial<Pick<FoundCompany, "listing">>;

/** Companies with all their fields. The query key differs from the keys of public lists, which hold summaries. */
export const editableCompaniesQueryOptions = (search: CompanyListPage) =>
  queryOptions({
    queryKey: ["companies", "whole", search],
    queryFn: async (): Promise<RowPage<ListedForAdmin>> => {
      const isPublicList =
        search.filter === "public" && search.sort === "name" && !/[\d@]/.test(search.search);
      const { companies, ...page } = isPublicList
        ? await findCompanyPage(publicQuery(search))
        : await findCompanies(search);
      return { rows: companies, ...page };
    },
  });

/** The parameters that the specification defines for the list of companies. */
const publicQuery = ({ search, locationSearch, page }: CompanyListPage) => ({
  ...{ sort: "name", search, locationSearch, page, limit: PAGE_SIZE },
});

/**
 * Unlike the public list, this search also covers telephone numbers, postcodes and email addresses. Some filters also find
 * companies that are hidden from the public.
 */
async function findCompanies({ page, ...search }: CompanyListPage): Promise<FoundCompanies> {
  const body = { ...searchBody(search), page, limit: PAGE_SIZE };
  return (await adminRequest("POST", "/api/companies/find", body)).json();
}

/** A company by its id, also if the public API does not know it: a draft or a hidden company. */
export async function findCompany(id: number): Promise<FoundCompany> {
  const { companies } = await (await adminRequest("POST", "/api/companies/find", { ids: [id] })).json();
  if (!companies[0]) throw new Error("The company is no longer stored");
  return companies[0];
}

const searchBody = ({ search, locationSearch, filter, sort }: CompanyListSearch) => ({
  ...{ text: search, location: locationSearch, filter, sort },
});

/** A CSV file with all companies that match the search, in the format of the import. */
export const exportCompanies = async (search: CompanyListSearch): Promise<Blob> =>
  (await adminRequest("POST", "/api/companies/export", searchBody(search))).blob();

/** A CSV file with the selected companies, in the format of the import. */
export const exportSelected = async (ids: number[]): Promise<Blob> =>
  (await adminRequest("POST", "/api/companies/export", { ids })).blob();

/** The number of quote requests that an export reads with one API call. */
const EXPORT_PAGE = 500;

/**
 * One page of the quote requests. The whole list, without search text or filters and in the default order, is authorised by the
 * sign-in cookie. The specification requires the cookie there instead of the token.
 */
export const quotesQueryOptions = (search: QuoteSearch) =>
  queryOptions({
    queryKey: ["admin", "quotes", search],
    queryFn: () =>
      findQuotes({ ...search, limit: PAGE_SIZE }).catch((error: unknown) => {
        // `useAdminQuery` recognises a 401 and ends the session.
        if (isUnauthorised(error)) throw error;
        throw new Error("Failed to fetch quotes");
      }),
  });

/** An export reads no further page once it has this many rows. */
const MAX_EXPORTED = 5_000;

/** The quote requests that match the search, in its order, for a CSV file. Reading stops at `MAX_EXPORTED` requests. */
export const findAllQuotes = (search: QuoteSearch) =>
  readAll((page, limit) => findQuotes({ ...search, page, limit }), EXPORT_PAGE);

async function findQuotes(search: QuoteSearch & { limit: number }): Promise<RowPage<Quote>> {
  const { text, filter, age, sort, ...page } = search;
  const isWhole = !text && !filter && !age && (!sort || sort === "newest");
  const response = isWhole
    ? await request("GET", `/api/quotes${queryString(page)}`)
    : await adminRequest("POST", "/api/quotes/search", search);
  const rows = await response.json();
  const total = Number(response.headers.get("x-total-count") ?? rows.length);
  return { rows, total, totalPages: Math.ceil(total / search.limit) };
}

/**
 * One page of the log of changes. The result is not cached after the administrator leaves the log, so that each visit loads it
 * again.
 */
export const changesQueryOptions = (query: string) =>
  queryOptions({
    queryKey: ["admin", "changes", query],
    queryFn: () => getJson(query ? `/api/changes?${query}` : "/api/changes"),
    gcTime: 0,
  });

/** The first rows of a list of the desk, and the number of all. */
async function getListed<const Path extends ApiPath<"GET">>(path: Path) {
  const response = await request("GET", path);
  return { items: await response.json(), total: Number(response.headers.get("x-total-count")) };
}

/** What a merge of two companies would come to. */
export const mergePreviewQueryOptions = (keptId: number, companyId: number) =>
  queryOptions({
    queryKey: ["admin", "merge", keptId, companyId],
    queryFn: async () =>
      (await adminRequest("POST", `/api/companies/${keptId}/merge/preview`, { companyId })).json(),
    gcTime: 0,
  });

/** The numbers of what waits. Every write of the administrator makes them old. */
export const workCountsQueryOptions = () =>
  queryOptions({ queryKey: WORK_COUNTS, queryFn: () => getJson("/api/work/counts") });

export const leadsQueryOptions = () =>
  queryOptions({
    queryKey: ["admin", "leads"],
    queryFn: () => getListed("/api/leads"),
  });

export const waitingReviewsQueryOptions = () =>
  queryOptions({
    queryKey: ["admin", "reviews", "waiting"],
    queryFn: () => getJson("/api/reviews/waiting"),
  });

export const reportedReviewsQueryOptions = () =>
  queryOptions({
    queryKey: ["admin", "reviews", "reports"],
    queryFn: () => getJson("/api/reviews/reports"),
  });

/** One page of the reviews that match the search. */
export const reviewListQueryOptions = (search: Partial<ReviewSearch>) =>
  queryOptions({ queryKey: ["admin", "reviews", "search", search], queryFn: () => findReviews(search) });

/** The reviews that match the search, in its order, for a CSV file. Reading stops at `MAX_EXPORTED` reviews. */
export const findAllReviews = (search: Partial<ReviewSearch>) =>
  readAll((page, limit) => findReviews({ ...search, page, limit }));

async function findReviews(search: Partial<ReviewSearch>): Promise<RowPage<FoundReview>> {
  const { reviews, ...page } = await (await adminRequest("POST", "/api/reviews/search", search)).json();
  return { rows: reviews, ...page };
}

/** One page of the listing requests that match the search. */
export const leadListQueryOptions = (search: Partial<LeadSearch>) =>
  queryOptions({ queryKey: ["admin", "leads", "search", search], queryFn: () => findLeads(search) });

/** The listing requests that match the search, in its order, for a CSV file. Reading stops at `MAX_EXPORTED` requests. */
export const findAllLeads = (search: Partial<LeadSearch>) =>
  readAll((page, limit) => findLeads({ ...search, page, limit }));

async function findLeads(search: Partial<LeadSearch>): Promise<RowPage<WaitingLead>> {
  const { leads, ...page } = await (await adminRequest("POST", "/api/leads/search", search)).json();
  return { rows: leads, ...page };
}

/**
 * Reads pages of `pageSize` rows. The map by id removes duplicates: a row that arrives during the export can move others to a
 * later page, where they are read again.
 */
async function readAll<Row extends { id: number }>(
  readPage: (page: number, limit: number) => Promise<RowPage<Row>>,
  pageSize = MAX_PAGE_SIZE,
): Promise<Row[]> {
  const found = new Map<number, Row>();
  for (let page = 1; found.size < MAX_EXPORTED; page++) {
    const { rows } = await readPage(page, pageSize);
    for (const row of rows) found.set(row.id, row);
    if (rows.length < pageSize) break;
  }
  return [...found.values()];
}

/** Proposals of visitors and companies about listings. Each kind is a list of its own, so that none crowds out another. */
export const proposalsQueryOptions = (kind: ProposalKind) =>
  queryOptions({
    queryKey: ["admin", "proposals", kind],
    queryFn: () => getListed(`/api/proposals${queryString({ kind })}`),
  });

/** Companies from public sources that are not confirmed yet. */
export const draftsQueryOptions = () =>
  queryOptions({
    queryKey: ["admin", "drafts"],
    queryFn: async () => {
      const { drafts: items, total } = await getJson("/api/drafts");
      return { items, total };
    },
  });

/** Waiting items other than proposals, drafts, listing requests and reviews. Also contains the recent merges. */
export const workQueryOptions = () =>
  queryOptions({ queryKey: ["admin", "work"], queryFn: () => getJson("/api/work") });

/** The import that can be undone, or null. */
export const lastImportQueryOptions = () =>
  queryOptions({
    queryKey: ["admin", "imports", "last"],
    queryFn: () => getJson("/api/companies/imports/last"),
  });

/** The checks of a company's registration as a waste carrier, newest first. */
export const carrierChecksQueryOptions = (companyId: number) =>
  queryOptions({
    queryKey: ["admin", "carrier-checks", companyId],
    queryFn: () => getJson(`/api/companies/${companyId}/carrier-checks`),
  });

/** The fields in which two entries agree: "same name, same phone". */
export const sameInWords = (because: readonly SimilarField[]): string =>
  because.map((kind) => `same ${kind}`).join(", ");
