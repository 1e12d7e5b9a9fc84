import { LONG_WORD, type States } from "#client/component-states/states.ts";
import type { Earliest } from "#contract/companies.ts";
import { CompanyCard } from "./company-card.tsx";
import {
  EXAMPLE_COMPANY,
  EXAMPLE_ESTIMATE,
  EXAMPLE_TOTAL,
  exampleSelection,
} from "./testing/example-company.ts";

const COMPANY = EXAMPLE_COMPANY;
const UNKNOWN = {
  phone: null,
  email: null,
  website: null,
  services: null,
  rating: null,
  reviewCount: 0,
  skipSizes: null,
  earliest: { day: null, unknown: ["notice"] } satisfies Earliest,
};
const FIT = { distance: 6.3, serves: "yes", servesBecause: "It states that it delivers to LS6." } as const;
const FIGURES = { requests: 10, answeredShare: 0.8, medianHours: 4, bucket: "hours" } as const;
const JOB = { location: "LS6 2AB", size: 6 } as const;

export const states: States = {
  default: <CompanyCard company={COMPANY} />,
  "fits the job, with a price": (
    <CompanyCard
      company={{ ...COMPANY, ...FIT, offersSize: true, total: EXAMPLE_TOTAL }}
      search={JOB}
      place="LS6"
    />
  ),
  "probably fits, with an estimate": (
    <CompanyCard
      company={{ ...COMPANY, ...FIT, serves: "probably", offersSize: null, total: EXAMPLE_ESTIMATE }}
      search={JOB}
      place="LS6"
    />
  ),
  "does not fit": (
    <CompanyCard
      company={{ ...COMPANY, ...FIT, serves: "no", offersSize: false, distance: 0.4 }}
      search={JOB}
      place="LS6"
    />
  ),
  "nothing known": (
    <CompanyCard
      company={{ ...COMPANY, ...UNKNOWN, distance: 30, serves: "ask", offersSize: null }}
      search={JOB}
      place="LS6"
    />
  ),
  "nothing known, nothing asked": <CompanyCard company={{ ...COMPANY, ...UNKNOWN }} />,
  selected: (
    <CompanyCard
      company={COMPANY}
      selection={exampleSelection([COMPANY])}
      SelectControl={() => <p className="card-control">Selected</p>}
    />
  ),
  "answers within hours": <CompanyCard company={{ ...COMPANY, answers: FIGURES }} />,
  "answers seldom and late": (
    <CompanyCard company={{ ...COMPANY, answers: { ...FIGURES, answeredShare: 0.3, bucket: "longer" } }} />
  ),
  "has answered nothing": (
    <CompanyCard
      company={{
        ...COMPANY,
        answers: { ...FIGURES, answeredShare: 0, medianHours: null, bucket: "unanswered" },
      }}
    />
  ),
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
        serves: "probably",
      }}
      place={LONG_WORD}
    />
  ),
};
