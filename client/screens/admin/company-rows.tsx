import { Link } from "react-router";
import { formatLocation } from "#client/components/company/format.ts";
import { Icon } from "#client/components/icon.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { Company } from "#contract/companies.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { shownScore } from "#contract/rated.ts";
import type { ListedForAdmin } from "./queries.ts";

interface CompanyRowsProps {
  companies: readonly ListedForAdmin[];
  onEdit: (company: Company) => void;
  onReviews: (company: Company) => void;
}

const isPublic = ({ listing = "public" }: ListedForAdmin): boolean => listing === "public";

export function CompanyRows({ companies, onEdit, onReviews }: CompanyRowsProps) {
  return (
    <ul className="card divide-y divide-line">
      {companies.map((company) => (
        <li key={company.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-5 py-3.5">
          <div className="mr-auto min-w-0">
            {isPublic(company) ? (
              <Link to={`/company/${company.id}`} className="font-bold wrap-anywhere hover:underline">
                {company.name}
              </Link>
            ) : (
              <span className="font-bold wrap-anywhere">{company.name}</span>
            )}
            <p className="text-sm text-ink-soft wrap-anywhere">
              {formatLocation(company)}
              {company.phone && `, ${company.phone}`}
              {canBeQuoted(company) && `, ${company.email}`}
            </p>
          </div>
          {company.listing === "draft" && <Badge>Draft</Badge>}
          {company.listing === "removed" && <Badge tone="stop">Hidden</Badge>}
          {company.featured && <Badge tone="skip">Featured</Badge>}
          {!canBeQuoted(company) && <Badge>No email</Badge>}
          {company.latitude === null && <Badge tone="stop">Not on the map</Badge>}
          {shownScore(company).reviewCount > 0 && (
            <button
              type="button"
              onClick={() => onReviews(company)}
              aria-label={`Reviews of ${company.name}`}
              className={buttonClass("quiet", "small")}
            >
              Reviews
            </button>
          )}
          <button
            type="button"
            onClick={() => onEdit(company)}
            aria-label={`Edit ${company.name}`}
            className={buttonClass("quiet", "small")}
          >
            <Icon name="pencil" size="size-4" />
            Edit
          </button>
        </li>
      ))}
    </ul>
  );
}
