import { newLead, sentLeadSchema } from "../leads.ts";
import {
  acceptedQuoteSchema,
  choiceBody,
  furtherCompaniesBody,
  idempotencyKey,
  quoteReceiptSchema,
  quoteRequestBody,
  receiptPathParams,
} from "../quotes.ts";
import type { ApiCall } from "./call.ts";

const CLOSED = "The request has been closed, or the company was not asked";

type ReceiptCall = Pick<ApiCall, "path" | "name" | "summary"> & Partial<ApiCall>;

/** Defines a call about one receipt. By default its method is POST, and its response is the receipt. */
const receiptCall = ({ errors, ...call }: ReceiptCall): ApiCall => ({
  method: "POST",
  access: "anybody",
  params: receiptPathParams,
  success: { status: 200, description: "The receipt", schema: quoteReceiptSchema },
  errors: { 404: "Receipt not found", ...errors },
  ...call,
});

/** Calls that request quotes, read and change a request by its receipt link, and ask for a listing. */
export const QUOTE_CALLS: readonly ApiCall[] = [
  {
    method: "POST",
    path: "/quotes",
    name: "requestQuotes",
    summary: "Send one quote request to up to five companies. Only the ids of the companies are read",
    access: "anybody",
    rateLimit: "quote",
    headers: {
      "Idempotency-Key": {
        schema: idempotencyKey,
        description:
          "1 to 200 visible characters. A repeated key gets the first answer and sends nothing twice",
      },
    },
    body: { schema: quoteRequestBody },
    success: { status: 201, description: "The request was accepted", schema: acceptedQuoteSchema },
    errors: { 422: "The Idempotency-Key was used for another request" },
  },
  receiptCall({
    method: "GET",
    path: "/receipts/{token}",
    name: "getReceipt",
    summary: "Read a quote request by the token of its receipt link",
  }),
  receiptCall({
    path: "/receipts/{token}/confirm",
    name: "confirmQuote",
    summary:
      "Confirm the customer's address and send the request, with the token of the email to that address",
    errors: {
      409: "The token is not that of the email, the request does not wait, or it waited for more than 7 days or past its delivery day",
    },
  }),
  receiptCall({
    path: "/receipts/{token}/send-link",
    name: "sendConfirmationLink",
    summary: "Send the email that confirms the customer's address, or send it again",
    errors: {
      409: "The request does not wait or can no longer be sent, or the address got three such emails today",
    },
  }),
  receiptCall({
    path: "/receipts/{token}/choose",
    name: "chooseCompany",
    summary: "Choose one of the companies asked. All are told after ten minutes; until then it can be undone",
    body: { schema: choiceBody },
    errors: { 409: `${CLOSED}, or the company has declined or made another offer` },
  }),
  receiptCall({
    path: "/receipts/{token}/undo",
    name: "undoChoice",
    summary:
      "Undo the choice within ten minutes, before anybody is told. Without a choice it changes nothing",
    errors: { 409: "The time to undo the choice is over" },
  }),
  receiptCall({
    path: "/receipts/{token}/ask",
    name: "askOthers",
    summary:
      "Send the request to further companies, five in all at most. Those asked already are not asked again",
    body: { schema: furtherCompaniesBody },
    errors: { 409: "The request has been closed, or a company cannot be asked" },
  }),
  receiptCall({
    path: "/receipts/{token}/withdraw",
    name: "withdrawQuote",
    summary: "Withdraw the request; every company asked is told",
    errors: { 409: CLOSED },
  }),
  receiptCall({
    path: "/receipts/{token}/erase",
    name: "eraseQuote",
    summary:
      "Delete the customer's details, and withdraw the request if it has not been closed. A choice is told at once",
  }),
  {
    method: "POST",
    path: "/leads",
    name: "requestListing",
    summary: "Ask for a business to be listed. An equal request within the hour is the same one",
    access: "anybody",
    rateLimit: "lead",
    body: { schema: newLead },
    success: { status: 201, description: "The listing request", schema: sentLeadSchema },
  },
];
