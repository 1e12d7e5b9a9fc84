import type { States } from "#client/component-states/states.ts";
import { CompanyLogo } from "./company-logo.tsx";

export const states: States = {
  "two letters": <CompanyLogo company={{ id: 1, name: "Almeida Household Skips" }} />,
  logo: <CompanyLogo company={{ id: 1, name: "Almeida Household Skips", logo: "/favicon.svg" }} />,
  "one letter": <CompanyLogo company={{ id: 2, name: "Zed" }} />,
};
