import type { CompanyPage } from "#contract/companies.ts";
import { itemUrl } from "#contract/plan/waste-items.ts";
import { type PlaceChoice, PlaceChoices } from "./place-choices.tsx";

interface UnknownPlaceProps extends PlaceChoice {
  /** The typed location. */
  location: string | undefined;
  /** What the server says about the location. It has no suggestions if the location is a known place. */
  result: UnknownLocation;
}

/** `items` are waste items: some visitors type an item, such as a mattress, into the field for the place. */
type UnknownLocation = { [Name in "suggestions" | "placeHint" | "items"]?: CompanyPage[Name] | null };

/** Says why a location was not found, with links to places that it may mean and to the waste items in the typed text. */
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
