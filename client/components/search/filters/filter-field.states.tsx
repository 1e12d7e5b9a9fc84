import { LONG_WORD, type States } from "#client/component-states/states.ts";
import { FilterField } from "./filter-field.tsx";

const field = (value: string) => (
  <FilterField
    name="search"
    label="Company name"
    placeholder="Search companies"
    value={value}
    onChange={() => {}}
  />
);

export const states: States = { empty: field(""), "with text": field("Aire"), "long text": field(LONG_WORD) };
