import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { SelectableCompany } from "#client/components/company/selection/chosen-companies.ts";
import type { QuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import { jobInForm } from "#client/components/quote/job-in-form.ts";
import { type QuoteFormState, useAsked } from "#client/components/quote/quote-form.ts";
import { useFitWarnings } from "#client/components/quote/use-fit-warnings.ts";
import { useDismissErrorToast, useToast } from "#client/components/toasts/toasts.tsx";
import { understoodPlaceQueryOptions } from "#client/queries/places.ts";
import { nearbyCompaniesQueryOptions, type QuoteCompany } from "#client/queries/quote-companies.ts";
import type { Job } from "#contract/job/job.ts";
import { parseSizeRange } from "#contract/job/job-options.ts";
import { DEFAULT_RADIUS_KM, MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";
import { findNearby, LOCATION_REQUIRED, NONE_FOUND, preselect } from "./find-nearby.ts";
import type { PostedQuote } from "./post-quote.ts";

export interface ListedCompanies {
  /** These companies stay listed if the customer unticks them. */
  chosen: readonly SelectableCompany[];
  found: readonly QuoteCompany[];
  place: string;
  preselected: readonly number[];
}

interface CompanySearchOptions {
  form: QuoteFormState;
  selection: QuoteSelection;
  posted: PostedQuote | undefined;
  searched: Job;
}

export function useCompanySearch({ form, selection, posted, searched }: CompanySearchOptions) {
  const [listed, setListed] = useState<ListedCompanies>({
    chosen: selection.selected.filter(({ id }) => !posted?.preselected.includes(id)),
    found: posted?.found ?? [],
    place: posted?.values.location?.trim() ?? "",
    preselected: posted?.preselected ?? [],
  });
  const [isSearching, setSearching] = useState(false);
  const queryClient = useQueryClient();
  const showToast = useToast();
  const dismissErrorToast = useDismissErrorToast();

  const find = async () => {
    const values = form.getValues();
    const { radius = DEFAULT_RADIUS_KM } = values;
    const location = values.location.trim();
    if (!location) {
      showToast({ ...LOCATION_REQUIRED, destructive: true });
      form.setFocus("location");
      return;
    }
    if (!(await form.trigger("radius", { shouldFocus: true }))) return;
    dismissErrorToast();
    setSearching(true);
    try {
      const job = jobInForm(values, searched);
      const asked = { location, sizeRange: parseSizeRange(values.skipSize), ...job };
      const { found, understood, outcome } = await findNearby(asked, (job) =>
        queryClient.query(nearbyCompaniesQueryOptions(radius, job)),
      );
      queryClient.setQueryData(understoodPlaceQueryOptions(location).queryKey, understood);
      // A message below the search button already names an unknown place. The toast would wrongly say that no company is near.
      if (outcome === "none near") showToast({ ...NONE_FOUND, destructive: true });
      const { selected, preselected } = preselect({
        // The customer can change the selection while the search runs.
        selected: selection.latest(),
        preselected: listed.preselected,
        found,
      });
      const { chosen } = listed;
      const ownChoice = preselected.length > 0 ? [] : selected;
      const added = ownChoice.filter(({ id }) => chosen.every((company) => company.id !== id));
      selection.select(selected);
      setListed({ chosen: [...chosen, ...added], found, place: location, preselected });
    } catch {
      showToast({
        title: "Search failed",
        description: "Could not search for companies. Please try again.",
        destructive: true,
      });
    } finally {
      setSearching(false);
    }
  };
  const findNear = (location: string) => {
    form.setValue("location", location, { shouldValidate: true, shouldDirty: true });
    void find();
  };
  return { listed, setListed, isSearching, find, findNear };
}

export interface AskedOptions {
  form: QuoteFormState;
  search: ReturnType<typeof useCompanySearch>;
  selection: QuoteSelection;
  searched: Job;
}

export function useAskedCompanies({ form, search, selection, searched }: AskedOptions) {
  const { location, skipSize, job } = useAsked(form, searched);
  const { selected } = selection;
  const { chosen, found } = search.listed;
  const isSelected = ({ id }: { id: number }) => selected.some((company) => company.id === id);
  // Unticked companies keep their details, but at most `MAX_COMPANIES_PER_QUOTE` companies have details.
  const detailed = [...selected, ...chosen.filter((company) => !isSelected(company))];
  const { warnings, ...details } = useFitWarnings({
    selected: detailed.slice(0, MAX_COMPANIES_PER_QUOTE),
    location,
    job,
    sizeRange: parseSizeRange(skipSize),
    known: found,
  });
  return { ...details, job, warnings: warnings.filter(isSelected) };
}
