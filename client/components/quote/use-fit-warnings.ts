import { keepPreviousData } from "@tanstack/react-query";
import {
  type CompaniesForJob,
  jobSearchParams,
  selectedCompaniesQueryOptions,
} from "#client/queries/quote-companies.ts";
import { useQuery } from "#client/queries/use-query.ts";
import type { Job } from "#contract/job/job.ts";
import type { SizeRange } from "#contract/job/job-options.ts";
import { usePlaceName } from "../search/understood-place.ts";
import { useSettledValue } from "../use-settled-value.ts";
import { fitProblems } from "./fit-problems.ts";

export interface FitWarning {
  id: number;
  name: string;
  problems: readonly string[];
}

interface FitWarningsOptions {
  selected: readonly { id: number }[];
  location: string;
  job: Job;
  sizeRange?: SizeRange | undefined;
  /** Companies that a search has found, for a first view. */
  known?: CompaniesForJob | undefined;
}

/**
 * After a change of the place, the size or the date, the previous warnings stay until the response arrives. Until then, they name
 * the previous ones. `priced` is the job of the companies' prices.
 */
export function useFitWarnings({ selected, location, known, job, sizeRange }: FitWarningsOptions) {
  const searched = useSettledValue(location.trim()) || undefined;
  const asked = jobSearchParams({ location: searched, sizeRange, ...job });
  const ids = selected.map(({ id }) => id);
  const { data } = useQuery({
    ...selectedCompaniesQueryOptions(ids, asked),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const fitted = data ?? known ?? { job: asked, companies: [] };
  const place = usePlaceName((ids.length > 0 && fitted.job.location) || "");
  return fittedCompanies(fitted, { ids, place, waste: job.waste });
}

interface Chosen extends Pick<Job, "waste"> {
  ids: readonly number[];
  place: string;
}

export function fittedCompanies({ job: priced, companies }: CompaniesForJob, { ids, place, waste }: Chosen) {
  const { location = "", size, sizeRange, date } = priced;
  const chosen = companies.filter(({ id }) => ids.includes(id));
  const warnings: FitWarning[] = chosen.map((company) => ({
    id: company.id,
    name: company.name,
    problems: fitProblems(company, { place, size, sizeRange, date, waste }),
  }));
  const shown = warnings.filter(({ problems }) => problems.length > 0);
  return { companies: chosen, priced, location, place, warnings: shown };
}
