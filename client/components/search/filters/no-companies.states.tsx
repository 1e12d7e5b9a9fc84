import type { States } from "#client/component-states/states.ts";
import NoCompanies from "./no-companies.tsx";

const SERVICE = { name: "service" as const, label: "Grab Hire" };
const SEARCH = { radius: 30, page: 1, limit: 20, service: "Grab Hire" };
const TEXTS = { advice: "Try another place.", reset: <a href="/search">Reset Search</a> };

export const states: States = {
  "no filter": <NoCompanies search={SEARCH} filters={[]} {...TEXTS} />,
  "while it counts": <NoCompanies search={SEARCH} filters={[SERVICE]} {...TEXTS} />,
};
