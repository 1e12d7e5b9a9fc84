import type { Answer, Offer } from "#contract/answers/answers.ts";
import type { OtherCompany, QuoteReceipt, QuoteReceiptCompany } from "#contract/quotes.ts";
import type { ReceiptListing } from "../receipt-view.ts";

export const WAITING_ANSWER: Answer = { state: "waiting", offer: null, declinedBecause: null, note: null };
export const offered = (offer: Offer, state: Answer["state"] = "offered"): Answer => ({
  ...WAITING_ANSWER,
  state,
  offer,
});
export const DECLINED_ANSWER: Answer = {
  ...WAITING_ANSWER,
  state: "declined",
  declinedBecause: "no-vehicle",
  note: "Try us again in the new year.",
};

export const company = (
  id: number,
  name: string,
  answer: Answer,
  state: QuoteReceiptCompany["state"] = "sent",
): QuoteReceiptCompany => ({
  ...{ id, name, phone: `0113 496 012${id}`, state, answer },
  ...{ sameMailbox: [], cancellationEmail: null, isTold: false, permitQuestion: null },
});

export const LISTINGS: ReceiptListing[] = [
  {
    id: 1,
    rating: "4.60",
    reviewCount: 27,
    licenseNumber: "CBDU99000001",
    carrierCheck: "Not checked",
    isCarrierDoubtful: false,
  },
  {
    id: 2,
    rating: null,
    reviewCount: 0,
    licenseNumber: null,
    carrierCheck: "Not checked",
    isCarrierDoubtful: false,
  },
  {
    id: 3,
    rating: "3.90",
    reviewCount: 1,
    licenseNumber: "CBDU99000003",
    carrierCheck: "Not checked",
    isCarrierDoubtful: false,
  },
];

export const RECEIPT: QuoteReceipt = {
  reference: "SF-ABC-123",
  createdAt: "2026-11-23T10:00:00.000Z",
  asked: [
    { label: "Location", text: "LS6 2AB" },
    { label: "Skip", text: "6 yards" },
    { label: "Stands", text: "On the road" },
    { label: "Delivery", text: "Monday 30 November 2026" },
    { label: "Hire", text: "3 weeks" },
    { label: "Waste", text: "Garden, soil, mattresses" },
  ],
  name: "Sam Taylor",
  email: "sam@customer.example",
  phoneEnding: "123",
  companies: [
    company(1, "Aire Skips", WAITING_ANSWER),
    company(2, "Bolton Skips", WAITING_ANSWER),
    company(3, "Cave Skips", WAITING_ANSWER),
  ],
  hire: null,
  questions: [],
  released: null,
  viewUrl: "/receipt/view",
  chosenCompanyId: null,
  undoUntil: null,
  sinceChoice: null,
  choiceEmail: null,
  job: { size: 6, date: "2026-11-30", weeks: 3, stands: "road", waste: ["garden", "soil", "mattress"] },
  weeks: 3,
  size: 6,
  date: "2026-11-30",
  withdrawnAt: null,
  erasedAt: null,
  awaitingConfirmation: false,
  canConfirm: false,
  linkEmail: null,
  confirmRefusal: null,
  others: [],
  canAsk: 0,
  testMode: false,
};

export const OTHERS: OtherCompany[] = [
  {
    ...{ id: 6, name: "Foss Skips", location: "York", rating: "4.30", reviewCount: 12, distance: 9.4 },
    servesBecause: "It states that it delivers to LS6.",
    offersSize: true,
    total: {
      ...{ from: "185.00", to: "185.00", known: false, unknown: ["permit"] },
      parts: [{ kind: "hire", from: "185.00", to: "185.00", source: "company" }],
    },
  },
  {
    ...{ id: 7, name: "Gale Skips", location: "Leeds", rating: null, reviewCount: 0, distance: 0.7 },
    ...{ servesBecause: null, offersSize: null, total: null },
  },
];
