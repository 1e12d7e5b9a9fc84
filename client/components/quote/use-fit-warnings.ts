import { keepPreviousData, useQuery } from "@tanstack/react-query";
import {
  jobSearchParams,
  type QuoteCompany,
  selectedCompaniesQueryOptions,
} from "#client/queries/quote-companies.ts";
import type { Job } from "#contract/job/job.ts";
import { fitProblems } from "./fit-problems.ts";
import { useSettledValue } from "./use-settled-value.ts";

export interface FitWarning {
  id: number;
  name: string;
  problems: readonly string[];
}

interface FitWarningsOptions extends Pick<Job, "size" | "date" | "waste"> {
  selected: readonly { id: number }[];
  location: string;
  /** Companies shown until the first response arrives. */
  known?: readonly QuoteCompany[];
}

/**
 * The selected companies, and warnings about those that can't do the job. No company is removed, because the customer decides.
 * Until the first response, `companies` are those in `known`.
 */
export function useFitWarnings({ selected, location, known = [], ...job }: FitWarningsOptions): {
  companies: readonly QuoteCompany[];
  place: string;
  warnings: FitWarning[];
} {
  const searched = useSettledValue(location.trim()) || undefined;
  const ids = selected.map(({ id }) => id);
  const { data } = useQuery({
    ...selectedCompaniesQueryOptions(ids, jobSearchParams({ ...job, location: searched })),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const companies = (data ?? known).filter(({ id }) => ids.includes(id));
  const place = searched ?? "";
  const warnings = companies.map((company) => ({
    id: company.id,
    name: company.name,
    problems: fitProblems(company, { place, ...job }),
  }));
  return { companies, place, warnings: warnings.filter(({ problems }) => problems.length > 0) };
}
