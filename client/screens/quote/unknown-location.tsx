import { useQuery } from "@tanstack/react-query";
import { UnknownPlace } from "#client/components/search/unknown-place.tsx";
import { unknownPlaceQueryOptions } from "#client/queries/places.ts";
import type { CompanySearchState } from "./use-company-search.ts";

/**
 * Shown after a search without results: places that an unknown location may mean. Choosing a place starts a search there. After
 * a submission without script, the server has already loaded the suggestions.
 */
export function UnknownLocation({ search }: { search: CompanySearchState }) {
  const { found, place, isSearching, findNear } = search;
  const isEmpty = place !== "" && found.length === 0 && !isSearching;
  const { data } = useQuery({ ...unknownPlaceQueryOptions(place), enabled: isEmpty });
  if (isSearching || !data) return null;
  return <UnknownPlace location={place} suggestions={data} onChoose={findNear} />;
}
