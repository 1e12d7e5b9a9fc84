import { LONG_WORD, type States } from "#client/component-states/states.ts";
import { FacetCheckbox, FacetGroup } from "./facet-group.tsx";

const services = (names: readonly string[]) =>
  names.map((name, position) => ({ value: name, label: name, count: 1_400 - position * 99 }));
const MANY = [
  "Skip Hire",
  "Grab Hire",
  "Waste Removal",
  "Roll-on",
  "Recycling",
  "Aggregates",
  "Clearance",
  "Tips",
];

export const states: States = {
  few: <FacetGroup legend="Service" name="a" chosen="" options={services(MANY.slice(0, 3))} />,
  many: <FacetGroup legend="Service" name="b" chosen="" options={services(MANY)} />,
  "chosen among the hidden": <FacetGroup legend="Service" name="c" chosen="Tips" options={services(MANY)} />,
  none: <FacetGroup legend="Service" name="e" chosen="" options={[]} />,
  "long text": <FacetGroup legend={LONG_WORD} name="f" chosen="" options={services([LONG_WORD])} />,
  checkbox: <FacetCheckbox name="quotable" label="Can be asked online" count={2_862} isChosen />,
};
