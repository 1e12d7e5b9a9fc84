import type { QuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import { type QuoteFormState, useAsked } from "#client/components/quote/quote-form.ts";
import { useFitWarnings } from "#client/components/quote/use-fit-warnings.ts";
import type { Job } from "#contract/job/job.ts";
import { parseSizeRange } from "#contract/job/job-options.ts";
import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";
import type { CompanySearchState } from "./use-company-search.ts";

export interface AskedOptions {
  form: QuoteFormState;
  search: CompanySearchState;
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
