import { formatRating } from "#client/components/company/format.ts";
import { Link } from "#client/components/link.tsx";
import { companyUrl, type SearchedArea } from "#client/urls/company-url.ts";
import type { MapCompany } from "#contract/map/results-map.ts";
import { formatDistance } from "#contract/text/place-words.ts";

/** The chosen company in words: its distance or town, its rating, and where it delivers. */
export function MapCompanyPanel({ company, area }: { company: MapCompany; area: SearchedArea }) {
  const rating = company.reviewCount > 0 ? formatRating(company.rating) : null;
  const facts = [
    company.distance === undefined ? company.location : `${formatDistance(company.distance)} away`,
    rating && `rated ${rating} (${company.reviewCount})`,
  ].filter(Boolean);
  return (
    <div className="grid gap-1 rounded-control border-l-4 border-skip bg-skip-pale px-4 py-3">
      <p className="font-bold wrap-anywhere">
        <Link to={companyUrl(company.id, area)} className="link">
          {company.name}
        </Link>
      </p>
      <p className="text-sm text-ink-soft">{facts.join(", ")}</p>
      {company.servesBecause && <p className="text-sm wrap-anywhere">{company.servesBecause}</p>}
      <p className="text-sm wrap-anywhere">{company.area}</p>
    </div>
  );
}
