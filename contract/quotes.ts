import { z } from "zod";
import { answerSchema, offerSchema } from "./answers/answers.ts";
import { totalSchema } from "./companies/totals.ts";
import { DELIVERY_KINDS, DELIVERY_STATES } from "./deliveries.ts";
import { honeypot, timestamp } from "./field-schemas.ts";
import {
  askedQuestionSchema,
  hireEventSchema,
  hireSchema,
  problemSchema,
  releasedSchema,
} from "./hires/hire-view.ts";
import { jobSchema, requestedJobSchema } from "./job/job-query.ts";
import { permitQuestionSchema } from "./job/permits.ts";
import { MAX_COMPANIES_PER_QUOTE, MAX_LINE } from "./limits.ts";
import { MAX_PHOTOS } from "./pictures.ts";
import { directoryQuoteForm, pageQuoteForm } from "./quote-form.ts";

const NONE_SELECTED =
  "No companies selected - Please select at least one company to send your quote request.";
const TOO_MANY = `Maximum reached - You can select up to ${MAX_COMPANIES_PER_QUOTE} companies for quotes.`;

/** Converts the companies to distinct ids. Other fields of a company are ignored. */
const companies = z
  .array(z.object({ id: z.number("Each company needs its id").int().positive() }), NONE_SELECTED)
  .min(1, NONE_SELECTED)
  .transform((chosen) => [...new Set(chosen.map(({ id }) => id))])
  .refine((ids) => ids.length <= MAX_COMPANIES_PER_QUOTE, TOO_MANY);

const photos = z
  .array(z.string("photos must be tokens").max(MAX_LINE), "photos must be a list")
  .max(MAX_PHOTOS, `Add at most ${MAX_PHOTOS} photos`)
  .optional()
  .meta({ description: "Tokens of POST /api/photos. A photo that is not there any more is left out" });

const common = { companies, website: honeypot, job: jobSchema.optional(), photos };
const fromDirectory = directoryQuoteForm.extend(common);
const fromQuotePage = pageQuoteForm.extend(common);

/** The body as the API's document shows it. The server reads it with `newQuote`. */
export const quoteRequestBody = z.union([fromDirectory, fromQuotePage]);

/** Only the form of the `/quote` page has the fields `hireDuration` and `hireDate`. */
const withFormName = (body: unknown) =>
  typeof body === "object" && body !== null
    ? { ...body, form: "hireDuration" in body || "hireDate" in body ? "page" : "directory" }
    : body;

export const newQuote = z.preprocess(
  withFormName,
  z.discriminatedUnion(
    "form",
    [
      fromDirectory.extend({ form: z.literal("directory") }),
      fromQuotePage.extend({ form: z.literal("page") }),
    ],
    "The request must be a quote request",
  ),
);
type SentQuote = z.output<typeof newQuote>;
type WithoutPhotos<Sent> = Sent extends unknown ? Omit<Sent, "photos"> : never;
/** The photos are stored after the request, so that a problem with one of them does not stop the request. */
export type NewQuote = WithoutPhotos<SentQuote>;

/** The response has no id, because ids would tell visitors how many requests there are. */
export const acceptedQuoteSchema = z
  .object({
    reference: z.string(),
    testMode: z
      .boolean()
      .meta({ description: "No mail server is set: the request was recorded and nobody is written to" }),
    awaitingConfirmation: z.boolean().meta({
      description: "The customer sent many requests today. This one waits for the link in our email",
    }),
    linkSent: z.boolean().meta({
      description:
        "Whether we emailed that link. False if nothing waits, or if the address has had as many such emails as it gets in a day",
    }),
    receiptUrl: z.string(),
    companies: z.array(z.object({ id: z.int(), name: z.string() })),
    photos: z
      .int()
      .optional()
      .meta({ description: "How many of the photos the request has now. Present if it named any" }),
  })
  .meta({ id: "AcceptedQuote" });
export type AcceptedQuote = z.output<typeof acceptedQuoteSchema>;

const ERASED = "When the customer's details were deleted; every text of theirs is empty since then";

