import { chooseAlso } from "#client/components/company/selection/chosen-companies.ts";
import { Icon } from "#client/components/icon.tsx";
import { Link } from "#client/components/link.tsx";
import { jobUrl, type SearchedArea } from "#client/urls/company-url.ts";
import type { ListedCompany } from "#contract/companies.ts";
import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";

const linkClass = "inline-flex min-h-11 items-center gap-2 font-semibold hover:underline";

interface ResultsLinksProps {
  companies: readonly ListedCompany[];
  area: SearchedArea;
}

/** Links to the search results for the job: to go back, and to add a company to the comparison. */
export function ResultsLinks({ companies, area }: ResultsLinksProps) {
  const results = jobUrl("/search", area);
  return (
    <div className="flex flex-wrap justify-between gap-x-6 print:hidden">
      <Link to={results} className={linkClass}>
        <Icon name="left" />
        Back to results
      </Link>{" "}
      {companies.length > 0 && companies.length < MAX_COMPANIES_PER_QUOTE && (
        <Link to={results} onClick={() => chooseAlso(companies)} className={linkClass}>
          <Icon name="plus" size="size-4" />
          Add a company
        </Link>
      )}
    </div>
  );
}
