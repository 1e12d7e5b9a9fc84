import { type FocusEvent, Fragment, type UIEvent, useState } from "react";
import { carrierAttribution } from "#client/components/company/carrier-text.ts";
import { formatCompanyCount } from "#client/components/company/format.ts";
import { chooseAlso } from "#client/components/company/selection/chosen-companies.ts";
import { askedOnlineWords, noRequestsWords } from "#client/components/company/selection/left-out-words.ts";
import {
  CHOSEN_ID,
  isChosen,
  type QuoteSelection,
  useChosenCompanies,
} from "#client/components/company/selection/use-quote-selection.ts";
import { Link } from "#client/components/link.tsx";
import { CompaniesPlanLink } from "#client/components/quote/companies-plan-link.tsx";
import { PERMIT_QUESTION } from "#client/components/site/plan-link.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { jobIn, quotesUrl, type SearchedArea, searchedAreaIn } from "#client/urls/company-url.ts";
import type { ListedCompany } from "#contract/companies.ts";
import { canBeEmailed, canBeQuoted, isPaused } from "#contract/quotable.ts";
import { lowerFirst } from "#contract/text/spelling.ts";
import { deliveryFacts, FURTHER_FACTS, priceFacts, serviceFacts, TRUST_FACTS } from "./cost-facts.ts";
import { type ComparedJob, type ComparisonFact, type FactGroup, isUnsaid } from "./fact.ts";
import { CompanyColumn, FactRow } from "./fact-row.tsx";

interface ComparisonProps {
  companies: readonly ListedCompany[];
  params: URLSearchParams;
  /** Undefined without a location or for an unknown place. */
  place: string | undefined;
}

export function Comparison({ companies, params, place }: ComparisonProps) {
  const area = searchedAreaIn(params);
  const selection = useShownSelection(companies);
  const groups = groupsFor({ ...jobIn(params), place });
  const facts = groups.flatMap((group) => group.facts);
  const unsaid = facts.filter((fact) => isUnsaid(fact, companies));
  const shown = groups
    .map((group) => ({ ...group, facts: group.facts.filter((fact) => !unsaid.includes(fact)) }))
    .filter((group) => group.facts.length > 0);
  return (
    <div className="grid grid-cols-1 print:gap-2">
      <ComparisonTable companies={companies} groups={shown} area={area} selection={selection} />
      <div className="my-4 grid max-w-prose gap-3 text-sm text-muted wrap-anywhere print:my-0 print:max-w-none print:gap-0 print:text-[0.5625rem]">
        {unsaid.length > 0 && <p>Nobody says: {unsaid.map(nameOf).join(", ")}.</p>}
        <div className="contents print:hidden">
          <NotAsked companies={companies} />
        </div>
        <p>
          Prices include hire, delivery, collection, tipping and VAT. Facts are as the companies state them or
          as the directory entered them, except our checks of registrations; “Not known” means that nobody has
          stated it. The company's own quote is the price you pay.{" "}
          {carrierAttribution(companies.map(({ carrier }) => carrier))}
        </p>
        {jobIn(params).stands === "road" && (
          <p className="print:hidden">
            <CompaniesPlanLink companies={companies.filter(canBeQuoted)} area={area} section="#permit">
              {PERMIT_QUESTION}
            </CompaniesPlanLink>
          </p>
        )}
      </div>
      <AskBar companies={companies} area={area} selection={selection} />
    </div>
  );
}

/**
 * A shared link brings no ticks, and the button below then asks all companies that can be asked. Until the first press, these are
 * shown as ticked, and the first press stores them.
 */
function useShownSelection(companies: readonly ListedCompany[]): QuoteSelection {
  const chosen = useChosenCompanies();
  const [isPressed, setPressed] = useState(false);
  const quotable = companies.filter(canBeQuoted);
  const isNoneOf = (selected: QuoteSelection["selected"]) =>
    !quotable.some((company) => isChosen(company, { selected }));
  const isImplied = !isPressed && isNoneOf(chosen.selected);
  return {
    ...chosen,
    selected: isImplied ? [...chosen.selected, ...quotable] : chosen.selected,
    toggle: (company, isWanted) => {
      setPressed(true);
      // Several ticks changed before hydration are reported before the next render, so the choice is read anew.
      if (isImplied && isNoneOf(chosen.latest())) chooseAlso(quotable);
      chosen.toggle(company, isWanted);
    },
  };
}

const nameOf = ({ label }: ComparisonFact): string => lowerFirst(label).replace(", as listed", "");