const quoteDeliverySchema = z.object({
  id: z.string(),
  kind: z.enum(DELIVERY_KINDS),
  companyId: z.int().nullable(),
  recipient: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  lastError: z.string().nullable(),
  nextAttemptAt: timestamp.nullable().meta({ description: "Null when no attempt is due" }),
  sentAt: timestamp.nullable().meta({ description: "Also of an email that failed because it came back" }),
});
export type QuoteDelivery = z.output<typeof quoteDeliverySchema>;

/** A company's latest answer, or the price that was chosen, without its note and the lines of its price. */
const quoteAnswerSchema = z.object({
  companyId: z.int(),
  state: z.enum(["offered", "declined"]),
  version: z.int().nullable().meta({ description: "Counts the company's offers; null for a decline" }),
  total: z.string().nullable().meta({ description: "Pounds with VAT; null for a decline" }),
  comparable: offerSchema.shape.comparable.nullable(),
  answeredAt: timestamp,
});
export type QuoteAnswer = z.output<typeof quoteAnswerSchema>;

export const storedQuoteSchema = z.object({
  id: z.int(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  skipSize: z.string(),
  wasteType: z.string(),
  hireLength: z.string().nullable(),
  hireDate: z.string().nullable(),
  additionalInfo: z.string().nullable(),
  job: requestedJobSchema.nullable().meta({ description: "What the customer said exactly; null if nothing" }),
  selectedCompanies: z.string().meta({ description: "JSON: a list of companies, each with `id` and `name`" }),
  status: z.string(),
  awaitingConfirmation: z.boolean(),
  chosenCompanyId: z.int().nullable(),
  chosenAt: timestamp.nullable(),
  withdrawnAt: timestamp.nullable(),
  erasedAt: timestamp.nullable().meta({ description: ERASED }),
  createdAt: timestamp,
});

export const quoteSchema = storedQuoteSchema
  .extend({
    answers: z.array(quoteAnswerSchema),
    deliveries: z.array(quoteDeliverySchema),
    events: z.array(hireEventSchema).meta({ description: "What customer and companies pressed about it" }),
    problems: z.array(problemSchema).meta({ description: "The problems of the hire that are not settled" }),
    went: hireSchema.shape.went,
    swaps: hireSchema.shape.swaps,
    photos: z
      .array(z.object({ id: z.int(), url: z.string() }))
      .meta({ description: "The customer's photos. Their addresses work until the end of the next day" }),
    stage: hireSchema.shape.stage.nullable().meta({ description: "Null until companies hear of a choice" }),
  })
  .meta({ id: "Quote" });
export type Quote = z.output<typeof quoteSchema>;

export const quotesQuery = z.object({
  page: z.coerce.number("page must be a number").int().min(1).max(1_000_000).optional(),
  limit: z.coerce.number("limit must be a number").int().optional(),
});

const receiptCompanySchema = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string().nullable(),
  state: z
    .enum([...DELIVERY_STATES, "not-asked"])
    .nullable()
    .meta({
      description:
        "Null while the request waits for the customer's confirmation. not-asked: the company takes no requests, or took none when the customer confirmed",
    }),
  sameMailbox: z.array(z.int()).meta({
    description:
      "The other asked companies whose request went to the same mailbox. If one of them is chosen, this company is not told separately",
  }),
  cancellationEmail: z.enum(DELIVERY_STATES).nullable().meta({
    description:
      "The state of the email that tells it that another was chosen, or that the request was withdrawn. Null if there is none",
  }),
  isTold: z.boolean().meta({
    description:
      "True if it was told that another was chosen, or that the choice of it was changed, and has not answered since. A further choice does not tell it again",
  }),
  permitQuestion: permitQuestionSchema,
  answer: answerSchema,
});
export type QuoteReceiptCompany = z.output<typeof receiptCompanySchema>;

/** A company that the customer did not ask, and that fits the place and the job of the request. */
const otherCompanySchema = z
  .object({
    id: z.int(),
    name: z.string(),
    location: z.string(),
    rating: z.string().nullable(),
    reviewCount: z.int(),
    distance: z.number().nullable().meta({ description: "Kilometres" }),
    servesBecause: z.string().nullable().meta({ description: "Why it delivers there, in one sentence" }),
    offersSize: z
      .boolean()
      .nullable()
      .meta({ description: "Null if it does not say, or if the size is not said exactly" }),
    total: totalSchema.nullable().meta({ description: "Null if the size is not said exactly" }),
  })
  .meta({ id: "OtherCompany" });
