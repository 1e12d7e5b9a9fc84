import { QueryClientProvider } from "@tanstack/react-query";
import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import { type UnderstoodPlace, understoodPlaceQueryOptions } from "#client/queries/places.ts";
import { createQueryClient } from "#client/queries/query-client.ts";
import type { PlaceSuggestion } from "#contract/places.ts";
import { UnderstoodPlaceNotice } from "./place-notice.tsx";

const town = (label: string): PlaceSuggestion => ({ label, query: label, kind: "town" });

const understoodAs = (label: string, note: string | null, others: readonly string[]): UnderstoodPlace => ({
  total: 3,
  searched: {
    place: { ...town(label), latitude: 51.46, longitude: -0.3 },
    ...{ note, alternatives: others.map(town), division: null, radius: 25, wider: [] },
  },
});

function notice(location: string, understood?: UnderstoodPlace) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(understoodPlaceQueryOptions(location).queryKey, understood);
  return (
    <QueryClientProvider client={queryClient}>
      <UnderstoodPlaceNotice location={location} onChoose={() => {}} />
    </QueryClientProvider>
  );
}

export const states: States = {
  "no location": notice(""),
  "only place of the name": notice("Leeds", understoodAs("Leeds", null, [])),
  "others of the name": notice(
    "Richmond",
    understoodAs("Richmond, Greater London", null, ["Richmond, North Yorkshire"]),
  ),
  "unknown place": notice("Ledes", { total: 0, suggestions: [town("Leeds")] }),
  "long text": notice(LONG_TEXT, understoodAs("Leeds", LONG_TEXT, [LONG_TEXT, "Leeds, Kent"])),
};
