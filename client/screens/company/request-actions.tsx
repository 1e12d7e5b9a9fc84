import { hasPlaceFor } from "#client/components/company/selection/selectable-company.ts";
import { useChosenCompanies } from "#client/components/company/selection/use-quote-selection.ts";
import { Icon } from "#client/components/icon.tsx";
import { Link } from "#client/components/link.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { compareUrl, quoteUrl, type SearchedArea } from "#client/urls/company-url.ts";
import type { Company } from "#contract/companies.ts";
import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";
import { canBeQuoted } from "#contract/quotable.ts";

interface RequestActionsProps {
  company: Company;
  area: SearchedArea;
}

/**
 * Links and a button for the company together with those that the visitor chose elsewhere: ask all of them, choose this one too,
 * or compare. The server does not know the choice.
 */
export default function RequestActions({ company, area }: RequestActionsProps) {
  const { selected, toggle } = useChosenCompanies();
  const others = selected.filter(({ id }) => id !== company.id);
  const isQuotable = canBeQuoted(company);
  // A sixth company is asked alone. The others stay chosen.
  const askedToo = hasPlaceFor(company, others) ? others.filter(canBeQuoted) : [];
  const compared = [company, ...others].slice(0, MAX_COMPANIES_PER_QUOTE);
  const isChosen = others.length < selected.length;
  return (
    <>
      {isQuotable && (
        <Link
          to={quoteUrl(company, area, askedToo)}
          rel="nofollow"
          className={`${buttonClass()} max-lg:order-last max-lg:flex-1 max-lg:px-2`}
        >
          {askedToo.length > 0 ? `Get Quotes (${askedToo.length + 1})` : "Get Quote"}
        </Link>
      )}{" "}
      {isQuotable && (
        <button
          type="button"
          aria-pressed={isChosen}
          onClick={() => toggle(company)}
          className={`needs-script ${buttonClass("quiet")} max-lg:px-3`}
        >
          <Icon name={isChosen ? "check" : "plus"} size="size-4" />
          <span className="max-lg:sr-only">Add to my request</span>
        </button>
      )}{" "}
      {others.length > 0 && (
        <Link
          to={compareUrl(compared, area)}
          rel="nofollow"
          className={`${buttonClass("quiet")} max-sm:hidden max-lg:flex-1 max-lg:px-2`}
        >
          Compare ({compared.length})
        </Link>
      )}
    </>
  );
}
