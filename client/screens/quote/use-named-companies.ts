import { useSearchParams } from "react-router";
import { useAnswers } from "#client/queries/answers-context.ts";
import { companyQuery } from "#client/queries/companies.ts";
import type { Company } from "#contract/companies.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { companyIdsFrom } from "./company-ids.ts";
import type { PostedQuote } from "./post-quote.ts";

/** The companies ticked when the page opens: those of the form that came back, else those the address names. */
export function useNamedCompanies(posted: PostedQuote | undefined): readonly Company[] {
  const [params] = useSearchParams();
  const queries = useAnswers();
  if (posted) return posted.found.filter(({ id }) => posted.chosen.includes(id));
  return companyIdsFrom(params)
    .map((id) => queries.held(companyQuery(id).queryKey).data as Company | null | undefined)
    .filter((company): company is Company => company != null && canBeQuoted(company));
}
