import type { MapsConfig } from "#contract/maps.ts";
import { getJson } from "./request.ts";

export const mapsConfigQuery = () => ({
  queryKey: ["maps", "config"],
  queryFn: () => getJson<MapsConfig>("/api/maps/config"),
});
