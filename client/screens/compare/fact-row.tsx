import { CallButton } from "#client/components/company/call-button.tsx";
import { CompanyLogo } from "#client/components/company/company-logo.tsx";
import { ChooseBox, whyNotAsked } from "#client/components/company/selection/choose-box.tsx";
import type { QuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import { Icon } from "#client/components/icon.tsx";
import { priceWords } from "#client/components/job/price-words.ts";
import { Link } from "#client/components/link.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { KEEP_SCROLL } from "#client/navigation/use-scroll-restoration.ts";
import { summaryOf } from "#client/queries/companies.ts";
import { changedParams } from "#client/urls/company-search.ts";
import { companyUrl, jobIn, type SearchedArea } from "#client/urls/company-url.ts";
import type { ListedCompany } from "#contract/companies.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { formatLocation } from "#contract/text/place-words.ts";
import { type ComparisonFact, differs, type FactValue, isBest } from "./fact.ts";

const TONES = {
  go: { icon: "check", className: "font-semibold text-go-deep" },
  stop: { icon: "close", className: "font-semibold text-stop" },
} as const;

interface FactRowProps {
  fact: ComparisonFact;
  companies: readonly ListedCompany[];
  foldClass: string;
}

export function FactRow({ fact, companies, foldClass }: FactRowProps) {
  return (
    <tr className={`comparison-row columns:table-row ${foldClass}`}>
      <th
        scope="row"
        className="sticky left-0 col-span-full w-[100cqw] bg-sand px-3 py-0.5 align-top text-xs font-bold columns:static columns:w-auto columns:border-b columns:border-line columns:bg-white columns:py-2.5 columns:text-sm"
      >
        {fact.label}{" "}
        {differs(fact, companies) && (
          <span className="float-right font-semibold whitespace-nowrap text-ink-soft columns:float-none columns:block columns:text-xs print:inline!">
            <span aria-hidden="true">≠</span> <span className="print:hidden">Differs</span>
          </span>
        )}
      </th>
      {companies.map((company) => (
        <td
          key={company.id}
          className="min-w-0 snap-start border-l border-line px-3 py-1.5 align-top text-sm wrap-anywhere nth-2:border-l-0 columns:border-b columns:border-l-0 columns:py-2.5"
        >
          <Value value={fact.of(company)} isKey={fact.isKey ?? false} />
          {isBest(fact, company, companies) && (
            <p className="flex items-center gap-1 text-xs font-bold text-go-deep">
              <Icon name="check" size="size-3.5" />
              {fact.best?.words}
            </p>
          )}
        </td>
      ))}
    </tr>
  );
}

function Value({ value, isKey }: { value: FactValue | null; isKey: boolean }) {
  if (value === null) return <p className="text-muted">Not known</p>;
  const { text, notes = [], why, tone } = value;
  const lines = typeof text === "string" ? [text] : text;
  const style = tone ? TONES[tone].className : isKey ? "font-bold" : "";
  const className = isKey ? `text-base leading-snug ${style}` : style;
  const mark = tone && (
    <Icon name={TONES[tone].icon} size="size-4" className="mr-1 inline-block align-[-0.15em]" />
  );
  return (
    <>
      {lines.length === 1 ? (
        // The server may have rendered this text yesterday, so it may differ from the browser's text.
        <p className={`whitespace-pre-line ${className}`} suppressHydrationWarning>
          {mark}
          {lines[0]}
        </p>
      ) : (
        <ul>
          {lines.map((line, position) => (
            <li key={line} className={position === 0 ? className : ""}>
              {position === 0 && mark}
              {line}
            </li>
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note} className="text-[0.8125rem] leading-snug text-ink-soft">
          {note}
        </p>
      ))}
      {why && (
        <details className="text-[0.8125rem] leading-snug text-ink-soft print:hidden">
          <summary className="inline-block py-1 underline underline-offset-2">Why?</summary> {why}
        </details>
      )}
    </>
  );
}

interface CompanyColumnProps {
  company: ListedCompany;
  companies: readonly ListedCompany[];
  area: SearchedArea;
  selection: QuoteSelection;
}

export function CompanyColumn({ company, companies, area, selection }: CompanyColumnProps) {
  const others = companies.map(({ id }) => id).filter((id) => id !== company.id);
  return (
    <th
      scope="col"
      // Screen readers repeat the column header before each fact, so this label leaves out the header's links.
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
        <Link
          to={`/compare${changedParams(usePageParams(), { ids: others.join(",") })}`}
          state={KEEP_SCROLL}
          aria-label={`Remove ${company.name}`}
          className="-mt-1.5 -mr-2 grid size-9 shrink-0 place-items-center rounded-control hover:bg-paper print:hidden"
        >
          <Icon name="close" size="size-4" />
        </Link>
      </div>
      <HeadPrice company={company} />
      <div className="mt-auto flex flex-wrap gap-2">
        <CallButton company={company} className="grow px-2 print:min-h-0 print:border-0 print:p-0">
          <span className="columns:hidden print:hidden">Call</span>{" "}
          <span className="hidden whitespace-nowrap columns:inline print:inline">{company.phone}</span>
        </CallButton>{" "}
        <ChooseBox company={company} selection={selection} wordsClass="sr-only columns:not-sr-only" />
      </div>
    </th>
  );
}

function HeadPrice({ company }: { company: ListedCompany }) {
  const { amount, basis, extras, source } = priceWords(jobIn(usePageParams()), summaryOf(company));
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