const groupsFor = (job: ComparedJob): FactGroup[] => [
  { title: "Price", isOpen: true, facts: priceFacts(job) },
  { title: "Date and place", isOpen: true, facts: deliveryFacts(job) },
  {
    title: "What they take",
    isOpen: job.waste !== undefined && job.waste.length > 0,
    facts: serviceFacts(job),
  },
  { title: "Trust", isOpen: true, facts: TRUST_FACTS },
  { title: "Payment and more", isOpen: false, facts: FURTHER_FACTS },
];

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

/** Asks the ticked companies, or all that can be asked if none is ticked. */
export function AskBar({ companies, area, selection: { selected } }: AskBarProps) {
  const quotable = companies.filter(canBeQuoted);
  if (quotable.length === 0) return null;
  const ticked = quotable.filter((company) => isChosen(company, { selected }));
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

/**
 * By the number of companies. From the width in `hint`, all columns fit side by side, and the hint is hidden. The widths match
 * `columns` and `comparison` in app.css.
 */
const LOOKS: Record<number, { container: string; hint: string }> = {
  2: { container: "@container/compare-2 [--companies:2]", hint: "@min-[17rem]:hidden" },
  3: { container: "@container/compare-3 [--companies:3]", hint: "@min-[32rem]:hidden" },
  4: { container: "@container/compare-4 [--companies:4]", hint: "@min-[40rem]:hidden" },
  5: { container: "@container/compare-5 [--companies:5]", hint: "columns:hidden" },
};

/** A table can't contain `<details>` around rows. The `<details>` of a group therefore stands in a row above the group's rows. */
const FOLDS: Record<FactGroup["title"], { details: string; rows: string }> = {
  Price: { details: "fold-price", rows: "in-[table:has(.fold-price:not([open]))]:hidden" },
  "Date and place": { details: "fold-date", rows: "in-[table:has(.fold-date:not([open]))]:hidden" },
  "What they take": { details: "fold-waste", rows: "in-[table:has(.fold-waste:not([open]))]:hidden" },
  Trust: { details: "fold-trust", rows: "in-[table:has(.fold-trust:not([open]))]:hidden" },
  "Payment and more": { details: "fold-more", rows: "in-[table:has(.fold-more:not([open]))]:hidden" },
};

interface ComparisonTableProps {
  companies: readonly ListedCompany[];
  groups: readonly FactGroup[];
  area: SearchedArea;
  selection: QuoteSelection;
}

/**
 * On a narrow screen only some columns are visible, and a swipe shows more. A sticky header can't stay visible inside a box that
 * scrolls sideways, so the header and the body scroll separately.
 */
function ComparisonTable({ companies, groups, area, selection }: ComparisonTableProps) {
  const look = LOOKS[companies.length];
  return (
    <div className={`${look?.container} max-sm:-mx-4`}>
      {/* Hidden from screen readers, because they read all companies, visible or not. */}
      <p
        aria-hidden="true"
        className={`mb-1 text-right text-sm text-ink-soft max-sm:px-4 print:hidden ${look?.hint}`}
      >
        Swipe to see all {companies.length} →
      </p>
      <table
        data-sticky-names
        onScrollCapture={alignParts}
        className="comparison w-full border-separate border-spacing-0 bg-white text-left"
      >
        <caption className="sr-only">The companies in columns, one fact in each row</caption>
        <thead onFocus={showColumn}>
          <tr className="comparison-row">
            <td className="hidden w-36 columns:table-cell" />
            {companies.map((company) => (
              <CompanyColumn
                key={company.id}
                company={company}
                companies={companies}
                area={area}
                selection={selection}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ title, isOpen, facts }) => (
            <Fragment key={title}>
              <tr className="comparison-row columns:hidden print:hidden">
                <td
                  colSpan={companies.length}
                  className="sticky left-0 col-span-full w-[100cqw] border-t border-line p-0"
                >
                  <details className={FOLDS[title].details} open={isOpen}>
                    <summary className="min-h-11 px-3 py-2 text-lg font-bold">{title}</summary>{" "}
                  </details>
                </td>
              </tr>
              {facts.map((fact) => (
                <FactRow key={fact.label} fact={fact} companies={companies} foldClass={FOLDS[title].rows} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * The keyboard can focus a link in a column that is not visible. The header then scrolls to that column, and `alignParts` moves
 * the body.
 */
function showColumn({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(":focus-visible"))
    target.closest("th")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Keeps the header and the body of the table at the same horizontal scroll position. */
function alignParts({ target, currentTarget: { tHead, tBodies } }: UIEvent<HTMLTableElement>) {
  if (!(target instanceof HTMLElement)) return;
  for (const part of [tHead, tBodies[0]]) {
    const isAligned = !part || Math.abs(part.scrollLeft - target.scrollLeft) <= 1;
    if (!isAligned) part.scrollLeft = target.scrollLeft;
  }
}
