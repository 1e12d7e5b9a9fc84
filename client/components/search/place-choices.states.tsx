import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import type { PlaceSuggestion } from "#contract/places.ts";
import { PlaceChoices } from "./place-notice.tsx";

const town = (label: string): PlaceSuggestion => ({ label, query: label, kind: "town" });
const NEWPORTS = [town("Newport, Wales"), town("Newport, Shropshire"), town("Newport, Isle of Wight")];

export const states: States = {
  none: <PlaceChoices places={[]} />,
  one: <PlaceChoices places={NEWPORTS.slice(0, 1)} />,
  several: <PlaceChoices places={NEWPORTS} />,
  "within a form": <PlaceChoices places={NEWPORTS} onChoose={() => {}} />,
  "long text": <PlaceChoices places={[town(LONG_TEXT), town("Newport, Wales")]} />,
};
