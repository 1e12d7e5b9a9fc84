import type { CompanySummary } from "#client/queries/companies.ts";
import type { Total } from "#contract/companies/totals.ts";
import type { SelectableCompany } from "../selection/chosen-companies.ts";
import type { QuoteSelection } from "../selection/use-quote-selection.ts";

export const EXAMPLE_TOTAL: Total = {
  from: "210.00",
  to: "210.00",
  known: true,
  parts: [
    { kind: "hire", from: "210.00", to: "210.00", source: "company", statedBy: "company", hireDays: 14 },
  ],
  unknown: [],
};

export const EXAMPLE_WITHOUT_DAYS: Total = {
  ...EXAMPLE_TOTAL,
  known: false,
  parts: [
    { kind: "hire", from: "210.00", to: "210.00", source: "company", statedBy: "directory", hireDays: null },
  ],
  unknown: ["extra-week"],
};

export const EXAMPLE_ESTIMATE: Total = {
  from: "167.00",
  to: "208.00",
  known: false,
  parts: [{ kind: "hire", from: "167.00", to: "208.00", source: "estimate" }],
  unknown: ["permit"],
};

export const EXAMPLE_COMPANY: CompanySummary = {
  id: 1,
  name: "Aire Skips",
  location: "Leeds",
  county: "West Yorkshire",
  phone: "0113 496 0123",
  email: "hello@aireskips.example",
  website: "https://www.aireskips.example",
  services: "Skip Hire, Grab Hire, Waste Removal",
  rating: "4.35",
  reviewCount: 27,
  skipSizes: "4 yard, 6 yard, 8 yard",
  earliest: { day: "2026-11-30", unknown: [] },
};

export const exampleSelection = (selected: readonly SelectableCompany[]): QuoteSelection => ({
  selected,
  latest: () => selected,
  toggle: () => {},
  clear: () => {},
  select: () => {},
});
