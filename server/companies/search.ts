import type { CompaniesQuery, ListedCompany, LocationSearch } from "#contract/companies.ts";
import { DEFAULT_RADIUS_KM, MAX_RADIUS_KM, MIN_RADIUS_KM } from "#contract/limits.ts";
import type { Places, Resolution } from "#server/places/places.ts";
import type { Catalogue } from "./catalogue.ts";
import { clamp } from "./clamp.ts";
import type { Entry } from "./entry.ts";
import { type Filter, matching, mentions } from "./filters.ts";
import { type Located, locateFrom, nearestFirst } from "./spatial-index.ts";
import { widerSearches } from "./wider-search.ts";

type SearchTerms = Partial<Pick<CompaniesQuery, "location" | "radius" | "sort">>;
type FoundPlace = Extract<Resolution, { kind: "place" }>;

/** Everything a search found, in order. */
export interface Found {
  entries: readonly Entry[];
  /** Kilometres by company id, when a place was searched. */
  distances?: ReadonlyMap<number, number | undefined>;
  searched?: LocationSearch;
}

/** The companies that pass the filters, from a place outwards or else highest rated first. */
export function searchCatalogue(
  catalogue: Catalogue,
  places: Pick<Places, "resolve">,
  { location, radius, sort }: SearchTerms,
  filters: readonly Filter[],
): Found {
  const resolution = location?.trim() ? places.resolve(location) : null;
  if (resolution?.kind === "place") {
    const radiusKm = clamp(radius ?? DEFAULT_RADIUS_KM, { min: MIN_RADIUS_KM, max: MAX_RADIUS_KM });
    return searchPlace(catalogue, resolution, radiusKm, sort, filters);
  }
  // Without a place there is no distance to sort by.
  const all = catalogue.inOrder(sort === undefined || sort === "distance" ? "rating" : sort);
  const textual = resolution ? [mentions(resolution.text, ["location", "county", "postcode"])] : [];
  return { entries: matching(all, [...textual, ...filters]) };
}

function searchPlace(
  catalogue: Catalogue,
  found: FoundPlace,
  radiusKm: number,
  sort: SearchTerms["sort"],
  filters: readonly Filter[],
): Found {
  const within = (km: number) =>
    around(catalogue, found, km).filter(({ entry }) => filters.every((filter) => filter(entry)));
  const located = within(radiusKm);
  const nearest = located.map(({ entry }) => entry);
  return {
    entries: sort === undefined || sort === "distance" ? nearest : catalogue.arrange(nearest, sort),
    distances: new Map(located.map(({ entry, distance }) => [entry.company.id, distance])),
    searched: {
      ...found.searched,
      radius: radiusKm,
      wider: widerSearches(radiusKm, located.length, (km) => within(km).length),
    },
  };
}

/** The companies in the circle and, for a county or region, its own wherever they are; nearest first. */
function around(catalogue: Catalogue, { searched, counties }: FoundPlace, radiusKm: number): Located[] {
  const inCircle = catalogue.within(searched.place, radiusKm);
  if (counties.length === 0) return inCircle;
  const there = new Set(inCircle.map(({ entry }) => entry));
  const inCounty = catalogue
    .inCounties(new Set(counties.map((county) => county.toLowerCase())))
    .filter((entry) => !there.has(entry))
    .map((entry) => locateFrom(searched.place, entry));
  return [...inCircle, ...inCounty].sort(nearestFirst);
}

/** A found company as an answer shows it. */
export function listed({ company }: Entry, { distances }: Found): ListedCompany {
  const distance = distances?.get(company.id);
  return distance === undefined ? company : { ...company, distance };
}
