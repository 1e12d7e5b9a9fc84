import type { States } from "#client/component-states/states.ts";
import type { CompanySummary, SummaryPage } from "#contract/companies.ts";
import { CompanyGrid, type SelectControlProps } from "./company-grid.tsx";
import type { QuoteSelection } from "./use-quote-selection.ts";

const company = (id: number, name: string, email: string | null): CompanySummary => ({
  id,
  name,
  email,
  location: "Leeds",
  county: "West Yorkshire",
  phone: "0113 496 0123",
  website: null,
  services: "Skip Hire, Grab Hire",
  rating: "4.35",
  reviewCount: 27,
  skipSizes: "4 yard, 6 yard, 8 yard",
  noticeDays: 1,
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
  facets: { size: {}, quotable: 2, service: {} },
};
const SELECTION: QuoteSelection = {
  selected: COMPANIES.slice(0, 1),
  toggle: () => {},
  selectTop: () => {},
  clear: () => {},
  select: () => {},
};

const SelectBox = ({ name, isSelected, onToggle }: SelectControlProps) => (
  <label>
    <input type="checkbox" checked={isSelected} onChange={onToggle} /> Select {name}
  </label>
);

export const states: States = {
  "without selection": (
    <CompanyGrid result={RESULT} isStale={false} selection={null} SelectControl={SelectBox} />
  ),
  "one company selected": (
    <CompanyGrid result={RESULT} isStale={false} selection={SELECTION} SelectControl={SelectBox} />
  ),
  "while the next page loads": (
    <CompanyGrid result={RESULT} isStale selection={SELECTION} SelectControl={SelectBox} />
  ),
};
