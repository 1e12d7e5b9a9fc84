import type { Place } from "#contract/places.ts";

/** A place with a name: a town or an area, not a postcode. */
export interface NamedPlace extends Place {
  /** The county of a town or official district. Null for a nation, region, county or airport. */
  county: string | null;
  /**
   * The counties of an area, in every spelling that a company may use. For an official district these are its own names, because
   * companies write them as counties. Empty for a town, and for an area without counties, such as the Lake District.
   */
  counties: readonly string[];
  /** In inhabitants. For an area, a fixed number that ranks the area among towns. */
  population: number;
}

/** All places with the same name. */
export interface Meaning {
  /** The most likely place first. */
  places: readonly NamedPlace[];
  /** Other places that people may mean, in the order in which they are offered. */
  offered: readonly NamedPlace[];
}
