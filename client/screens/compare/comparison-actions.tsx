import { formatCompanyCount } from "#client/components/company/format.ts";
import { askedOnlineWords, noRequestsWords } from "#client/components/company/selection/left-out-words.ts";
import { CHOSEN_ID, type QuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import { Link } from "#client/components/link.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { quotesUrl, type SearchedArea } from "#client/urls/company-url.ts";
import type { ListedCompany } from "#contract/companies.ts";
import { canBeEmailed, canBeQuoted, isPaused } from "#contract/quotable.ts";

/** Why some of the companies can't be asked for a quote. */
export function NotAsked({ companies }: { companies: readonly ListedCompany[] }) {
  const paused = companies.filter((company) => canBeEmailed(company) && isPaused(company));
  const withoutEmail = companies.filter((company) => !canBeEmailed(company)).map(({ name }) => name);
  return (
    <>
      {withoutEmail.length > 0 && <p>By phone or on their website only: {withoutEmail.join(", ")}.</p>}
      {paused.map((company) => (
        <p key={company.id}>{`${company.name} ${noRequestsWords(company)}.`}</p>
      ))}
    </>
  );
}

interface AskBarProps {
  companies: readonly ListedCompany[];
  area: SearchedArea;
  selection: Pick<QuoteSelection, "selected">;
}

/** Asks those of the companies that are ticked. If none is, as after opening somebody else's link, all that can be asked. */
export function AskBar({ companies, area, selection: { selected } }: AskBarProps) {
  const quotable = companies.filter(canBeQuoted);
  if (quotable.length === 0) return null;
  const ticked = quotable.filter(({ id }) => selected.some((company) => company.id === id));
  const asked = ticked.length > 0 ? ticked : quotable;
  return (
    <section
      id={CHOSEN_ID}
      tabIndex={-1}
      data-tray
      aria-label="Request quotes"
      className="sticky bottom-0 z-20 flex flex-wrap items-center justify-end gap-x-4 gap-y-1 border-t border-line bg-white px-4 py-2.5 max-sm:-mx-4 print:hidden"
    >
      <p className="mr-auto text-sm empty:hidden">{askedOnlineWords(companies)}</p>
      <Link to={quotesUrl(asked, area)} rel="nofollow" className={`${buttonClass("go")} max-xs:grow`}>
        Request quotes from {formatCompanyCount(asked.length)}
      </Link>
    </section>
  );
}
