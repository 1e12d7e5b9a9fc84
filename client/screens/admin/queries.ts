import { queryOptions } from "@tanstack/react-query";
import { getJson, queryString, RequestError } from "#client/queries/request.ts";
import type { CompaniesQuery, CompanyPage } from "#contract/companies.ts";
import type { LastImport } from "#contract/company-import.ts";
import type { Lead } from "#contract/leads.ts";
import type { Quote } from "#contract/quotes.ts";

/** Companies with all that can be edited, and so apart from the lists that others see. */
export const editableCompaniesQuery = (query: CompaniesQuery) =>
  queryOptions({
    queryKey: ["companies", "whole", query],
    queryFn: () => getJson<CompanyPage>(`/api/companies${queryString(query)}`),
  });

/** A full page may have another behind it. */
export const QUOTES_PAGE = 20;

/** Read without the token, as the specification has it: the sign-in's cookie opens it. */
export const quotesQuery = (before?: number) =>
  queryOptions({
    queryKey: ["admin", "quotes", before ?? "newest"],
    queryFn: () =>
      getJson<Quote[]>(`/api/quotes${queryString({ before, limit: QUOTES_PAGE })}`).catch(
        (error: unknown) => {
          // A refusal has to be known for one: it ends the session.
          if (error instanceof RequestError && error.status === 401) throw error;
          throw new Error("Failed to fetch quotes");
        },
      ),
  });

export const leadsQuery = () =>
  queryOptions({
    queryKey: ["admin", "leads"],
    queryFn: () => getJson<Lead[]>("/api/leads"),
  });

/** The import that could be undone, or null. */
export const lastImportQuery = () =>
  queryOptions({
    queryKey: ["admin", "imports", "last"],
    queryFn: () => getJson<LastImport | null>("/api/companies/imports/last"),
  });
