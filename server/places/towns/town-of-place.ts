import type { Place } from "#contract/places.ts";
import { createDeliveryPlaces, isPostcode, postTownOf } from "../delivery-place.ts";
import type { PlaceIndex } from "../place-index.ts";
import type { Town, townIndex } from "./town-index.ts";

export function createTownOfPlace(index: PlaceIndex, towns: ReturnType<typeof townIndex>) {
  const deliveryPlace = createDeliveryPlaces(index);
  /** Every counted search needs the town of its place, so the town of each district is cached. */
  const known = new Map<string, Town | null>();

  function postTown(code: string): Town | null {
    const [town] = postTownOf(index, index.districts.get(code) ?? null);
    return town ? towns.at(town) : null;
  }

  /** The post town of a postcode, or the town itself. Null for a county, region or nation, and if the town is unknown. */
  function townOf(place: Place): Town | null {
    if (!isPostcode(place)) return towns.at(place);
    const { district } = deliveryPlace(place);
    if (!district) return null;
    const { code } = district;
    if (!known.has(code)) known.set(code, postTown(code));
    return known.get(code) ?? null;
  }

  return { deliveryPlace, townOf };
}
