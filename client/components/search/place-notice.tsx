import { Fragment } from "react";
import { Link } from "react-router";
import { KEEP_SCROLL } from "#client/navigation/history-entry.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { changedParams, NEW_PLACE } from "#client/queries/company-search.ts";
import type { CompanyPage } from "#contract/companies.ts";
import { formatCompanyCount, formatRadius } from "../company/format.ts";

/** Says how the place was interpreted, with links to other interpretations and to wider radii. */
export function PlaceNotice({ result }: { result: Pick<CompanyPage, "total" | "searched"> }) {
  const { searched, total } = result;
  if (!searched) return null;
  const { note, alternatives, wider, radius } = searched;
  if (!note && alternatives.length === 0 && wider.length === 0) return null;
  return (
    <div className="grid gap-1 rounded-control border-l-4 border-skip bg-white px-4 py-3 ring-1 ring-line">
      {note && <p>{note}</p>}
      {alternatives.length > 0 && <DidYouMean label={searched.place.label} alternatives={alternatives} />}
      {wider.length > 0 && (
        <p>
          {total === 0 ? "Nothing" : `Only ${total}`} within {formatRadius(radius)}.{" "}
          {wider.map(({ radius, total }, position) => (
            <Fragment key={radius}>
              {position > 0 && " "}
              <ChangedLink changes={{ radius }}>
                Within {formatRadius(radius)}: {formatCompanyCount(total)}
              </ChangedLink>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}

function DidYouMean({
  label,
  alternatives,
}: {
  label: string;
  alternatives: NonNullable<CompanyPage["searched"]>["alternatives"];
}) {
  return (
    <p>
      Showing {label}. Did you mean{" "}
      {alternatives.map((place, position) => (
        <Fragment key={place.query}>
          {position > 0 && (position === alternatives.length - 1 ? " or " : ", ")}
          <ChangedLink changes={{ location: place.query }}>{place.label}</ChangedLink>
        </Fragment>
      ))}
      ?
    </p>
  );
}

/** A link to the first page of the same search with changed parameters. */
function ChangedLink({
  changes,
  children,
}: {
  changes: Record<string, string | number>;
  children: React.ReactNode;
}) {
  const params = usePageParams();
  return (
    <Link to={changedParams(params, { ...NEW_PLACE, ...changes })} state={KEEP_SCROLL} className="link">
      {children}
    </Link>
  );
}
