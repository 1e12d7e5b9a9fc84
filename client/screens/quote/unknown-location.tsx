import { useQuery } from "@tanstack/react-query";
import { UnknownPlace } from "#client/components/search/unknown-place.tsx";
import { unknownPlaceQueryOptions } from "#client/queries/places.ts";
import type { CompanySearch } from "./use-company-search.ts";

/**
 * After a search that found no company: what an unknown place may mean. Choosing a place searches there. For a form that was
 * submitted without script, the server has answered the query.
 */
export function UnknownLocation({ search }: { search: CompanySearch }) {
  const { found, place, isSearching, findNear } = search;
  const isEmpty = place !== "" && found.length === 0 && !isSearching;
  const { data } = useQuery({ ...unknownPlaceQueryOptions(place), enabled: isEmpty });
  if (isSearching || !data) return null;
  return <UnknownPlace location={place} suggestions={data} onChoose={findNear} />;
}
