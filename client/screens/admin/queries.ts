import { queryOptions } from "@tanstack/react-query";
import { getJson, queryString, RequestError } from "#client/queries/request.ts";
import type { ChangePage } from "#contract/changes/changes.ts";
import type { CompaniesQuery, CompanyPage } from "#contract/companies.ts";
import type { LastImport } from "#contract/company-import.ts";
import type { RecordedCheck } from "#contract/evidence/carrier-check.ts";
import type { Drafts } from "#contract/firms/drafts.ts";
import type { WaitingLead } from "#contract/leads.ts";
import type { Proposal } from "#contract/proposals/proposals.ts";
import type { Quote } from "#contract/quotes.ts";
import type { ReportedReview, WaitingReview } from "#contract/reviews.ts";
import type { Work } from "#contract/work/work.ts";

/** Companies with all their fields. The key differs from the public lists, which hold summaries. */
export const editableCompaniesQueryOptions = (query: CompaniesQuery) =>
  queryOptions({
    queryKey: ["companies", "whole", query],
    queryFn: () => getJson<CompanyPage>(`/api/companies${queryString(query)}`),
  });

/** Quotes per request. A full page may be followed by another. */
export const QUOTES_PAGE = 20;

/** Authorised by the sign-in cookie instead of the token, as the specification requires. */
export const quotesQueryOptions = (before?: number) =>
  queryOptions({
    queryKey: ["admin", "quotes", before ?? "newest"],
    queryFn: () =>
      getJson<Quote[]>(`/api/quotes${queryString({ before, limit: QUOTES_PAGE })}`).catch(
        (error: unknown) => {
          // `useAdminQuery` recognises a 401 and ends the session.
          if (error instanceof RequestError && error.status === 401) throw error;
          throw new Error("Failed to fetch quotes");
        },
      ),
  });

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
