import type { NamedPlace } from "./named-place.ts";
import type { NamedAreaRow, OfficialDistrictRow, PlaceTables } from "./place-tables.ts";

/** For an official district, `counties` are the counties in which it lies. */
export interface Area {
  place: NamedPlace;
  names: readonly string[];
  counties: ReadonlySet<string>;
}

const IMPORTANCE = { nation: 10_000_000, region: 200_000, county: 100_000, town: 0 };

/** Official districts come last, because people rarely search for them. */
export function areaPlaces(tables: PlaceTables): Area[] {
  const spellingsOf = countySpellings(tables);
  return [
    ...tables.areas.map((row) => knownArea(row, spellingsOf)),
    ...[...Map.groupBy(tables.officialDistricts, ({ district }) => district).values()].map(officialDistrict),
  ];
}

function knownArea(row: NamedAreaRow, spellingsOf: (county: string) => string[]): Area {
  const { name, kind, latitude, longitude } = row;
  const counties = [...new Set(row.counties.flatMap(spellingsOf).filter(Boolean))];
  const population = IMPORTANCE[kind];
  return {
    place: { label: name, query: name, kind, latitude, longitude, county: null, counties, population },
    names: [name, ...row.spellings],
    counties: new Set(row.counties),
  };
}

function officialDistrict(rows: readonly OfficialDistrictRow[]): Area {
  const [{ district = "", geonames = "", county = "", latitude = 0, longitude = 0 } = {}] = rows;
  const names = [district, geonames].filter(Boolean);
  return {
    place: {
      label: district,
      query: district,
      kind: "county",
      latitude,
      longitude,
      county,
      counties: [...new Set(names)],
      population: 0,
    },
    names,
    counties: new Set(rows.map(({ county }) => county)),
  };
}

const countySpellings =
  ({ areas, officialDistricts }: PlaceTables) =>
  (county: string): string[] => [
    county,
    ...areas.filter(({ name, kind }) => kind === "county" && name === county).flatMap((row) => row.spellings),
    ...officialDistricts.flatMap((row) => (row.county === county ? [row.district, row.geonames] : [])),
  ];
