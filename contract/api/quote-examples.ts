import EXAMPLES from "./examples.json" with { type: "json" };

const { receipt, storedQuote, quoteAnswer } = EXAMPLES.shared;

/** A hire whose skip was delivered. The company has not agreed to the collection yet, and the customer reported a problem. */
export const HIRE = EXAMPLES.shared.hire;

export const QUOTE = {
  ...storedQuote,
  answers: [quoteAnswer],
  deliveries: [],
  events: [],
  problems: [],
  stage: null,
};

const ERASED_ON = "2026-11-22T10:00:00.000Z";

export const QUOTE_RESPONSES = {
  getReceipt: receipt,
  confirmQuote: receipt,
  sendConfirmationLink: { ...receipt, awaitingConfirmation: true, linkEmail: "queued" },
  chooseCompany: { ...receipt, chosenCompanyId: 1, undoUntil: "2026-11-22T10:10:00.000Z" },
  undoChoice: receipt,
  pressAsCustomer: { ...receipt, chosenCompanyId: 1, choiceEmail: "sent", hire: HIRE },
  askOthers: receipt,
  withdrawQuote: { ...receipt, withdrawnAt: ERASED_ON },
  eraseQuote: {
    ...receipt,
    name: "",
    email: "",
    phoneEnding: "",
    asked: [],
    withdrawnAt: ERASED_ON,
    erasedAt: ERASED_ON,
  },
  listQuotes: [QUOTE],
  searchQuotes: [QUOTE],
  findPersonalData: {
    ...EXAMPLES.responses.findPersonalData,
    quotes: [{ ...storedQuote, invitedAt: null, hasKeys: true, answers: [], presses: [], photos: [] }],
  },
};
