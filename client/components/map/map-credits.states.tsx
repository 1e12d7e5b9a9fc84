import type { States } from "#client/component-states/states.ts";
import { MapCredits } from "./map-credits.tsx";

export const states: States = { "the sources": <MapCredits /> };
