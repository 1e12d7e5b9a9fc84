import { LONG_WORD, type States } from "#client/component-states/states.ts";
import type { CompanySummary } from "#contract/companies.ts";
import { CompanyCard } from "./company-card.tsx";
import { NoQuotesByEmail } from "./no-quotes-by-email.tsx";

const COMPANY: CompanySummary = {
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
  noticeDays: 1,
};

const UNKNOWN = { phone: null, email: null, website: null, services: null, rating: null, reviewCount: 0 };

export const states: States = {
  default: <CompanyCard company={COMPANY} />,
  "with a distance": <CompanyCard company={{ ...COMPANY, distance: 12.3 }} />,
  selected: <CompanyCard company={COMPANY} selection={{ isSelected: true, control: <p>Selected</p> }} />,
  "cannot be selected": (
    <CompanyCard company={COMPANY} selection={{ isSelected: false, control: <NoQuotesByEmail /> }} />
  ),
  "unknown values": <CompanyCard company={{ ...COMPANY, ...UNKNOWN }} />,
  "long text": (
    <CompanyCard
      company={{
        ...COMPANY,
        name: LONG_WORD,
        location: LONG_WORD,
        website: `https://${"skips-".repeat(9)}hire.example`,
        services:
          "Skip Hire, Grab Hire, Waste Removal, Roll-on Roll-off, Recycling, Site Clearance, Aggregates",
        distance: 1_234.5,
      }}
    />
  ),
};
