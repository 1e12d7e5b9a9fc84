import { LONG_WORD, type States } from "#client/component-states/states.ts";
import { MapEmbed } from "./map-embed.tsx";

const COMPANY = { name: "Aire Skips", location: "Leeds", county: "West Yorkshire" };

export const states: States = {
  "before it loads": <MapEmbed company={COMPANY} className="h-64" />,
  "long text": <MapEmbed company={{ ...COMPANY, location: LONG_WORD }} className="h-64" />,
};
