import type { PlaceSuggestion } from "#contract/places.ts";
import { itemUrl } from "#contract/plan/waste-items.ts";
import { type PlaceChoice, PlaceChoices } from "./place-choices.tsx";

interface UnknownPlaceProps extends PlaceChoice {
  /** The typed location. */
  location: string | undefined;
  /** Undefined if the location is a known place, or before the response arrives. */
  suggestions: readonly PlaceSuggestion[] | undefined;
  /** Waste items in the typed text. Some visitors type an item, such as a mattress, into the field for the place. */
  items?: readonly { id: string; name: string }[] | undefined;
}

/** Says that a location is unknown, with links to places with a similar name and to the waste items in the typed text. */
export function UnknownPlace({ location, suggestions, items = [], ...choice }: UnknownPlaceProps) {
  if (!suggestions || !location) return null;
  return (
    <div className="rounded-control border-l-4 border-skip bg-white px-4 py-3 ring-1 ring-line">
      <p className="wrap-anywhere">
        {suggestions.length > 0 ? (
          <>
            {location}: did you mean <PlaceChoices places={suggestions} {...choice} />?
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
            <a key={id} href={itemUrl(id)} className="link mr-3">
              {name}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
