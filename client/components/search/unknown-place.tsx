import { Fragment, type MouseEvent } from "react";
import { Link } from "react-router";
import { KEEP_SCROLL } from "#client/navigation/history-entry.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { changedParams, NEW_PLACE } from "#client/queries/company-search.ts";
import type { PlaceSuggestion } from "#contract/places.ts";

interface UnknownPlaceProps {
  /** The typed location. */
  location: string | undefined;
  /** Undefined if the location is a known place, or before the response arrives. */
  suggestions: readonly PlaceSuggestion[] | undefined;
  /** Waste items in the typed text. Some visitors type an item, such as a mattress, into the field for the place. */
  items?: readonly { id: string; name: string }[] | undefined;
  /**
   * Handles a choice inside a form. Without script, the choice submits the form with the place in `place`. By default, the
   * suggestions are links to this page with the chosen location.
   */
  onChoose?: ((location: string) => void) | undefined;
}

/** Says that a location is unknown, with links to places with a similar name and to the waste items in the typed text. */
export function UnknownPlace({ location, suggestions, items = [], onChoose }: UnknownPlaceProps) {
  const params = usePageParams();
  if (!suggestions || !location) return null;
  const choose = (event: MouseEvent, place: string) => {
    event.preventDefault();
    onChoose?.(place);
  };
  return (
    <div className="rounded-control border-l-4 border-skip bg-white px-4 py-3 ring-1 ring-line">
      <p className="wrap-anywhere">
        {suggestions.length > 0 ? (
          <>
            {location}: did you mean{" "}
            {suggestions.map(({ label, query }, position) => (
              <Fragment key={query}>
                {position > 0 && (position === suggestions.length - 1 ? " or " : ", ")}
                {onChoose ? (
                  <button
                    type="submit"
                    name="place"
                    value={query}
                    onClick={(event) => choose(event, query)}
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
            ))}
            ?
          </>
        ) : (
          <>
            We don't know a place called “{location}”. Try a full postcode, such as LS6 2AB, or the name of
            the nearest town.
          </>
        )}
      </p>
      {items.length > 0 && (
        <p>
          Does it go in a skip?{" "}
          {items.map(({ id, name }) => (
            <a key={id} href={`/what-goes-in#${id}`} className="link mr-3">
              {name}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
