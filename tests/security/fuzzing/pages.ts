import { PAGES, type PageName } from "#contract/pages.ts";

interface PageAddress {
  /** The route pattern. */
  path: string;
  /** Valid fields of the form on the page. */
  form?: Record<string, string>;
}

/** Query parameters that pages read, and two that only React Router's framework would read: `_routes` and `index`. */
export const QUERY = [
  ...new Set(Object.values(PAGES).flatMap(({ query }) => Object.keys(query))),
  ...["_routes", "index"],
];

const PERSON = { name: "Ann Archer", email: "ann@archer.example", phone: "01632 960001", location: "Leeds" };

export const QUOTE_FORM = {
  ...PERSON,
  wasteType: "Soil and rubble",
  skipSize: "small",
  hireDate: "2099-01-01",
  hireDuration: "1-week",
  radius: "25",
  companies: "1",
};

/** Valid fields for the pages whose posted form is tested. */
const FORMS: Partial<Record<PageName, Record<string, string>>> = {
  claim: { ...PERSON, proof: "Director", intent: "details" },
  correct: { field: "phone", suggestion: "01632 960124", source: "Their website", email: "" },
  firm: { intent: "resume" },
  "firm-listing": {
    "price-6": "210",
    ticked: "1",
    "offers-6": "on",
    miles: "20",
    "day-sat": "on",
    "from-0": "2027-12-24",
    "authority-0": "Leeds City Council",
    codes: "LS1-LS4",
    "take-soil": "refuse",
    phone: "01632 960124",
  },
  "firm-reviews": { reviewId: "1", reply: "Thank you" },
  "firm-leave": {},
  "firm-link": {},
  "confirm-claim": {},
  "list-business": PERSON,
  quote: QUOTE_FORM,
  answer: {
    ...{
      hire: "270",
      "hire-vat": "on",
      "permit-council-fee": "44",
      vat: "added",
      hireDays: "14",
      extraWeek: "25",
    },
    ...{
      "extra-0-item": "Mattress",
      "extra-0-price": "25",
      weightLimitTonnes: "6",
      validUntil: "2099-01-01",
    },
    ...{ note: "Gate 3 m wide", key: "one", intent: "preview" },
  },
  receipt: { intent: "withdraw", companyId: "1", version: "", companyIds: "2" },
  "my-review": { intent: "edit", customerName: "Ann", rating: "4", title: "Good", content: "On time." },
  "review-report": { reason: "abusive", note: "It names the driver" },
  review: { customerName: "Ann", rating: "4", title: "Good", content: "On time." },
};

/** The route of every page, with valid fields if its posted form is tested. */
export const PAGE_ADDRESSES: PageAddress[] = (Object.keys(PAGES) as PageName[]).map((name) => {
  const form = FORMS[name];
  return { path: PAGES[name].path, ...(form && { form }) };
});
