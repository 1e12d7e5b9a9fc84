import { LONG_WORD, type States } from "#client/component-states/states.ts";
import { EXAMPLE_COMPANY } from "#client/components/company/testing/example-company.ts";
import type { QuoteCompany } from "#client/queries/quote-companies.ts";
import type { Total } from "#contract/companies/totals.ts";
import { CompanyTick } from "./company-tick.tsx";

const hire = (source: "company" | "estimate", from: string, to = from): Total => ({
  ...{ from, to, known: source === "company", unknown: source === "company" ? [] : ["permit"] },
  parts: [{ kind: "hire", from, to, source, ...(source === "company" && { hireDays: 14 }) }],
});

const COMPANY: QuoteCompany = {
  ...EXAMPLE_COMPANY,
  ...{
    distance: 3.2,
    rating: "4.60",
    serves: "yes",
    offersSize: true,
    refuses: [],
    total: hire("company", "185.00"),
  },
  earliest: { day: null, unknown: ["notice"] },
};
const props = { job: { size: 6 }, place: "LS6 2AB", isTicked: true, onTick: () => {} } as const;

export const states: States = {
  ticked: <CompanyTick {...props} company={COMPANY} />,
  unticked: <CompanyTick {...props} company={COMPANY} isTicked={false} />,
  estimated: <CompanyTick {...props} company={{ ...COMPANY, total: hire("estimate", "167.00", "208.00") }} />,
  "prices of an earlier job": <CompanyTick {...props} company={COMPANY} job={undefined} />,
  "details not loaded": <CompanyTick {...props} company={{ id: 1, name: "Aire Skips", email: "" }} />,
  "can't do the size, long name": (
    <CompanyTick {...props} company={{ ...COMPANY, name: LONG_WORD, serves: "ask", offersSize: false }} />
  ),
};
