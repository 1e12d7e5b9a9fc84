import type { PlaceKind, PlaceSuggestion } from "#contract/places.ts";
import { countOf } from "../company/format.ts";
import { Icon } from "../icon.tsx";

const KINDS: Record<PlaceKind, string> = {
  postcode: "Postcode",
  sector: "Postcode area",
  district: "Postcode area",
  town: "Town",
  county: "County",
  region: "Region",
  nation: "Nation",
};

interface PlaceListProps {
  id: string;
  places: readonly PlaceSuggestion[];
  active: number;
  onChoose: (place: PlaceSuggestion) => void;
}

/** The listbox under a place field. Focus stays in the field, whose `aria-activedescendant` names the active option. */
export function PlaceList({ id, places, active, onChoose }: PlaceListProps) {
  return (
    <>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Places"
        hidden={places.length === 0}
        className="absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-control border-2 border-ink bg-white py-1 shadow-raised"
      >
        {places.map((place, position) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox input handles the keys
          <div
            key={place.query}
            id={`${id}-${position}`}
            role="option"
            tabIndex={-1}
            aria-selected={position === active}
            // Keeps the focus in the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(place)}
            className="flex min-h-11 cursor-pointer items-center gap-3 px-3.5 py-1.5 hover:bg-paper aria-selected:bg-skip"
          >
            <Icon name="pin" size="size-4.5" className="text-ink-soft" />
            <span className="font-semibold">{place.label}</span>{" "}
            <span className="ml-auto text-sm text-ink-soft">{KINDS[place.kind]}</span>
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {places.length > 0 && `${countOf(places.length, "place")}. Use the arrow keys to choose.`}
      </p>
    </>
  );
}
