import type { ReactNode } from "react";
import { companyUrl, type SearchedArea } from "#client/queries/company-url.ts";
import type { CompanySummary } from "#contract/companies.ts";
import { CARD_SERVICES } from "#contract/limits.ts";
import { Icon } from "../icon.tsx";
import { PageLink } from "../page-link.tsx";
import { StarRating } from "../star-rating.tsx";
import { Badge } from "../ui/badge.tsx";
import { buttonClass } from "../ui/button-class.ts";
import { formatDistance, formatLocation, phoneUrl, splitList, websiteUrl } from "./format.ts";
import { WebsiteName } from "./website-name.tsx";

/** The selection state of a card, on screens where companies can be selected. */
interface CardSelection {
  isSelected: boolean;
  control: ReactNode;
}

interface CompanyCardProps {
  company: CompanySummary;
  /** The search that found the company, so that a quote request from its page is for the same place. */
  search?: SearchedArea;
  selection?: CardSelection;
}

export function CompanyCard({ company, search = {}, selection }: CompanyCardProps) {
  const to = companyUrl(company.id, search);
  return (
    <article
      className={`card flex h-full min-w-0 flex-col gap-3 p-5 ${selection?.isSelected ? "border-ink ring-2 ring-ink forced-colors:border-4" : ""}`}
    >
      {selection?.control}
      <div className="grid gap-1.5">
        <h3 className="text-xl font-bold wrap-anywhere">
          <PageLink
            to={to}
            className="inline-block rounded-sm py-0.5 decoration-skip-deep decoration-2 underline-offset-4 hover:underline"
          >
            {company.name}
          </PageLink>
        </h3>
        <StarRating rating={company.rating} reviewCount={company.reviewCount} />
      </div>
      <ContactLines company={company} />
      <Services services={splitList(company.services)} />
      <PageLink
        to={to}
        className={`${buttonClass("quiet")} mt-auto w-full`}
        aria-label={`View Details: ${company.name}`}
      >
        View Details
      </PageLink>
    </article>
  );
}

function ContactLines({ company }: { company: CompanySummary }) {
  const website = websiteUrl(company.website);
  return (
    <ul className="grid gap-0.5 text-ink-soft">
      <li className="flex min-h-7 items-center gap-2">
        <Icon name="pin" size="size-4.5" className="text-muted" />
        <span className="wrap-anywhere">{formatLocation(company)}</span>
        {company.distance !== undefined && (
          <span className="ml-auto rounded-md bg-skip-pale px-2 py-0.5 text-sm font-bold whitespace-nowrap text-ink">
            {formatDistance(company.distance)}
            <span className="sr-only"> away</span>
          </span>
        )}
      </li>
      {company.phone && (
        <li className="flex min-h-7 items-center gap-2">
          <Icon name="phone" size="size-4.5" className="text-muted" />
          <a href={phoneUrl(company.phone)} className="py-1 hover:underline">
            {company.phone}
          </a>
        </li>
      )}
      {website && (
        <li className="flex min-h-7 min-w-0 items-center gap-2">
          <Icon name="globe" size="size-4.5" className="text-muted" />
          <a href={website} rel="noopener nofollow" className="py-1 wrap-anywhere hover:underline">
            <WebsiteName url={website} />
          </a>
        </li>
      )}
    </ul>
  );
}

function Services({ services }: { services: readonly string[] }) {
  if (services.length === 0) return null;
  const more = services.length - CARD_SERVICES;
  return (
    <ul aria-label="Services" className="flex flex-wrap gap-1.5">
      {services.slice(0, CARD_SERVICES).map((service) => (
        <li key={service}>
          <Badge>{service}</Badge>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Badge>{`+${more} more`}</Badge>
        </li>
      )}
    </ul>
  );
}
