import { Fragment } from "react";
import { Link } from "#client/components/link.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { KEEP_SCROLL } from "#client/navigation/use-scroll-restoration.ts";
import { changedParams, NEW_PLACE } from "#client/urls/company-search.ts";
import type { CompanyPage } from "#contract/companies.ts";
import type { PlaceSuggestion } from "#contract/places.ts";
import { itemUrl } from "#contract/plan/waste-items.ts";
import { formatRadius } from "#contract/text/place-words.ts";
import { formatCompanyCount } from "../company/format.ts";
import { useUnderstoodPlace } from "./understood-place.ts";

/** Without `onChoose`, the places are links to this page with the chosen location. */
interface PlaceChoice {
  onChoose?: ((location: string) => void) | undefined;
  /** The form must have another submit button before the choices, because Enter in a field presses the first submit button. */
  submits?: boolean | undefined;
}

export function PlaceChoices({
  places,
  onChoose,
  submits,
}: PlaceChoice & { places: readonly PlaceSuggestion[] }) {
  const params = usePageParams();
  return places.map(({ label, query }, position) => (
    <Fragment key={query}>
      {position > 0 && (position === places.length - 1 ? " or " : ", ")}{" "}
      {onChoose ? (
        <button
          type={submits ? "submit" : "button"}
          name="place"
          value={query}
          onClick={(event) => {
            event.preventDefault();
            onChoose(query);
          }}
          className="link"
        >
          {label}
        </button>
      ) : (
        <Link
          to={changedParams(params, { ...NEW_PLACE, location: query })}
          state={KEEP_SCROLL}
          className="link"
        >
          {label}
        </Link>
      )}
    </Fragment>
  ));
}

interface PlaceNoticeProps extends UnknownPlaceProps {
  result: UnknownLocation & Pick<CompanyPage, "total" | "searched">;
}

/** What the server understood by the location, or else what an unknown location may mean. */
export function PlaceNotice({ location, result, ...choice }: PlaceNoticeProps) {
  const params = usePageParams();
  const { searched, total } = result;
  if (!searched) return <UnknownPlace location={location} result={result} {...choice} />;
  const { note, alternatives, wider, radius } = searched;
  if (!note && alternatives.length === 0 && wider.length === 0) return null;
  return (
    <div className="grid gap-1 rounded-control border-l-4 border-skip bg-white px-4 py-3 ring-1 ring-line">
      {note && <p>{note}</p>}{" "}
      {alternatives.length > 0 && (
        <p>
          Showing {searched.place.label}. Did you mean <PlaceChoices places={alternatives} {...choice} />?
        </p>
      )}{" "}
      {wider.length > 0 && (
        <p>
          {total === 0 ? "Nothing" : `Only ${total}`} within {formatRadius(radius)}.{" "}
          {wider.map(({ radius, total }, position) => (
            <Fragment key={radius}>
              {position > 0 && " · "}
              <Link to={changedParams(params, { ...NEW_PLACE, radius })} state={KEEP_SCROLL} className="link">
                Within {formatRadius(radius)}: {formatCompanyCount(total)}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}

interface UnknownPlaceProps extends PlaceChoice {
  location: string | undefined;
  result: UnknownLocation;
}

/** `items` are waste items: some visitors type one, such as a mattress, into the field for the place. */
type UnknownLocation = { [Name in "suggestions" | "placeHint" | "items"]?: CompanyPage[Name] | null };

export function UnknownPlace({ location, result, ...choice }: UnknownPlaceProps) {
  const { suggestions, placeHint, items } = result;
  if (!suggestions || !location) return null;
  return (
    <div className="rounded-control border-l-4 border-skip bg-white px-4 py-3 ring-1 ring-line">
      <p className="wrap-anywhere">
        {suggestions.length > 0 && (
          <>
            {location}: did you mean <PlaceChoices places={suggestions} {...choice} />?{" "}
          </>
        )}
        {placeHint}
      </p>
      {items && (
        <p>
          Does it go in a skip?{" "}
          {items.map(({ id, name }) => (
            <a key={id} href={itemUrl(id)} className="link mr-3">
              {name}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}

export function UnderstoodPlaceNotice({ location, ...choice }: PlaceChoice & { location: string }) {
  const understood = useUnderstoodPlace(location);
  return understood && <PlaceNotice location={location} result={understood} {...choice} />;
}
