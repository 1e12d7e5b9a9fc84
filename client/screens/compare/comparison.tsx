import { carrierAttribution } from "#client/components/company/carrier-text.ts";
import { CompaniesPlanLink } from "#client/components/quote/companies-plan-link.tsx";
import { PERMIT_QUESTION } from "#client/components/site/plan-link.tsx";
import { changedParams } from "#client/urls/company-search.ts";
import { jobIn, searchedAreaIn } from "#client/urls/company-url.ts";
import type { ListedCompany } from "#contract/companies.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { ANSWERS_FACT, COMPANY_FACTS, RATING_FACT } from "./company-facts.ts";
import { ComparisonActions } from "./comparison-actions.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { priceFacts, totalFact } from "./cost-facts.ts";
import type { ComparedJob, ComparisonFact } from "./fact.ts";
import { differs } from "./fact.ts";
import { QuotesLink } from "./quotes-link.tsx";
import { deliveryFacts, distanceFacts, serviceFacts } from "./service-facts.ts";

interface ComparisonProps {
  companies: readonly ListedCompany[];
  params: URLSearchParams;
  /** The name of the searched place. Undefined without one, or if the location is no known place. */
  place: string | undefined;
}

export function Comparison({ companies, params, place }: ComparisonProps) {
  const area = searchedAreaIn(params);
  const facts = factsFor({ ...jobIn(params), place });
  const different = facts.filter((fact) => differs(fact, companies));
  const onlyDifferences = params.get("show") === "differences";
  return (
    <div className="grid grid-cols-1 gap-5 print:gap-2">
      <ComparisonActions
        companies={companies}
        area={area}
        sameFacts={facts.length - different.length}
        onlyDifferences={onlyDifferences}
        toggleUrl={`/compare${changedParams(params, { show: onlyDifferences ? undefined : "differences" })}`}
      />
      <ComparisonTable companies={companies} facts={onlyDifferences ? different : facts} area={area} />
      <p className="max-w-prose text-sm text-muted print:max-w-none print:text-[0.5625rem]">
        Prices include hire, delivery, collection, tipping and VAT. Facts are as the firms state them or as
        the directory entered them, except our checks of registrations; “Not known” means that nobody has
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
      <div className="print:hidden">
        <QuotesLink companies={companies} area={area} />
      </div>
    </div>
  );
}

/** The rows of the comparison, most important first. */
const factsFor = (job: ComparedJob): ComparisonFact[] => [
  totalFact(job),
  ...deliveryFacts(job),
  RATING_FACT,
  ANSWERS_FACT,
  ...distanceFacts(job),
  ...priceFacts(job),
  ...serviceFacts(job),
  ...COMPANY_FACTS,
];