export type OtherCompany = z.output<typeof otherCompanySchema>;

export const quoteReceiptSchema = z
  .object({
    reference: z.string(),
    createdAt: timestamp,
    testMode: z.boolean(),
    name: z.string(),
    email: z.string(),
    phoneEnding: z
      .string()
      .meta({ description: "The last digits of the customer's telephone number, without its extension" }),
    asked: z.array(z.object({ label: z.string(), text: z.string() })),
    companies: z.array(receiptCompanySchema),
    awaitingConfirmation: z.boolean(),
    canConfirm: z
      .boolean()
      .meta({ description: "The request waits, and this token is that of our email to the customer" }),
    linkEmail: z.enum(DELIVERY_STATES).nullable().meta({
      description:
        "The state of our latest email with the link to confirm the request. Null if there is none",
    }),
    confirmRefusal: z
      .string()
      .nullable()
      .meta({ description: "Why a waiting request can no longer be confirmed, in a sentence" }),
    chosenCompanyId: z.int().nullable(),
    undoUntil: timestamp.nullable().meta({
      description:
        "Set while the choice can be undone. Nobody is told of it before, unless the details are deleted",
    }),
    sinceChoice: offerSchema.nullable().meta({
      description: "The chosen company's price that came after the choice. It counts if no price was chosen",
    }),
    choiceEmail: z.enum(DELIVERY_STATES).nullable().meta({
      description:
        "The state of the email that tells the chosen company; `failed` also if it has no address. Null until then",
    }),
    job: requestedJobSchema
      .nullable()
      .meta({ description: "What the customer said exactly; null if nothing" }),
    weeks: z.int().nullable().meta({ description: "Weeks of hire asked for" }),
    size: z.int().nullable().meta({
      description: "The skip asked for, in cubic yards. Null if the customer named a range of sizes or none",
    }),
    date: z.string().nullable().meta({ description: "The day of delivery asked for, as YYYY-MM-DD" }),
    others: z.array(otherCompanySchema).meta({
      description: "Companies not asked that fit, best first; empty if no more can be asked",
    }),
    canAsk: z.int().meta({ description: "How many more companies can be asked now" }),
    hire: hireSchema.nullable().meta({ description: "Null until the companies were told of a choice" }),
    viewUrl: z.string().nullable().meta({
      description: "The link for somebody who may only look. Null for whoever has only this link",
    }),
    questions: z.array(askedQuestionSchema).meta({ description: "What the companies asked before a price" }),
    released: releasedSchema,
    withdrawnAt: timestamp.nullable(),
    erasedAt: timestamp.nullable().meta({ description: ERASED }),
  })
  .meta({ id: "QuoteReceipt" });
export type QuoteReceipt = z.output<typeof quoteReceiptSchema>;

export const quotePathParams = z.object({ id: z.coerce.number("id must be a number").int().positive() });

export const deliveryPathParams = quotePathParams.extend({
  deliveryId: z.uuid("deliveryId must be a delivery's id"),
});

/** If a quote request or an answer is sent again with the same key, the call returns the first response. */
export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/, "Idempotency-Key must be 1 to 200 visible characters")
  .optional();

export const choiceBody = z.object({
  companyId: z.number("Choose one of the companies").int().positive(),
  version: z.int("version must be the version of the offer").positive().nullable().optional().meta({
    description:
      "The version of the offer that the customer saw; null if the company had made none. Without it, the latest offer is chosen",
  }),
});
export type NewChoice = z.output<typeof choiceBody>;

const NONE_TO_ASK = "Choose at least one company";
export const furtherCompaniesBody = z.object({
  companyIds: z
    .array(z.number("companyIds must be ids of companies").int().positive(), NONE_TO_ASK)
    .min(1, NONE_TO_ASK)
    .transform((ids) => [...new Set(ids)])
    .refine((ids) => ids.length <= MAX_COMPANIES_PER_QUOTE, TOO_MANY),
});
