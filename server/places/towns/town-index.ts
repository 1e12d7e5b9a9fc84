import type { Place } from "#contract/places.ts";
import type { Point } from "#server/geo/distance.ts";
import type { Gazetteer } from "../gazetteer.ts";
import type { NamedPlace } from "../named-place.ts";
import { placeKey, plainKey } from "../place-key.ts";
import type { PlaceTables } from "../place-tables.ts";

/** A town of the place tables. It has a page only if enough companies are located in it. */
export interface Town extends Point {
  label: string;
  /** Text that resolves to exactly this town. */
  query: string;
  slug: string;
  county: string;
  nation: string;
}

const slugOf = (...names: readonly string[]) => names.map(plainKey).join(" ").replaceAll(" ", "-");

export function townIndex({ names }: Gazetteer, { towns }: PlaceTables) {
  const nationOf = new Map(towns.map(({ county, nation }) => [county, nation]));
  const byLabel = new Map<string, NamedPlace>();
  for (const { places } of names.values()) {
    for (const place of places)
      if (place.kind === "town" && place.county !== null) byLabel.set(place.label, place);
  }

  function toTown(place: NamedPlace): Town {
    const { label, query, latitude, longitude } = place;
    const county = place.county ?? "";
    const [name = ""] = label.split(", ");
    const isUsual = names.get(placeKey(name))?.places[0] === place;
    const slug = isUsual ? slugOf(name) : slugOf(name, county);
    return { label, query, slug, county, nation: nationOf.get(county) ?? "", latitude, longitude };
  }

  return {
    all: (): Town[] => [...byLabel.values()].map(toTown),
    at({ label, kind }: Pick<Place, "label" | "kind">): Town | null {
      const place = kind === "town" ? byLabel.get(label) : undefined;
      return place ? toTown(place) : null;
    },
  };
}
