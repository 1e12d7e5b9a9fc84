import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { States } from "#client/component-states/states.ts";
import { createQueryClient } from "#client/queries/query-client.ts";
import { type PageMap, resultsMapQueryOptions } from "#client/queries/results-map.ts";
import ResultsMap from "./results-map.tsx";

const svg =
  '<svg class="map" viewBox="-240 -240 480 480" data-x="0" data-y="0" data-unit="0.1"><title>Map of 1 company near Leeds</title><circle r="9"/></svg>';
const params = new URLSearchParams("location=Leeds&view=map");
const query = { location: "Leeds" };

function show(map: PageMap): ReactNode {
  const queryClient = createQueryClient();
  queryClient.setQueryData(resultsMapQueryOptions(query).queryKey, map);
  return (
    <QueryClientProvider client={queryClient}>
      <ResultsMap params={params} query={query} listed={[{ id: 1, name: "Leeds Skips" }]} place="Leeds" />
    </QueryClientProvider>
  );
}

export const states: States = {
  "one company": show({ svg, total: 1, placed: 1, unplaced: 0, firm: null }),
  "more than it shows": show({ svg, total: 1_319, placed: 497, unplaced: 3, firm: null }),
};
