import { Icon } from "#client/components/icon.tsx";
import { Link } from "#client/components/link.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { KEEP_SCROLL } from "#client/navigation/use-scroll-restoration.ts";
import { changedParams } from "#client/urls/company-search.ts";
import { companyUrl, type SearchedArea } from "#client/urls/company-url.ts";
import type { ListedCompany } from "#contract/companies.ts";
import { formatLocation } from "#contract/text/place-words.ts";
import { telephoneUrl } from "#contract/text/telephone-numbers.ts";

interface CompanyColumnProps {
  company: ListedCompany;
  /** Every company in the comparison. */
  companies: readonly ListedCompany[];
  area: SearchedArea;
}

/**
 * The header of a company: its name, its place, a link to call it, and a link that removes it. The header is sticky unless the
 * companies are listed one below the other.
 */
export function CompanyColumn({ company, companies, area }: CompanyColumnProps) {
  const isPair = companies.length === 2;
  return (
    <th
      scope="col"
      // Screen readers repeat the header before each fact, so the label leaves out the links.
      aria-label={`${company.name}, ${formatLocation(company)}`}
      className={`min-w-0 bg-white align-top font-normal columns:sticky columns:top-0 columns:z-10 columns:table-cell columns:border-t-0 columns:border-b-2 columns:border-ink columns:px-3 columns:pt-3 columns:pb-1 print:static ${
        isPair
          ? "flex flex-col justify-between border-b-2 border-ink px-3 pt-2.5 pb-0.5"
          : "flex items-center justify-between gap-3 border-t border-line py-1 pr-1 pl-3 first-of-type:border-t-0 xs:pr-3"
      }`}
    >
      <div className="min-w-0">
        <Link
          to={companyUrl(company.id, area)}
          className="line-clamp-2 leading-snug font-bold wrap-anywhere hover:underline print:line-clamp-3"
        >
          {company.name}
        </Link>
        <p className={`line-clamp-2 text-sm text-ink-soft wrap-anywhere ${isPair ? "max-sm:sr-only" : ""}`}>
          {formatLocation(company)}
        </p>
      </div>
      <Controls company={company} companies={companies} />
    </th>
  );
}

const controlClass = "inline-flex min-h-11 items-center gap-1.5 columns:min-h-8";

function Controls({ company, companies }: Omit<CompanyColumnProps, "area">) {
  const params = usePageParams();
  const phoneUrl = telephoneUrl(company.phone);
  const others = companies.map(({ id }) => id).filter((id) => id !== company.id);
  return (
    <div className="flex shrink-0 flex-wrap gap-x-4 text-sm">
      {phoneUrl && (
        <a
          href={phoneUrl}
          aria-label={`Call ${company.name}: ${company.phone}`}
          className={`${controlClass} font-semibold hover:underline`}
        >
          <Icon name="phone" size="size-4" className="print:hidden" />
          <span className="columns:hidden">Call</span>{" "}
          <span className="hidden whitespace-nowrap columns:inline">{company.phone}</span>
        </a>
      )}{" "}
      <Link
        to={`/compare${changedParams(params, { ids: others.join(",") })}`}
        state={KEEP_SCROLL}
        aria-label={`Remove ${company.name}`}
        className={`${controlClass} min-w-11 justify-center underline underline-offset-2 hover:no-underline columns:min-w-0 print:hidden`}
      >
        <Icon name="close" size="size-4" />
        <span className={companies.length === 2 ? "" : "max-xs:sr-only"}>Remove</span>
      </Link>
    </div>
  );
}
