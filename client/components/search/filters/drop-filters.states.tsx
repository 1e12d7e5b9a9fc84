import type { States } from "#client/component-states/states.ts";
import { DropFilters } from "./drop-filters.tsx";

const SEARCH = { radius: 30, page: 1, limit: 20, service: "Grab Hire" };

export const states: States = {
  none: <DropFilters search={SEARCH} filters={[]} />,
  "while it counts": <DropFilters search={SEARCH} filters={[{ name: "service", label: "Grab Hire" }]} />,
};
