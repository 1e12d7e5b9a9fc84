import type { Place } from "#contract/places.ts";

/** A place with a name of its own, unlike a postcode. */
export interface NamedPlace extends Place {
  /** Its county, when it is a town or an official district. */
  county: string | null;
  /** The counties an area is made of, in every spelling a company may have written; none for a town. */
  counties: readonly string[];
  /** How many people live there; for an area, how important it is on that scale. */
  population: number;
}

/** Everything one name may mean. */
export interface Meaning {
  /** The likely one first. */
  places: readonly NamedPlace[];
  /** Those of the others that are worth asking about. */
  offered: readonly NamedPlace[];
}
