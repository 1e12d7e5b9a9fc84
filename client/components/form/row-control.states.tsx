import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import { RowInput, RowSelect } from "./row-control.tsx";

const ANSWERS = [
  { value: "", label: "Not said" },
  { value: "yes", label: "Yes" },
];

export const states: States = {
  "a text": <RowInput labelled label="Price (£)" defaultValue="210" />,
  "a text with an error": <RowInput labelled label="Price (£)" defaultValue="cheap" error={LONG_TEXT} />,
  "a choice": <RowSelect labelled label="Soil or rubble" options={ANSWERS} />,
  "a choice with an error": (
    <RowSelect labelled label="Soil or rubble" options={ANSWERS} error="Choose one" />
  ),
};
