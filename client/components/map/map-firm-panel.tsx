import { formatDistance, formatRating } from "#client/components/company/format.ts";
import { PageLink } from "#client/components/page-link.tsx";
import { companyUrl, type SearchedArea } from "#client/queries/company-url.ts";
import type { MapFirm } from "#contract/map/results-map.ts";

/** The chosen company in words: its distance or town, its rating, and where it delivers. */
export function MapFirmPanel({ firm, area }: { firm: MapFirm; area: SearchedArea }) {
  const rating = firm.reviewCount > 0 ? formatRating(firm.rating) : null;
  const facts = [
    firm.distance === undefined ? firm.location : `${formatDistance(firm.distance)} away`,
    rating && `rated ${rating} (${firm.reviewCount})`,
  ].filter(Boolean);
  return (
    <div className="grid gap-1 rounded-control border-l-4 border-skip bg-skip-pale px-4 py-3">
      <p className="font-bold wrap-anywhere">
        <PageLink to={companyUrl(firm.id, area)} className="link">
          {firm.name}
        </PageLink>
      </p>
      <p className="text-sm text-ink-soft">{facts.join(", ")}</p>
      {firm.servesBecause && <p className="text-sm wrap-anywhere">{firm.servesBecause}</p>}
      <p className="text-sm wrap-anywhere">{firm.area}</p>
    </div>
  );
}
