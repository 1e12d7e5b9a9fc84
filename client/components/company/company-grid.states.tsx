import type { States } from "#client/component-states/states.ts";
import type { CompanySummary, SummaryPage } from "#client/queries/companies.ts";
import { mapFlags } from "#contract/search/filters.ts";
import { CompanyGrid } from "./company-grid.tsx";
import { ChooseBox } from "./selection/choose-box.tsx";
import { EXAMPLE_COMPANY, exampleSelection } from "./testing/example-company.ts";

const company = (id: number, name: string, email: string | null): CompanySummary => ({
  ...EXAMPLE_COMPANY,
  id,
  name,
  email,
});

const COMPANIES = [
  company(1, "Aire Skips", "hello@aireskips.example"),
  company(2, "Wharfe Waste", "hello@wharfewaste.example"),
  company(3, "No Email Skips", null),
];
const RESULT: SummaryPage = {
  companies: COMPANIES,
  total: 60,
  page: 2,
  limit: 20,
  totalPages: 3,
  facets: { size: {}, ...mapFlags(() => 0), service: {} },
};
const SELECTION = exampleSelection(COMPANIES.slice(0, 1));

export const states: States = {
  "one company selected": (
    <CompanyGrid result={RESULT} isStale={false} selection={SELECTION} SelectControl={ChooseBox} />
  ),
  "while the next page loads": (
    <CompanyGrid result={RESULT} isStale selection={SELECTION} SelectControl={ChooseBox} />
  ),
};
