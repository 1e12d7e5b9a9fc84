import type { States } from "#client/component-states/states.ts";
import { mapFlags } from "#contract/search/filters.ts";
import type { Facets } from "#contract/search/list-facts.ts";
import { FacetForm } from "./facet-form.tsx";
import { FilterField } from "./filter-field.tsx";

const FACETS: Facets = {
  serves: { yes: 41, probably: 120 },
  size: { "4": 90, "6": 140, "8": 133, "12": 40 },
  ...mapFlags(() => 31),
  service: { "Skip Hire": 140, "Grab Hire": 70, Recycling: 12 },
};

const search = (
  <FilterField
    name="search"
    label="Search companies"
    placeholder="Name, town or county"
    value=""
    onChange={() => {}}
  />
);

export const states: States = {
  "with a place": (
    <FacetForm facets={FACETS} place="LS6" active={2} found={161}>
      {search}
    </FacetForm>
  ),
  "without a place": (
    <FacetForm facets={{ ...FACETS, serves: undefined }} place={undefined} active={0} found={1}>
      {search}
    </FacetForm>
  ),
  loading: (
    <FacetForm facets={undefined} place={undefined} active={0} found={undefined}>
      {search}
    </FacetForm>
  ),
};
