import type { Place } from "#contract/places.ts";
import type { PlaceIndex } from "../place-index.ts";
import { createServedPlaces, isPostcode, postTownOf } from "../served-place.ts";
import type { Town, townIndex } from "./town-index.ts";

/** Finds what decides whether a company delivers to a place, and the town of a place. */
export function createTownOfPlace(index: PlaceIndex, towns: ReturnType<typeof townIndex>) {
  const servedPlace = createServedPlaces(index);

  /** The post town of a postcode, or the town itself. Null for a county or region, or if it is not known. */
  function townOf(place: Place): Town | null {
    if (!isPostcode(place)) return towns.at(place);
    const { district } = servedPlace(place);
    const [town] = postTownOf(index, (district && index.districts.get(district.code)) ?? null);
    return town ? towns.at(town) : null;
  }

  return { servedPlace, townOf };
}
