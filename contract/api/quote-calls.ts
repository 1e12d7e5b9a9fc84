import { z } from "zod";
import { tokenPathParams } from "../field-schemas.ts";
import { customerPress } from "../hires/press-bodies.ts";
import { newLead, sentLeadSchema } from "../leads.ts";
import { MAX_PICTURE_BYTES } from "../pictures.ts";
import {
  acceptedQuoteSchema,
  choiceBody,
  furtherCompaniesBody,
  idempotencyKey,
  newQuote,
  quoteReceiptSchema,
  quoteRequestBody,
} from "../quotes.ts";
import { type ApiCalls, PUBLIC_POST } from "./call.ts";

const keptPhotoSchema = z
  .object({
    token: z.string().meta({ description: "Names the photo in the quote request, within an hour" }),
    url: z.string().meta({ description: "The photo as it was kept, upright and without its metadata" }),
  })
  .meta({ id: "KeptPhoto" });

const CLOSED = "The request has been closed, or the company was not asked";

const NO_RECEIPT = { 404: "Receipt not found" };

const RECEIPT_CALL = {
  method: "POST",
  access: "anybody",
  params: tokenPathParams,
  success: { status: 200, description: "The receipt", schema: quoteReceiptSchema },
  errors: NO_RECEIPT,
} as const;

const KEY_HEADER = {
  "Idempotency-Key": {
    schema: idempotencyKey,
    description: "1 to 200 visible characters. A repeated key gets the first answer and sends nothing twice",
  },
};

export const QUOTE_CALLS = {
  requestQuotes: {
    ...PUBLIC_POST,
    path: "/quotes",
    summary: "Send one quote request to up to five companies. Only the ids of the companies are read",
    rateLimit: "quote",
    headers: KEY_HEADER,
    body: { schema: newQuote, documented: quoteRequestBody },
    success: { status: 201, description: "The request was accepted", schema: acceptedQuoteSchema },
    errors: {
      422: "The Idempotency-Key was used for another request",
    },
  },
  uploadPhoto: {
    ...PUBLIC_POST,
    path: "/photos",
    summary:
      "Upload a photo for a quote request: JPEG, PNG or WebP with at most 40 megapixels. It is turned upright, reduced and freed of its metadata, and deleted after an hour unless a request names it",
    rateLimit: "picture",
    body: { type: "image/*", maxBytes: MAX_PICTURE_BYTES, isPicture: true },
    success: { status: 201, description: "The photo is kept for an hour", schema: keptPhotoSchema },
    errors: { 400: "The body is not such a picture" },
  },
  getReceipt: {
    ...RECEIPT_CALL,
    method: "GET",
    path: "/receipts/{token}",
    summary: "Read a quote request by the token of its receipt link",
  },
  getCalendar: {
    ...RECEIPT_CALL,
    method: "GET",
    path: "/receipts/{token}/calendar",
    summary: "The days of delivery and collection as a calendar file (iCalendar)",
    success: { status: 200, description: "The file", type: "text/calendar" },
  },
  confirmQuote: {
    ...RECEIPT_CALL,
    path: "/receipts/{token}/confirm",
    summary:
      "Confirm the customer's address and send the request, with the token of the email to that address",
    errors: {
      ...NO_RECEIPT,
      409: "The token is not that of the email, the request does not wait, or it waited for more than 7 days or past its delivery day",
    },
  },
  sendConfirmationLink: {
    ...RECEIPT_CALL,
    path: "/receipts/{token}/send-link",
    summary: "Send the email that confirms the customer's address, or send it again",
    errors: {
      ...NO_RECEIPT,
      409: "The request does not wait or can no longer be sent, or the address got three such emails today",
    },
  },
  chooseCompany: {
    ...RECEIPT_CALL,
    path: "/receipts/{token}/choose",
    summary: "Choose one of the companies asked. All are told after ten minutes; until then it can be undone",
    body: { schema: choiceBody },
    errors: { ...NO_RECEIPT, 409: `${CLOSED}, or the company has declined or made another offer` },
  },
  undoChoice: {
    ...RECEIPT_CALL,
    path: "/receipts/{token}/undo",
    summary:
      "Undo the choice within ten minutes, before anybody is told. Without a choice it changes nothing",
    errors: { ...NO_RECEIPT, 409: "The time to undo the choice is over" },
  },
  pressAsCustomer: {
    ...RECEIPT_CALL,
    path: "/receipts/{token}/press",
    summary:
      "Answer a company's question, or settle the hire with the chosen company: days, collection, a longer hire, a problem, another choice. The company is told by email",
    rateLimit: "answer",
    headers: KEY_HEADER,
    body: { schema: customerPress },
    errors: {
      ...NO_RECEIPT,
      409: "The hire is not in a state for it, or the key was used for another press",
    },
  },
  askOthers: {
    ...RECEIPT_CALL,
    path: "/receipts/{token}/ask",
    summary:
      "Send the request to further companies, five in all at most. Those asked already are not asked again",
    body: { schema: furtherCompaniesBody },
    errors: { ...NO_RECEIPT, 409: "The request has been closed, or a company cannot be asked" },
  },
  withdrawQuote: {
    ...RECEIPT_CALL,
    path: "/receipts/{token}/withdraw",
    summary: "Withdraw the request; every company asked is told",
    errors: { ...NO_RECEIPT, 409: CLOSED },
  },
  eraseQuote: {
    ...RECEIPT_CALL,
    path: "/receipts/{token}/erase",
    summary:
      "Delete the customer's details, and withdraw the request if it has not been closed. A choice is told at once",
  },
  requestListing: {
    ...PUBLIC_POST,
    path: "/leads",
    summary: "Ask for a business to be listed. An equal request within the hour is the same one",
    rateLimit: "lead",
    body: { schema: newLead },
    success: { status: 201, description: "The listing request", schema: sentLeadSchema },
  },
} as const satisfies ApiCalls;
