import type { ReactNode } from "react";
import { companyUrl, type SearchedArea } from "#client/urls/company-url.ts";
import type { CompanySummary } from "#contract/companies.ts";
import { CARD_SERVICES } from "#contract/limits.ts";
import { formatDistance, formatLocation } from "#contract/text/place-words.ts";
import { Link } from "../link.tsx";
import { StarRating } from "../star-rating.tsx";
import { buttonClass } from "../ui/button-class.ts";
import { answerWords } from "./answer-words.ts";
import { CardCarrier } from "./card-carrier.tsx";
import { CardContact } from "./card-contact.tsx";
import { CardFit } from "./card-fit.tsx";
import { CardPrice } from "./card-price.tsx";
import { splitList } from "./format.ts";

/** The selection state of a card, on screens where companies can be selected. */
interface CardSelection {
  isSelected: boolean;
  control: ReactNode;
}

interface CompanyCardProps {
  company: CompanySummary;
  /** The search that found the company. A quote request from the company's page uses the place and the job of the search. */
  search?: SearchedArea;
  /** A short form of the searched place, such as "LS6". */
  place?: string | undefined;
  selection?: CardSelection | undefined;
}

/** A company in a list. Its parts are arranged by the width of the card: see `card-grid` in the style sheet. */
export function CompanyCard({ company, search = {}, place, selection }: CompanyCardProps) {
  const to = companyUrl(company.id, search);
  return (
    <article
      className={`card @container min-w-0 ${selection?.isSelected ? "border-ink ring-2 ring-ink forced-colors:border-4" : ""}`}
    >
      <div className="card-grid">
        <div className="card-head min-w-0">
          <h3 className="text-lg leading-tight font-bold wrap-anywhere">
            <Link
              to={to}
              className="line-clamp-2 rounded-sm decoration-skip-deep decoration-2 underline-offset-4 hover:underline"
            >
              {company.name}
            </Link>
          </h3>
          <StarRating rating={company.rating} reviewCount={company.reviewCount} className="text-sm" />
        </div>
        {selection?.control}
        <p className="card-where min-w-0 text-sm text-ink-soft wrap-anywhere">
          {formatLocation(company)}
          {company.distance !== undefined && (
            <>
              {", "}
              <span className="font-semibold whitespace-nowrap text-ink">
                {formatDistance(company.distance)} <span className="sr-only">away</span>
              </span>
            </>
          )}
        </p>
        <CardFit company={company} place={place} job={search} />
        <div className="card-record min-w-0 text-sm text-ink-soft">
          <CardAnswers answers={company.answers} />
          <CardCarrier carrier={company.carrier} />
        </div>
        <CardPrice company={company} job={search} />
        <Services services={splitList(company.services)} />
        <CardContact company={company} />
        <Link
          to={to}
          className={`${buttonClass("quiet", "small")} card-details whitespace-nowrap`}
          aria-label={`View Details: ${company.name}`}
        >
          View Details
        </Link>
      </div>
    </article>
  );
}

function Services({ services }: { services: readonly string[] }) {
  if (services.length === 0) return null;
  const more = services.length - CARD_SERVICES;
  return (
    <ul aria-label="Services" className="card-services flex gap-1 print:hidden">
      {services.slice(0, CARD_SERVICES).map((service) => (
        <li key={service} className="card-badge">
          {service}
        </li>
      ))}
      {more > 0 && <li className="card-badge">{`+${more} more`}</li>}
    </ul>
  );
}

/** How a company answers requests. Empty if it received too few. */
function CardAnswers({ answers }: Pick<CompanySummary, "answers">) {
  const words = answerWords(answers);
  if (!words) return null;
  return (
    <p className="leading-tight print:hidden">
      {words.text}{" "}
      {words.share !== null && <span className="whitespace-nowrap @max-3xl:hidden"> ({words.share})</span>}
    </p>
  );
}
