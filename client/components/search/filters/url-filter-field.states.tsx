import type { States } from "#client/component-states/states.ts";
import { UrlFilterField } from "./filter-field.tsx";

export const states: States = {
  empty: <UrlFilterField name="search" label="Search companies" placeholder="Name, town or county" />,
};
