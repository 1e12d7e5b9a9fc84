import { Fragment, type MouseEvent } from "react";
import { Link } from "#client/components/link.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { KEEP_SCROLL } from "#client/navigation/use-scroll-restoration.ts";
import { changedParams, NEW_PLACE } from "#client/urls/company-search.ts";
import type { PlaceSuggestion } from "#contract/places.ts";

/** Without `onChoose`, the places are links to this page with the chosen location. */
export interface PlaceChoice {
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
  const choose = (event: MouseEvent, place: string) => {
    event.preventDefault();
    onChoose?.(place);
  };
  return places.map(({ label, query }, position) => (
    <Fragment key={query}>
      {position > 0 && (position === places.length - 1 ? " or " : ", ")}{" "}
      {onChoose ? (
        <button
          type={submits ? "submit" : "button"}
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
  ));
}
