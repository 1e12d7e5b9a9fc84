import { formatCount, formatPounds, hireLength } from "#client/components/company/format.ts";
import { earliestWords } from "#client/components/job/earliest-day.ts";
import { StarRating } from "#client/components/star-rating.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { companyUrl } from "#client/urls/company-url.ts";
import { queryString } from "#client/urls/query-string.ts";
import type { TownCompany, TownPage } from "#contract/towns.ts";
import { TownSection } from "./town-section.tsx";
import { shortName } from "./town-words.ts";

/**
 * The first companies located in the town, in the order of `SERVES`: those that say they deliver to it come first. Companies
 * with the same value are in the sort order "best". Links lead to all companies near the town.
 */
export function TownCompanies({ town }: { town: TownPage }) {
  const name = shortName(town);
  const area = queryString({ location: town.query });
  const { firms: listed, companies } = town;
  return (
    <TownSection id="firms" title={`Skip hire firms in ${name}`}>
      <p className="max-w-prose text-ink-soft">
        {listed.length < companies
          ? `The first ${listed.length} of the ${formatCount(companies)} located here: `
          : "All that are located here: "}
        those that say they deliver to {name} first, then the best rated overall.{" "}
        <a href="/how-we-work#order" className="link">
          How we order firms
        </a>
      </p>
      <ol className="card divide-y divide-line">
        {listed.map((company) => (
          <TownCompanyRow key={company.id} company={company} location={town.query} />
        ))}
      </ol>
      <p className="flex flex-wrap gap-3">
        <a href={`/search${area}`} className={buttonClass()}>
          See all firms near {name}
        </a>{" "}
        <a href={`/quote${area}`} className={buttonClass("go")}>
          Request Quotes
        </a>
      </p>
    </TownSection>
  );
}

function TownCompanyRow({ company, location }: { company: TownCompany; location: string }) {
  const { id, name, rating, reviewCount, servesBecause, price } = company;
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-3.5 sm:grid-cols-[1fr_auto] sm:px-5">
      <div className="min-w-0">
        <h3 className="text-lg font-bold wrap-anywhere">
          <a href={companyUrl(id, { location })} className="hover:underline">
            {name}
          </a>
        </h3>
        <StarRating rating={rating} reviewCount={reviewCount} />
        {servesBecause && <p className="text-ink-soft">{servesBecause}</p>}
      </div>
      <p className="flex flex-wrap gap-x-4 sm:block sm:text-right">
        <span className="block font-semibold">
          {price
            ? `${price.size} yard ${formatPounds(price.pounds)} ${hireLength(price.days)}`
            : "No stated price"}
        </span>{" "}
        <span className="block max-w-60 text-ink-soft wrap-anywhere">{earliestWords(company)}</span>
      </p>
    </li>
  );
}
