import { hashKey, useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import type { SelectableCompany } from "#client/components/company/selection/chosen-companies.ts";
import { isChosen, type QuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import type { CompanyTick } from "#client/components/quote/company-tick.tsx";
import { jobInForm } from "#client/components/quote/job-in-form.ts";
import { type QuoteFormState, useAsked } from "#client/components/quote/quote-form.ts";
import { useFitWarnings } from "#client/components/quote/use-fit-warnings.ts";
import { usePlaceName } from "#client/components/search/understood-place.ts";
import { useDismissErrorToast, useToast } from "#client/components/toasts/toasts.tsx";
import { understoodPlaceQueryOptions } from "#client/queries/places.ts";
import {
  type JobSearchParams,
  jobSearchParams,
  nearbyCompaniesQueryOptions,
  type QuoteCompany,
} from "#client/queries/quote-companies.ts";
import type { Job } from "#contract/job/job.ts";
import { parseSizeRange } from "#contract/job/job-options.ts";
import { DEFAULT_RADIUS_KM, MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";
import { findNearby, LOCATION_REQUIRED, NONE_FOUND, preselect } from "./find-nearby.ts";
import type { PostedQuote } from "./post-quote.ts";

export interface ListedCompanies {
  /** These companies stay listed if the customer unticks them. */
  chosen: readonly SelectableCompany[];
  found: readonly QuoteCompany[];
  /** The job of the prices of `found`. */
  foundFor: JobSearchParams | undefined;
  place: string;
  preselected: readonly number[];
}

interface CompanySearchOptions {
  form: QuoteFormState;
  selection: QuoteSelection;
  posted: PostedQuote | undefined;
  searched: Job;
}

function askedIn(form: QuoteFormState, searched: Job) {
  const values = form.getValues();
  const location = values.location.trim();
  return { location, sizeRange: parseSizeRange(values.skipSize), ...jobInForm(values, searched) };
}

export function useCompanySearch({ form, selection, posted, searched }: CompanySearchOptions) {
  const [listed, setListed] = useState<ListedCompanies>({
    chosen: selection.selected.filter(({ id }) => !posted?.preselected.includes(id)),
    found: posted?.found ?? [],
    foundFor: posted && jobSearchParams(askedIn(form, searched)),
    place: posted?.values.location?.trim() ?? "",
    preselected: posted?.preselected ?? [],
  });
  const [isSearching, setSearching] = useState(false);
  const queryClient = useQueryClient();
  const showToast = useToast();
  const dismissErrorToast = useDismissErrorToast();

  const find = async () => {
    const { radius = DEFAULT_RADIUS_KM } = form.getValues();
    const asked = askedIn(form, searched);
    const { location } = asked;
    if (!location) {
      showToast({ ...LOCATION_REQUIRED, destructive: true });
      form.setFocus("location");
      return;
    }
    if (!(await form.trigger("radius", { shouldFocus: true }))) return;
    dismissErrorToast();
    setSearching(true);
    try {
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
      const foundFor = jobSearchParams(asked);
      setListed({ chosen: [...chosen, ...added], found, foundFor, place: location, preselected });
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

/** A company with the job of its prices. Without a job, the prices are those of an earlier job, and are hidden. */
export type AskedRow = Pick<ComponentProps<typeof CompanyTick>, "company" | "place" | "job">;

/** No price depends on the date. */
const pricesKey = (job: JobSearchParams | undefined): string => hashKey([{ ...job, date: undefined }]);

export function useAskedCompanies({ form, search, selection, searched }: AskedOptions) {
  const { location, skipSize, job } = useAsked(form, searched);
  const { selected } = selection;
  const { chosen, found, foundFor, place: searchedText } = search.listed;
  const searchedPlace = usePlaceName(searchedText);
  const sizeRange = parseSizeRange(skipSize);
  const isSelected = (company: { id: number }) => isChosen(company, selection);
  // Unticked companies keep their details, but at most `MAX_COMPANIES_PER_QUOTE` companies have details.
  const detailed = [...selected, ...chosen.filter((company) => !isSelected(company))].slice(
    0,
    MAX_COMPANIES_PER_QUOTE,
  );
  const { warnings, companies, place, priced, ...details } = useFitWarnings({
    selected: detailed,
    location,
    job,
    sizeRange,
    known: foundFor && { job: foundFor, companies: found },
  });
  const asked = jobSearchParams({ location: location.trim() || undefined, sizeRange, ...job });
  const isFresh = pricesKey(asked) === pricesKey(foundFor);
  const rowOf = (company: AskedRow["company"]): AskedRow => {
    const isSame = ({ id }: { id: number }) => id === company.id;
    const fresh = isFresh && found.find(isSame);
    if (fresh) return { company: fresh, place: searchedPlace, job: foundFor };
    const fitted = companies.find(isSame);
    if (fitted) return { company: fitted, place, job: priced };
    // For another place, the distance and whether the company delivers are not known.
    const isSamePlace = (asked.location ?? "") === (foundFor?.location ?? "");
    const known = isSamePlace ? company : { ...company, distance: undefined, serves: undefined };
    return { company: known, place: searchedPlace, job: undefined };
  };
  const isChanged = !isFresh && found.some(({ id }) => detailed.every((company) => company.id !== id));
  return { ...details, companies, rowOf, isChanged, warnings: warnings.filter(isSelected) };
}
