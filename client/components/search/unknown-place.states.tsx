import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import type { PlaceSuggestion } from "#contract/places.ts";
import { UnknownPlace } from "./unknown-place.tsx";

const town = (name: string): PlaceSuggestion => ({ label: name, query: name, kind: "town" });

export const states: States = {
  "a known place": <UnknownPlace location="Leeds" suggestions={undefined} />,
  "one suggestion": <UnknownPlace location="Ledes" suggestions={[town("Leeds")]} />,
  "several suggestions": (
    <UnknownPlace location="Brigton" suggestions={[town("Brighton"), town("Brixton")]} />
  ),
  "an item of waste": (
    <UnknownPlace location="mattress" suggestions={[]} items={[{ id: "mattress", name: "Mattress" }]} />
  ),
  "nothing similar": <UnknownPlace location="asdfgh" suggestions={[]} />,
  "within a form": <UnknownPlace location="Ledes" suggestions={[town("Leeds")]} onChoose={() => {}} />,
  "long text": <UnknownPlace location={LONG_TEXT} suggestions={[town(LONG_TEXT), town("Leeds")]} />,
};
