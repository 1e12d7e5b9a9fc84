import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import type { QuoteSelection } from "#client/components/company/use-quote-selection.ts";
import { useDismissErrorToast, useToast } from "#client/components/toasts/toasts.tsx";
import { companyPageQueryOptions } from "#client/queries/companies.ts";
import type { CompanySummary } from "#contract/companies.ts";
import { MAX_COMPANIES_PER_QUOTE, PAGE_SIZE } from "#contract/limits.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import type { QuoteFormState } from "./use-quote-form.ts";

const LOCATION_REQUIRED = {
  title: "Location required",
  description: "Please enter your location to find nearby companies.",
  destructive: true,
} as const;
const SEARCH_FAILED = {
  title: "Search failed",
  description: "Could not search for companies. Please try again.",
  destructive: true,
} as const;
const NONE_FOUND = {
  title: "No companies found",
  description: "No companies with email addresses found in your area. Try expanding your search radius.",
  destructive: true,
} as const;

export type CompanySearch = ReturnType<typeof useCompanySearch>;

/** Finds companies near the form's location that take requests by email, and selects the first five. */
export function useCompanySearch(
  form: QuoteFormState,
  { selected, select }: QuoteSelection,
  initialFound: readonly CompanySummary[] = [],
) {
  const [found, setFound] = useState(initialFound);
  const [isSearching, setSearching] = useState(false);
  const queryClient = useQueryClient();
  const showToast = useToast();
  const dismissErrorToast = useDismissErrorToast();

  const find = async () => {
    const location = form.getValues("location").trim();
    if (!location) {
      showToast(LOCATION_REQUIRED);
      form.setFocus("location");
      return;
    }
    if (!(await form.trigger("radius", { shouldFocus: true }))) return;
    dismissErrorToast();
    setSearching(true);
    try {
      const query = {
        location,
        radius: form.getValues("radius"),
        quotable: "true" as const,
        page: 1,
        limit: PAGE_SIZE,
      };
      const { companies } = await queryClient.query(companyPageQueryOptions({ ...NO_FILTERS, ...query }));
      show(companies.filter(canBeQuoted));
    } catch {
      showToast(SEARCH_FAILED);
    } finally {
      setSearching(false);
    }
  };
  const show = (companies: readonly CompanySummary[]) => {
    setFound(companies);
    if (companies.length === 0) showToast(NONE_FOUND);
    // Companies selected before any search stay; those from the last search are replaced.
    const selectedBefore = selected.filter(({ id }) => found.every((company) => company.id !== id));
    const others = companies.filter(({ id }) => selectedBefore.every((company) => company.id !== id));
    select([...selectedBefore, ...others].slice(0, MAX_COMPANIES_PER_QUOTE));
  };
  const reset = useCallback(() => setFound([]), []);
  return { found, isSearching, find, reset };
}

const NO_FILTERS = { featured: undefined, search: undefined, locationSearch: undefined, sort: undefined };
