import { carrierAttribution } from "#client/components/company/carrier-text.ts";
import { formatCompanyCount } from "#client/components/company/format.ts";
import { askedOnlineWords, noRequestsWords } from "#client/components/company/selection/left-out-words.ts";
import {
  CHOSEN_ID,
  type QuoteSelection,
  useChosenCompanies,
} from "#client/components/company/selection/use-quote-selection.ts";
import { Link } from "#client/components/link.tsx";
import { CompaniesPlanLink } from "#client/components/quote/companies-plan-link.tsx";
import { PERMIT_QUESTION } from "#client/components/site/plan-link.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { KEEP_SCROLL } from "#client/navigation/use-scroll-restoration.ts";
import { changedParams } from "#client/urls/company-search.ts";
import { jobIn, quotesUrl, type SearchedArea, searchedAreaIn } from "#client/urls/company-url.ts";
import type { ListedCompany } from "#contract/companies.ts";
import { canBeEmailed, canBeQuoted, isPaused } from "#contract/quotable.ts";
import { lowerFirst } from "#contract/text/spelling.ts";
import { FURTHER_FACTS, TRUST_FACTS } from "./company-facts.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { heavyFact, priceFacts } from "./cost-facts.ts";
import { type ComparedJob, type ComparisonFact, differs, type FactGroup, isUnsaid } from "./fact.ts";
import { deliveryFacts, serviceFacts } from "./service-facts.ts";

interface ComparisonProps {
  companies: readonly ListedCompany[];
  params: URLSearchParams;
  /** The name of the searched place. Undefined without one, or if the location is no known place. */
  place: string | undefined;
}

export function Comparison({ companies, params, place }: ComparisonProps) {
  const area = searchedAreaIn(params);
  const selection = useChosenCompanies();
  const groups = groupsFor({ ...jobIn(params), place });
  const facts = groups.flatMap((group) => group.facts);
  const onlyDifferences = params.get("show") === "differences";
  const unsaid = facts.filter((fact) => isUnsaid(fact, companies));
  const isShown = (fact: ComparisonFact) =>
    onlyDifferences ? differs(fact, companies) : !isUnsaid(fact, companies);
  const shown = groups
    .map((group) => ({ ...group, facts: group.facts.filter(isShown) }))
    .filter((group) => group.facts.length > 0);
  return (
    <div className="grid grid-cols-1 print:gap-2">
      <ComparisonTable companies={companies} groups={shown} area={area} selection={selection}>
        <DifferencesLink
          params={params}
          sameFacts={facts.filter((fact) => !differs(fact, companies)).length}
        />
      </ComparisonTable>
      <div className="my-4 grid max-w-prose gap-3 text-sm text-muted wrap-anywhere print:my-0 print:max-w-none print:gap-0 print:text-[0.5625rem]">
        {!onlyDifferences && unsaid.length > 0 && <p>Nobody says: {unsaid.map(nameOf).join(", ")}.</p>}
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
            <CompaniesPlanLink companies={companies.filter(canBeQuoted)} area={area}>
              {PERMIT_QUESTION}
            </CompaniesPlanLink>
          </p>
        )}
      </div>
      <AskBar companies={companies} area={area} selection={selection} />
    </div>
  );
}

/** "Each extra week" as a part of a sentence. */
const nameOf = ({ label }: ComparisonFact): string => lowerFirst(label).replace(", as listed", "");

/** Switches between all facts and only those that differ. */
function DifferencesLink({ params, sameFacts }: { params: URLSearchParams; sameFacts: number }) {
  if (sameFacts === 0) return null;
  const onlyDifferences = params.get("show") === "differences";
  return (
    <Link
      to={`/compare${changedParams(params, { show: onlyDifferences ? undefined : "differences" })}`}
      state={KEEP_SCROLL}
      className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
    >
      {onlyDifferences ? `Show all facts (${sameFacts} are the same)` : "Show only differences"}
    </Link>
  );
}

/** The rows of the comparison, most important first. Those that decide are open. */
const groupsFor = (job: ComparedJob): FactGroup[] => [
  { title: "Price", isOpen: true, facts: priceFacts(job) },
  { title: "Date and place", isOpen: true, facts: deliveryFacts(job) },
  {
    title: "What they take",
    isOpen: job.waste !== undefined && job.waste.length > 0,
    facts: [heavyFact(job), ...serviceFacts(job)],
  },
  { title: "Trust", isOpen: true, facts: TRUST_FACTS },
  { title: "Payment and more", isOpen: false, facts: FURTHER_FACTS },
];

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
