/** Example bodies of the calls that answer quote requests. */

const PRICES = {
  lines: [
    { kind: "hire", price: "270.00", vat: true },
    { kind: "permit-council-fee", price: "44.00", vat: false },
    { kind: "permit-handling", price: "15.00", vat: true },
    { kind: "extra", item: "Mattress", price: "25.00", vat: true },
  ],
  vat: "added",
  hireDays: 14,
  extraWeek: "25.00",
  weightLimitTonnes: null,
  overweightPerTonne: null,
  // The server refuses past dates, so a fixed date in an example would become invalid.
  earliestDate: null,
  validUntil: null,
};

const TERMS = { ...PRICES, note: "We need 3.5 m of width to get in." };

export const ANSWER_REQUEST_EXAMPLES = {
  sendOffer: TERMS,
  declineRequest: { reason: "no-vehicle", note: null },
  pressAsCompany: { press: "question", question: "access" },
};

const ANSWERING = {
  request: {
    reference: "SF-7K2M9Q",
    createdAt: "2026-11-21T09:30:00.000Z",
    asked: [
      { label: "Location", text: "LS1 4AP" },
      { label: "Skip", text: "6 yards" },
    ],
    job: { size: 6, stands: "road", weeks: 2 },
    weeks: 2,
    companies: 3,
  },
  company: { id: 1, name: "Sample Skips" },
  state: "open",
  offers: [
    {
      ...TERMS,
      version: 1,
      answeredAt: "2026-11-21T10:10:00.000Z",
      total: "416.00",
      vatAdded: "62.00",
      comparable: { total: "416.00", extraWeeks: 0, unsaid: [] },
    },
  ],
  declined: null,
  prefill: PRICES,
  prefilledFrom: "this-request",
  canAnswer: true,
  canDecline: true,
  refusal: null,
  questions: [
    {
      ...{ number: "F1", at: "2026-11-21T10:00:00.000Z", company: "Sample Skips" },
      ...{ text: "How wide is the narrowest part of the way in?", answer: null },
    },
  ],
  canQuestion: true,
  released: null,
  hire: null,
  expiresAt: "2026-12-21T09:30:00.000Z",
};

export const ANSWER_RESPONSES = {
  getAnswering: ANSWERING,
  sendOffer: { version: 1, total: "416.00" },
  pressAsCompany: ANSWERING,
  declineRequest: {
    ...ANSWERING,
    declined: { reason: "no-vehicle", note: null, answeredAt: "2026-11-21T11:00:00.000Z" },
  },
};
