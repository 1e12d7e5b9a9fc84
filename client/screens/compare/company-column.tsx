import { Link } from "react-router";
import { formatLocation } from "#client/components/company/format.ts";
import { companyUrl, type SearchedArea } from "#client/queries/company-url.ts";
import type { ListedCompany } from "#contract/companies.ts";

/** The head of a column, which stays in view. */
export function CompanyColumn({ company, area }: { company: ListedCompany; area: SearchedArea }) {
  return (
    <th
      scope="col"
      className="block min-w-0 border-b-2 border-ink bg-white p-3 align-top font-normal columns:sticky columns:top-0 columns:z-10 columns:table-cell print:static"
    >
      <Link
        to={companyUrl(company.id, area)}
        className="line-clamp-2 leading-snug font-bold wrap-anywhere hover:underline print:line-clamp-3"
      >
        {company.name}
      </Link>
      <p className="line-clamp-2 text-sm text-ink-soft wrap-anywhere">{formatLocation(company)}</p>
    </th>
  );
}
