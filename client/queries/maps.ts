import { queryOptions } from "@tanstack/react-query";
import { getJson } from "./request.ts";

export const mapsConfigQueryOptions = () =>
  queryOptions({
    queryKey: ["maps", "config"],
    queryFn: () => getJson("/api/maps/config"),
  });
