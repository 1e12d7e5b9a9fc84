import { formatLocation, splitList } from "#client/components/company/format.ts";
import { Icon } from "#client/components/icon.tsx";
import { StarRating } from "#client/components/star-rating.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import type { Company } from "#contract/companies.ts";

export function CompanyHeader({ company }: { company: Company }) {
  return (
    <header className="card min-w-0 overflow-hidden">
      <div aria-hidden="true" className="hazard h-2.5" />
      <div className="grid gap-4 p-5 sm:p-8">
        <h1 className="display text-3xl wrap-anywhere sm:text-[2.75rem]">{company.name}</h1>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-lg">
          <p className="flex items-center gap-2 text-ink-soft">
            <Icon name="pin" className="text-muted" />
            {formatLocation(company)}
          </p>
          <StarRating rating={company.rating} reviewCount={company.reviewCount} />
        </div>
        <ul aria-label="Services" className="flex flex-wrap gap-2">
          {splitList(company.services).map((service) => (
            <li key={service}>
              <Badge>{service}</Badge>
            </li>
          ))}
        </ul>
        {company.description && (
          <p className="line-clamp-4 max-w-prose text-lg text-ink-soft wrap-anywhere">
            {company.description}
          </p>
        )}
      </div>
    </header>
  );
}
