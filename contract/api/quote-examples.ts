const WAITING = { state: "waiting", offer: null, declinedBecause: null, note: null };

const RECEIPT = {
  reference: "SF-7K2M9Q",
  createdAt: "2026-11-21T09:30:00.000Z",
  testMode: false,
  name: "Ann Example",
  email: "ann@example.org",
  phoneEnding: "123",
  asked: [{ label: "Skip", text: "6 yards" }],
  companies: [
    {
      ...{ id: 1, name: "Sample Skips", phone: "01632 960123", state: "sent" },
      ...{ sameMailbox: [], cancellationEmail: null, answer: WAITING },
    },
  ],
  awaitingConfirmation: false,
  canConfirm: false,
  linkEmail: null,
  confirmRefusal: null,
  others: [
    {
      id: 2,
      name: "Other Sample Skips",
      location: "Leeds",
      rating: "4.20",
      reviewCount: 15,
      distance: 6.2,
      servesBecause: "It says it delivers to LS1.",
      offersSize: null,
      total: null,
    },
  ],
  canAsk: 4,
  chosenCompanyId: null,
  undoUntil: null,
  choiceEmail: null,
  job: { size: 6, stands: "drive" },
  weeks: 1,
  size: 6,
  date: null,
  hire: null,
  released: null,
  viewUrl: "https://www.example.org/receipt/view-token",
  questions: [
    {
      ...{ number: "F1", at: "2026-11-21T10:00:00.000Z", company: "Sample Skips" },
      ...{ text: "How wide is the narrowest part of the way in?", answer: "Three metres" },
    },
  ],
  withdrawnAt: null,
  erasedAt: null,
};

const PROBLEM = {
  problem: "more-charged",
  amount: "120.00",
  words: "They took £120 more by card than they offered.",
};

/** A hire of a skip that was delivered, with a collection that the company still has to agree to, and a problem. */
export const HIRE = {
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
  ...{ furtherWeeks: [], totalWithWeeks: null },
  permit: { endsOn: "2026-12-14", askBy: "2026-12-07" },
  went: null,
  takeBack: null,
  problems: [
    {
      ...PROBLEM,
      ...{
        number: "C2",
        at: "2026-12-10T09:00:00.000Z",
        answerBy: "2026-12-17",
        answer: null,
        settled: null,
      },
    },
  ],
  events: [
    {
      ...{ number: "C1", at: "2026-12-09T09:00:00.000Z", by: "customer", kind: "collect" },
      text: "You asked for the skip to be collected, from Tuesday 15 December 2026 in the morning.",
      words: null,
    },
  ],
  can: ["day", "not-yet", "collected", "problem"],
};

export const STORED_QUOTE = {
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
  job: { size: 6, stands: "drive" },
  selectedCompanies: '[{"id":1,"name":"Sample Skips"}]',
  status: "pending",
  awaitingConfirmation: false,
  chosenCompanyId: null,
  chosenAt: null,
  withdrawnAt: null,
  erasedAt: null,
  createdAt: "2026-11-21T09:30:00.000Z",
};

export const QUOTE = {
  ...STORED_QUOTE,
  answers: [
    { companyId: 1, state: "offered", version: 1, total: "416.00", answeredAt: "2026-11-21T10:10:00.000Z" },
  ],
  ...{ deliveries: [], events: [], problems: [] },
};

export const QUOTE_REQUESTS = {
  requestQuotes: {
    name: "Ann Example",
    email: "ann@example.org",
    phone: "07700 900123",
    location: "LS1 4AP",
    wasteType: "garden",
    skipSize: "builder-6-yard",
    hireLength: "1-week",
    additionalInfo: "Mostly hedge cuttings",
    job: { size: 6, stands: "drive" },
    companies: [{ id: 1 }],
  },
  searchQuotes: { text: "07700 900123", filter: "unanswered" },
  chooseCompany: { companyId: 1, version: null },
  askOthers: { companyIds: [1] },
  pressAsCustomer: { press: "problem", ...PROBLEM },
  resendEmails: { ids: [1] },
};

export const QUOTE_RESPONSES = {
  requestQuotes: {
    reference: "SF-7K2M9Q",
    testMode: false,
    awaitingConfirmation: false,
    linkSent: false,
    receiptUrl: "https://www.example.org/receipt/token",
    companies: [{ id: 1, name: "Sample Skips" }],
  },
  uploadPhoto: {
    token: "photo-1.20788.signature",
    url: "/pictures/photo-1.20788.signature",
  },
  getReceipt: RECEIPT,
  getCalendar: "BEGIN:VCALENDAR",
  confirmQuote: RECEIPT,
  sendConfirmationLink: { ...RECEIPT, awaitingConfirmation: true, linkEmail: "queued" },
  chooseCompany: { ...RECEIPT, chosenCompanyId: 1, undoUntil: "2026-11-22T10:10:00.000Z" },
  undoChoice: RECEIPT,
  pressAsCustomer: { ...RECEIPT, chosenCompanyId: 1, choiceEmail: "sent", hire: HIRE },
  askOthers: RECEIPT,
  withdrawQuote: { ...RECEIPT, withdrawnAt: "2026-11-22T10:00:00.000Z" },
  eraseQuote: {
    ...RECEIPT,
    name: "",
    email: "",
    phoneEnding: "",
    asked: [],
    withdrawnAt: "2026-11-22T10:00:00.000Z",
    erasedAt: "2026-11-22T10:00:00.000Z",
  },
  listQuotes: [QUOTE],
  searchQuotes: [QUOTE],
  resendEmails: { queued: 3 },
};
