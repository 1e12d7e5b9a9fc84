import { declineBody, offerBody, requestToAnswerSchema, sentOfferSchema } from "../answers/answers.ts";
import { ANSWER_LINK_DAYS, HIRE_LINK_DAYS } from "../answers/offer.ts";
import { tokenPathParams } from "../field-schemas.ts";
import { companyPress } from "../hires/press-bodies.ts";
import { idempotencyKey } from "../quotes.ts";
import { type ApiCalls, PUBLIC_GET, PUBLIC_POST } from "./call.ts";

const ERRORS = {
  404: "Unknown link",
  410: `The link has ended: ${ANSWER_LINK_DAYS} days after the request, for the chosen company ${HIRE_LINK_DAYS} days after the latest press, or because its mailbox is no longer that of the company`,
};
const CLOSED =
  "The request has been closed, this company has answered many times, or the key was used for another answer";

const ANSWER_POST = {
  ...PUBLIC_POST,
  rateLimit: "answer",
  params: tokenPathParams,
  headers: {
    "Idempotency-Key": {
      schema: idempotencyKey,
      description:
        "1 to 200 visible characters. A repeated key gets the first result and sends nothing twice",
    },
  },
} as const;

export const ANSWER_CALLS = {
  getAnswering: {
    ...PUBLIC_GET,
    path: "/answers/{token}",
    summary:
      "Read a request by the token of the link in the email to a company. The customer's name and contact details stand in that email only",
    params: tokenPathParams,
    success: {
      status: 200,
      description: "The request and the company's answers, also once it is closed",
      schema: requestToAnswerSchema,
    },
    errors: ERRORS,
  },
  sendOffer: {
    ...ANSWER_POST,
    path: "/answers/{token}/offer",
    summary:
      "Send a price. An offer is never changed: the next one is a new version, and the last word counts",
    body: { schema: offerBody },
    success: {
      status: 201,
      description: "The offer was stored and the customer will be told",
      schema: sentOfferSchema,
    },
    errors: { ...ERRORS, 409: CLOSED },
  },
  declineRequest: {
    ...ANSWER_POST,
    path: "/answers/{token}/decline",
    summary: "Say that the company can't do the job. A later offer takes this back",
    body: { schema: declineBody },
    success: { status: 200, description: "What the link shows from now on", schema: requestToAnswerSchema },
    errors: { ...ERRORS, 409: CLOSED },
  },
  pressAsCompany: {
    ...ANSWER_POST,
    path: "/answers/{token}/press",
    summary:
      "Ask the customer one question before a price, or settle the hire once chosen: days, delivery, collection and where the waste went, an answer to a problem. The customer is told by email",
    body: { schema: companyPress },
    success: { status: 200, description: "What the link shows from now on", schema: requestToAnswerSchema },
    errors: { ...ERRORS, 409: "The hire is not in a state for it, or the key was used for another press" },
  },
} as const satisfies ApiCalls;
