import { QueryClientProvider } from "@tanstack/react-query";
import { LONG_WORD, type States } from "#client/component-states/states.ts";
import { createQueryClient } from "#client/queries/query-client.ts";
import { MapEmbed, mapsConfigQueryOptions } from "./map-embed.tsx";

const COMPANY = { name: "Aire Skips", location: "Leeds", county: "West Yorkshire" };

const pressed = createQueryClient();
pressed.setQueryData(mapsConfigQueryOptions().queryKey, { provider: "google", load: "press", apiKey: null });

export const states: States = {
  "before it loads": <MapEmbed company={COMPANY} className="h-64" />,
  "behind a button": (
    <QueryClientProvider client={pressed}>
      <MapEmbed company={COMPANY} className="h-52" />
    </QueryClientProvider>
  ),
  "long text": <MapEmbed company={{ ...COMPANY, location: LONG_WORD }} className="h-64" />,
};
