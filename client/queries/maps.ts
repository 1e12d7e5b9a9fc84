import { queryOptions } from "@tanstack/react-query";
import type { MapsConfig } from "#contract/map/maps.ts";
import { getJson } from "./request.ts";

export const mapsConfigQueryOptions = () =>
  queryOptions({
    queryKey: ["maps", "config"],
    queryFn: () => getJson<MapsConfig>("/api/maps/config"),
  });
