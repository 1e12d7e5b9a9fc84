import type { States } from "#client/component-states/states.ts";
import { CompanyInitials } from "./company-initials.tsx";

export const states: States = {
  "two letters": <CompanyInitials company={{ id: 1, name: "Almeida Household Skips" }} />,
  "one letter": <CompanyInitials company={{ id: 2, name: "Zed" }} />,
};
