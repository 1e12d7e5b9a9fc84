import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigationType } from "react-router";
import { formatCompanyCount } from "#client/components/company/format.ts";
import type { SelectableCompany } from "#client/components/company/selection/chosen-companies.ts";
import { takeSelection } from "#client/components/company/selection/saved-selection.ts";
import { toQuoteRadius } from "#client/components/quote/quote-form.ts";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { companyQueryOptions } from "#client/queries/companies.ts";
import { jobSearchParams, selectedCompaniesQueryOptions } from "#client/queries/quote-companies.ts";
import { useAwaitQuery } from "#client/queries/use-query.ts";
import { jobIn, searchedAreaIn } from "#client/urls/company-url.ts";
import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { readCompaniesDraft } from "./companies-draft.ts";
import type { PostedQuote } from "./post-quote.ts";
import type { AskedOptions } from "./use-company-search.ts";

/** `readPageQuery` has already validated this parameter. */
export const parseIds = (list: string | null): number[] => list?.split(",").filter(Boolean).map(Number) ?? [];

/** Null if the company in the URL is not listed. Undefined if its data is not loaded. */
type NamedCompany = SelectableCompany | null | undefined;

const loadedCompany = (id: number, queryClient: QueryClient): NamedCompany =>
  queryClient.getQueryData(companyQueryOptions(id).queryKey);

/** The server has loaded all companies in the URL. The browser may not have loaded them yet. */
const loadedCompanies = (params: URLSearchParams, queryClient: QueryClient): NamedCompany[] =>
  parseIds(params.get("companies")).map((id) => loadedCompany(id, queryClient));

/** Returns each listed company once, because two entries in the URL can have been merged into one. */
function distinct(companies: readonly NamedCompany[]): SelectableCompany[] {
  const listed = companies.filter((company) => company !== null && company !== undefined);
  return [...new Map(listed.map((company) => [company.id, company])).values()];
}

/** Loaded data replaces the saved data. */
function stillQuotable(saved: readonly SelectableCompany[], queryClient: QueryClient): SelectableCompany[] {
  const asLoaded = saved.map((company) => {
    const loaded = loadedCompany(company.id, queryClient);
    return loaded === undefined ? company : loaded;
  });
  return distinct(asLoaded).filter(canBeQuoted);
}

export interface LeftOut {
  /** Companies that take no requests by email, or that have paused requests. */
  companies: readonly SelectableCompany[];
  unlisted: number;
}

const leftOutOf = (named: readonly NamedCompany[]): LeftOut => ({
  companies: distinct(named).filter((company) => !canBeQuoted(company)),
  unlisted: named.filter((company) => company === null).length,
});

export function useInitialCompanies(posted: PostedQuote | undefined): readonly SelectableCompany[] {
  const params = usePageParams();
  const queryClient = useQueryClient();
  const awaitQuery = useAwaitQuery();
  const ids = parseIds(params.get("companies"));
  for (const id of ids) awaitQuery(companyQueryOptions(id));
  const { location } = searchedAreaIn(params);
  const job = jobSearchParams({ location, ...jobIn(params) });
  // Also loads whether the companies fit the job.
  if (ids.length > 0) awaitQuery(selectedCompaniesQueryOptions(ids, job));
  if (posted) return posted.found.filter(({ id }) => posted.selectedIds.includes(id));
  return distinct(loadedCompanies(params, queryClient)).filter(canBeQuoted);
}

interface PrefillOptions extends Omit<AskedOptions, "searched"> {
  posted: PostedQuote | undefined;
}

/**
 * Prefills the form once from browser storage and the URL. The stored location and radius have priority. A customer who returns
 * without a new choice finds the same companies listed and ticked. Returns the companies in the URL that can't be asked.
 */
export function usePrefill({
  form,
  selection: { selected, select, latest },
  search: { setListed },
  posted,
}: PrefillOptions): LeftOut {
  const params = usePageParams();
  const queryClient = useQueryClient();
  const showToast = useToast();
  // The type is "POP" after a reload, after Back, and after a link on a page without script, such as the planner.
  const isFollowedLink = useNavigationType() === "PUSH";
  const [leftOut, setLeftOut] = useState(() => leftOutOf(loadedCompanies(params, queryClient)));
  const isDone = useRef(false);
  /** The companies that the server ticked. The customer may have unticked some before hydration. */
  const shown = useRef(selected);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const unticked = shown.current.filter(({ id }) => latest().every((company) => company.id !== id));
    const isKept = ({ id }: SelectableCompany) => unticked.every((company) => company.id !== id);
    const saved = takeSelection();
    const isNewChoice = saved.companies.length > 0 || (isFollowedLink && params.has("companies"));
    const draft = posted || isNewChoice ? null : readCompaniesDraft(params);
    if (draft) {
      select(stillQuotable(draft.selected, queryClient).filter(isKept));
      setListed({ ...draft.listed, chosen: stillQuotable(draft.listed.chosen, queryClient) });
    }
    // Another effect has already restored the draft, so this radius replaces the draft's radius.
    const radiusKm = saved.radiusKm ?? searchedAreaIn(params).radius;
    if (radiusKm) form.setValue("radius", toQuoteRadius(radiusKm));
    const ids = parseIds(params.get("companies"));
    // Companies in the URL are loaded again, because the saved data may be outdated: they may have been paused, merged or
    // removed.
    const savedOnly = saved.companies.filter(({ id }) => !ids.includes(id));
    const savedWithId = (wanted: number) => saved.companies.find(({ id }) => id === wanted);
    const named: Promise<NamedCompany[]> = Promise.all(
      ids.map((id) => queryClient.query(companyQueryOptions(id)).catch(() => savedWithId(id))),
    );
    named.then((companies) => {
      setLeftOut(leftOutOf(companies));
      const found = distinct([...savedOnly, ...companies]);
      const selected = found.filter(canBeQuoted).slice(0, MAX_COMPANIES_PER_QUOTE);
      if (saved.location) form.setValue("location", saved.location);
      if (draft || selected.length === 0) return;
      select(selected.filter(isKept));
      setListed((listed) => ({ ...listed, chosen: selected }));
      showToast({
        title: "Companies added",
        description: `${formatCompanyCount(selected.length)} added to your quote request.`,
      });
    });
  }, [params, isFollowedLink, queryClient, form, select, latest, setListed, posted, showToast]);
  return leftOut;
}
