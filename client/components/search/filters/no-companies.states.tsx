import type { States } from "#client/component-states/states.ts";
import NoCompanies from "./no-companies.tsx";

const WITHOUT = { label: "Grab Hire", to: "?location=Leeds", search: { radius: 30, page: 1, limit: 1 } };
const TEXTS = { advice: "Try another place.", reset: <a href="/search">Reset Search</a> };

export const states: States = {
  "no filter": <NoCompanies filters={[]} {...TEXTS} />,
  "while it counts": <NoCompanies filters={[WITHOUT]} {...TEXTS} />,
};
