import type { Company } from "#contract/companies.ts";
import type { Place } from "#contract/places.ts";
import { createCoverageReader } from "./coverage-text.ts";
import { createDeliveryPlaces, isPostcode, postTownOf } from "./delivery-place.ts";
import { buildGazetteer } from "./gazetteer.ts";
import { createPlaceIndex, type PlaceIndex } from "./place-index.ts";
import type { OfficialDistrictRow, PlaceTables } from "./place-tables.ts";
import { findPosition } from "./postcodes/find-postcode.ts";
import { postcodeAreaFinder } from "./postcodes/postcode-areas.ts";
import { postcodeCentres } from "./postcodes/postcode-centres.ts";
import type { UnitPostcodes } from "./postcodes/unit-postcodes.ts";
import { type Resolution, textResolver } from "./resolve-text.ts";
import { similarNames } from "./spelling/similar-names.ts";
import { nameSuggester } from "./suggest-names.ts";
import { placeSuggester } from "./suggest-places.ts";
import { type Town, townIndex } from "./towns/town-index.ts";
import { unknownPlaceExplainer } from "./unknown-place.ts";
import { unusedWordsFinder } from "./unused-words.ts";

export type Places = ReturnType<typeof createPlaces>;

type CompanyAddress = Pick<Company, "postcode" | "location" | "county">;

/** Building these indexes takes a second. They never change, so tests share them. */
export function placeIndexes(tables: PlaceTables) {
  const gazetteer = buildGazetteer(tables);
  const index = createPlaceIndex(tables, gazetteer);
  return {
    gazetteer,
    centres: postcodeCentres(tables),
    towns: townIndex(gazetteer, tables),
    findSimilar: similarNames(gazetteer),
    suggestNames: nameSuggester(gazetteer),
    index,
    coverage: createCoverageReader(index),
    findUnusedWords: unusedWordsFinder(gazetteer, index),
  };
}

export function createPlaces(tables: PlaceTables, indexes = placeIndexes(tables)) {
  const { gazetteer, centres, towns, findSimilar, suggestNames, index, coverage, findUnusedWords } = indexes;
  let units: UnitPostcodes | null = null;
  let version = 0;

  const { resolveText, resolvePostcodeIn } = textResolver({
    ...{ gazetteer, centres, findSimilar, findUnusedWords, units: () => units },
    findArea: postcodeAreaFinder(tables),
  });
  let last: { typed: string; resolution: Resolution } | null = null;

  /** Keeps the last resolution: each search resolves its place twice, for its cache key and for its results. */
  function resolve(typed: string): Resolution {
    if (last?.typed !== typed) last = { typed, resolution: resolveText(typed) };
    return last.resolution;
  }

  /**
   * Finds the place by postcode. If the postcode is missing or unknown, finds the place by location and county. Null if both
   * fail.
   */
  function placeOf({ postcode: code, location, county }: CompanyAddress): Place | null {
    const exact = code ? resolvePostcodeIn(code) : null;
    if (exact) return exact.place;
    const place = resolve(county.trim() ? `${location}, ${county}` : location);
    return place.kind === "place" ? place.searched.place : null;
  }

  function locate(address: CompanyAddress) {
    const place = placeOf(address);
    return place && { latitude: place.latitude, longitude: place.longitude };
  }

  /** Null if the text is a postcode, an area or an unknown name. */
  function town(text: string): Town | null {
    const found = resolve(text);
    return found.kind === "place" ? towns.at(found.searched.place) : null;
  }

  function useUnitPostcodes(loaded: UnitPostcodes | null): void {
    units = loaded;
    version += 1;
    last = null;
  }

  return {
    resolve,
    /**
     * Replaces coordinates by the nearest postcode sector or district, so that coordinates are neither shown nor sent to
     * companies. Other texts stay unchanged.
     */
    withoutPosition: (text: string): string => findPosition(text, centres) ?? text,
    ...placeSuggester({
      ...{ suggestNames, centres, findSimilar, resolve },
      units: () => units,
      findPostcode: resolvePostcodeIn,
    }),
    explainUnknown: unknownPlaceExplainer({ resolve, findSimilar }),
    placeOf,
    locate,
    town,
    /** Postcode districts ("LS6") with their centres, in alphabetical order, without those of large users. */
    districts: tables.postcodeDistricts.filter(({ outcode }) => !tables.largeUserDistricts.has(outcode)),
    /** The GSS code of a full postcode's council. Null if no imported file has the council. */
    councilOf: (code: string): string | null => units?.councilOf(code) ?? null,
    singleDistrict: singleDistrictFinder(tables),
    mayBeDistrict: index.mayBeDistrict,
    useUnitPostcodes,
    ...createTownOfPlace(index, towns),
    coverage,
    get version() {
      return version;
    },
  };
}

/**
 * Returns a function that gives the name of the official district that covers a whole county: "Torbay", or "Orkney Islands" for
 * Orkney. Null for a county with several districts, such as Shropshire, and for places of other kinds.
 */
function singleDistrictFinder({ officialDistricts }: Pick<PlaceTables, "officialDistricts">) {
  const topTier = officialDistricts.filter(({ tier }) => tier !== "lower");
  const inCounty = Map.groupBy(topTier, ({ county }) => county);
  const named = new Map(officialDistricts.map((row) => [row.district, row]));
  const isWhole = ({ district, county }: OfficialDistrictRow) =>
    district === county || district === `${county} Islands`;
  return ({ kind, label }: Place): string | null => {
    if (kind !== "county") return null;
    const districts = inCounty.get(label);
    if (!districts) return named.get(label)?.district ?? null;
    const [only, another] = districts;
    return only && !another && isWhole(only) ? only.district : null;
  };
}

function createTownOfPlace(index: PlaceIndex, towns: ReturnType<typeof townIndex>) {
  const deliveryPlace = createDeliveryPlaces(index);
  return {
    deliveryPlace,
    /** The post town of a postcode, or the town itself. Null for a county, region or nation, and if the town is unknown. */
    townOf(place: Place): Town | null {
      if (!isPostcode(place)) return towns.at(place);
      const { district } = deliveryPlace(place);
      const [town] = postTownOf(index, district && (index.districts.get(district.code) ?? null));
      return town ? towns.at(town) : null;
    },
  };
}
