import { useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { companyQueryOptions } from "#client/queries/companies.ts";
import type { Company } from "#contract/companies.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { parseCompanyIds } from "./parse-company-ids.ts";
import type { PostedQuote } from "./post-quote.ts";

/** The companies selected on first render: those of the submitted form, or those named in the URL. */
export function useInitialCompanies(posted: PostedQuote | undefined): readonly Company[] {
  const [params] = useSearchParams();
  const queryClient = useQueryClient();
  if (posted) return posted.found.filter(({ id }) => posted.selectedIds.includes(id));
  return parseCompanyIds(params)
    .map((id) => queryClient.getQueryData(companyQueryOptions(id).queryKey))
    .filter((company): company is Company => company != null && canBeQuoted(company));
}
