import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import type { PlaceSuggestion } from "#contract/places.ts";
import { UnknownPlace } from "./place-notice.tsx";

const town = (name: string): PlaceSuggestion => ({ label: name, query: name, kind: "town" });

export const states: States = {
  "a known place": <UnknownPlace location="Leeds" result={{}} />,
  "one suggestion": <UnknownPlace location="Ledes" result={{ suggestions: [town("Leeds")] }} />,
  "several suggestions": (
    <UnknownPlace location="Brigton" result={{ suggestions: [town("Brighton"), town("Brixton")] }} />
  ),
  "an item of waste": (
    <UnknownPlace
      location="mattress"
      result={{
        suggestions: [],
        placeHint: "We don't know a place called “mattress”. Try the name of the nearest town.",
        items: [{ id: "mattress", name: "Mattress" }],
      }}
    />
  ),
  "the letters of a postcode area": (
    <UnknownPlace
      location="ls"
      result={{
        suggestions: [town("Leeds")],
        placeHint: "LS is only the start of a postcode: add the number, such as LS1.",
      }}
    />
  ),
  "nothing similar": (
    <UnknownPlace
      location="asdfgh"
      result={{
        suggestions: [],
        placeHint:
          "We don't know a place called “asdfgh”. Try a full postcode, such as LS6 2AB, or the name of the nearest town.",
      }}
    />
  ),
  "a place outside the United Kingdom": (
    <UnknownPlace
      location="Jersey"
      result={{
        suggestions: [],
        placeHint: "We list companies in the United Kingdom only, not in Jersey.",
      }}
    />
  ),
  "within a form": (
    <UnknownPlace location="Ledes" result={{ suggestions: [town("Leeds")] }} onChoose={() => {}} />
  ),
  "long text": (
    <UnknownPlace location={LONG_TEXT} result={{ suggestions: [town(LONG_TEXT), town("Leeds")] }} />
  ),
};
