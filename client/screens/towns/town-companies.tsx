import { CallButton } from "#client/components/company/call-button.tsx";
import { deliversToWords } from "#client/components/company/fit-words.ts";
import { hireLength } from "#client/components/company/format.ts";
import { whyNotAsked } from "#client/components/company/selection/choose-box.tsx";
import { toSelectableCompany } from "#client/components/company/selection/chosen-companies.ts";
import { TickedButtons } from "#client/components/company/selection/compare-form.tsx";
import { earliestWords } from "#client/components/job/earliest-day.ts";
import { StarRating } from "#client/components/star-rating.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { companyUrl } from "#client/urls/company-url.ts";
import { queryString } from "#client/urls/query-string.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import { formatCount } from "#contract/text/spelling.ts";
import type { TownCompany, TownPage } from "#contract/towns.ts";
import { TownSection } from "./town-section.tsx";
import { shortName } from "./town-words.ts";

/**
 * The first companies located in the town. They are ordered by whether they deliver to the town (`SERVES`), then by score. Links
 * lead to all companies near the town.
 */
export function TownCompanies({ town }: { town: TownPage }) {
  const name = shortName(town);
  const { firms: listed, companies } = town;
  return (
    <TownSection id="firms" title={`Skip hire companies in ${name}`}>
      <p className="max-w-prose text-ink-soft">
        {listed.length < companies
          ? `The first ${listed.length} of the ${formatCount(companies)} located here: `
          : "All that are located here: "}
        those that say they deliver to {name} first, then the best rated overall.{" "}
        <a href="/how-we-work#order" className="link">
          How we order companies
        </a>
      </p>
      <form action="/compare" className="grid gap-4">
        <input type="hidden" name="location" value={town.query} />
        <ol className="card divide-y divide-line">
          {listed.map((company) => (
            <TownCompanyRow key={company.id} company={company} town={town} />
          ))}
        </ol>
        <div className="flex flex-wrap items-center gap-2 in-[form:has(:checked)]:sticky in-[form:has(:checked)]:bottom-0 in-[form:has(:checked)]:-mx-4 in-[form:has(:checked)]:border-t in-[form:has(:checked)]:border-line in-[form:has(:checked)]:bg-white in-[form:has(:checked)]:px-4 in-[form:has(:checked)]:py-2.5 print:hidden">
          <p className="mr-auto text-sm max-sm:w-full">Tick up to 5 to compare or ask for quotes.</p>
          <p role="alert" data-refusal hidden className="text-sm font-semibold text-stop max-sm:w-full">
            You can select up to 5 companies for quotes.
          </p>
          <a
            href={`/search${queryString({ location: town.query })}`}
            className={`${buttonClass("quiet", "small")} in-[form:has(:checked)]:hidden`}
          >
            See all companies near {name}
          </a>{" "}
          <TickedButtons />
        </div>
      </form>
    </TownSection>
  );
}

function TownCompanyRow({ company, town }: { company: TownCompany; town: TownPage }) {
  const { id, name, rating, reviewCount, serves, servesBecause, price } = company;
  const isQuotable = canBeQuoted(company);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_11rem_15rem] sm:px-5">
      <div className="min-w-0">
        <h3 className="font-bold wrap-anywhere sm:text-lg">
          <a href={companyUrl(id, { location: town.query })} className="hover:underline">
            {name}
          </a>
        </h3>
        <StarRating rating={rating} reviewCount={reviewCount} className="text-sm" />
      </div>
      <p className="text-right text-sm text-ink-soft">
        {price ? (
          <>
            <span className="block text-xl leading-tight font-bold text-ink">
              {formatPounds(price.pounds)}
            </span>{" "}
            {price.size} yard {hireLength(price.days)}
          </>
        ) : (
          "No stated price"
        )}
      </p>
      <div className="col-span-2 flex min-w-0 flex-wrap gap-x-3 text-sm text-ink-soft sm:col-span-1 sm:col-start-1 sm:row-start-2">
        <span className="wrap-anywhere">{earliestWords(company)}</span>{" "}
        {serves && (
          <details className="open:w-full">
            <summary className="cursor-pointer">{deliversToWords(serves, shortName(town))}</summary>{" "}
            {servesBecause}
          </details>
        )}
      </div>
      <div className="col-span-2 flex gap-2 sm:col-span-1 sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:self-center print:hidden">
        <CallButton company={company} className="grow" />
        {/* `shareTicks` keeps this company's checkboxes equal in all lists. Without script, only the form submits it. */}
        <label className={`card-tick grow ${isQuotable ? "card-tick-go" : ""}`}>
          <input
            type="checkbox"
            name="ids"
            value={company.id}
            data-company={JSON.stringify(toSelectableCompany(company))}
            className={`size-5 shrink-0 ${isQuotable ? "accent-go" : "accent-ink"}`}
          />
          <span className="sr-only">{`${isQuotable ? "Request a quote from" : "Compare"} ${name}:`}</span>{" "}
          {isQuotable ? "Quote Ready" : whyNotAsked(company)}
        </label>
      </div>
    </li>
  );
}
