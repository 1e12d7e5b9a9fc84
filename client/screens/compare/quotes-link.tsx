import { formatCompanyCount } from "#client/components/company/format.ts";
import { Link } from "#client/components/link.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { quotesUrl, type SearchedArea } from "#client/urls/company-url.ts";
import type { ListedCompany } from "#contract/companies.ts";
import { canBeQuoted } from "#contract/quotable.ts";

/** A link to the quote form for those companies that take requests. */
export function QuotesLink({ companies, area }: { companies: readonly ListedCompany[]; area: SearchedArea }) {
  const quotable = companies.filter(canBeQuoted);
  if (quotable.length === 0) return null;
  return (
    <Link
      to={quotesUrl(quotable, area)}
      rel="nofollow"
      className={`${buttonClass()} justify-self-start max-xs:w-full`}
    >
      Request quotes from {formatCompanyCount(quotable.length)}
    </Link>
  );
}
