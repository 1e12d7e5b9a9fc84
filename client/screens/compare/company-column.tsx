import { CallButton } from "#client/components/company/call-button.tsx";
import { CompanyLogo } from "#client/components/company/company-logo.tsx";
import { ChooseBox, whyNotAsked } from "#client/components/company/selection/choose-box.tsx";
import type { QuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import { Icon } from "#client/components/icon.tsx";
import { priceWords } from "#client/components/job/price-words.ts";
import { Link } from "#client/components/link.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { KEEP_SCROLL } from "#client/navigation/use-scroll-restoration.ts";
import { changedParams } from "#client/urls/company-search.ts";
import { companyUrl, jobIn, type SearchedArea } from "#client/urls/company-url.ts";
import type { ListedCompany } from "#contract/companies.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { formatLocation } from "#contract/text/place-words.ts";

interface CompanyColumnProps {
  company: ListedCompany;
  /** Every company in the comparison. */
  companies: readonly ListedCompany[];
  area: SearchedArea;
  selection: QuoteSelection;
}

/** The header of a company: its name, what the job costs there, how to reach it, its tick, and a link that removes it. */
export function CompanyColumn({ company, companies, area, selection }: CompanyColumnProps) {
  return (
    <th
      scope="col"
      // Screen readers repeat the header before each fact, so the label leaves out the links.
      aria-label={`${company.name}, ${formatLocation(company)}`}
      className="flex min-w-0 flex-col gap-1 border-b-2 border-l border-ink border-l-line bg-white px-3 pt-2 pb-2.5 text-left align-top font-normal first-of-type:border-l-0 columns:sticky columns:top-0 columns:z-10 columns:table-cell columns:border-l-0 print:static"
    >
      <div className="flex min-h-[2.4rem] items-start justify-between gap-1">
        <div className="hidden columns:block">
          <CompanyLogo company={company} />
        </div>
        <div className="min-w-0 grow">
          <Link
            to={companyUrl(company.id, area)}
            className="line-clamp-2 text-[0.9375rem] leading-tight font-bold wrap-anywhere hover:underline print:line-clamp-3"
          >
            {company.name}
          </Link>
          <p className="line-clamp-2 sr-only text-sm text-ink-soft wrap-anywhere columns:not-sr-only">
            {formatLocation(company)}
          </p>
        </div>
        <RemoveLink company={company} companies={companies} />
      </div>
      <HeadPrice company={company} />
      <div className="mt-auto flex flex-wrap gap-2">
        <CallButton company={company} className="grow px-2 print:min-h-0 print:border-0 print:p-0">
          <span className="columns:hidden print:hidden">Call</span>{" "}
          <span className="hidden whitespace-nowrap columns:inline print:inline">{company.phone}</span>
        </CallButton>{" "}
        <ChooseBox
          company={company}
          isSelected={selection.selected.some(({ id }) => id === company.id)}
          onToggle={(isTicked) => selection.toggle(company, isTicked)}
          wordsClass="sr-only columns:not-sr-only"
        />
      </div>
    </th>
  );
}

function HeadPrice({ company }: { company: ListedCompany }) {
  const { amount, basis, extras, source } = priceWords(jobIn(usePageParams()), company);
  return (
    <p className="my-0.5 text-xs leading-tight text-ink-soft print:hidden">
      <span
        className={`block leading-tight ${source === "none" ? "text-sm font-semibold" : "text-xl font-bold text-ink"}`}
      >
        {amount}
      </span>{" "}
      {basis} {extras}{" "}
      {!canBeQuoted(company) && (
        <span aria-hidden="true" className="block font-semibold text-ink columns:hidden">
          {whyNotAsked(company)}
        </span>
      )}
    </p>
  );
}

function RemoveLink({ company, companies }: Pick<CompanyColumnProps, "company" | "companies">) {
  const others = companies.map(({ id }) => id).filter((id) => id !== company.id);
  return (
    <Link
      to={`/compare${changedParams(usePageParams(), { ids: others.join(",") })}`}
      state={KEEP_SCROLL}
      aria-label={`Remove ${company.name}`}
      className="-mt-1.5 -mr-2 grid size-9 shrink-0 place-items-center rounded-control hover:bg-paper print:hidden"
    >
      <Icon name="close" size="size-4" />
    </Link>
  );
}
