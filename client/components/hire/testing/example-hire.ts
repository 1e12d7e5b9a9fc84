import type { HireView } from "#contract/hires/press-bodies.ts";
import type { Quote } from "#contract/quotes.ts";

/** A hire whose skip was delivered. The company has not agreed to the collection yet, and the customer reported a problem. */
export const HIRE: HireView = {
  stage: "delivered",
  visit: {
    of: "collection",
    number: "C1",
    day: "2026-12-15",
    part: "morning",
    by: "customer",
    agreed: false,
  },
  deliveredOn: "2026-12-01",
  collectedOn: null,
  endsOn: "2026-12-14",
  keep: null,
  extraWeek: "25.00",
  furtherWeeks: [],
  totalWithWeeks: null,
  isTotalOpen: false,
  permit: {
    endsOn: "2026-12-14",
    askBy: "2026-12-07",
    isLate: false,
  },
  permitQuestion: null,
  went: null,
  takeBack: null,
  problems: [
    {
      problem: "more-charged",
      amount: "120.00",
      words: "They took £120 more by card than they offered.",
      number: "C2",
      at: "2026-12-10T09:00:00.000Z",
      answerBy: "2026-12-17",
      answer: null,
      settled: null,
    },
  ],
  events: [
    {
      number: "C1",
      at: "2026-12-09T09:00:00.000Z",
      by: "customer",
      kind: "collect",
      text: "You asked for the skip to be collected, from Tuesday 15 December 2026 in the morning.",
      words: null,
      about: null,
    },
  ],
  can: ["day", "not-yet", "collected", "problem"],
};

export const QUOTE: Quote = {
  id: 1,
  reference: "SF-7K2M9Q",
  name: "Ann Example",
  email: "ann@example.org",
  phone: "07700 900123",
  location: "LS1 4AP",
  skipSize: "builder-6-yard",
  wasteType: "garden",
  hireLength: "1-week",
  hireDate: null,
  additionalInfo: "Mostly hedge cuttings",
  job: {
    size: 6,
    stands: "drive",
  },
  selectedCompanies: '[{"id":1,"name":"Sample Skips"}]',
  status: "pending",
  awaitingConfirmation: false,
  chosenCompanyId: null,
  chosenAt: null,
  withdrawnAt: null,
  erasedAt: null,
  createdAt: "2026-11-21T09:30:00.000Z",
  answers: [
    {
      companyId: 1,
      state: "offered",
      version: 1,
      total: "416.00",
      comparable: {
        total: "446.00",
        extraWeeks: 1,
        unsaid: [],
      },
      answeredAt: "2026-11-21T10:10:00.000Z",
    },
  ],
  deliveries: [],
  events: [],
  problems: [],
  stage: null,
};
