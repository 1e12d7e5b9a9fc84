import { z } from "zod";
import { comingDay, timestamp } from "../field-schemas.ts";
import { askedQuestionSchema, hireSchema, releasedSchema } from "../hires/hire-view.ts";
import { requestedJobSchema } from "../job/job-query.ts";
import { permitQuestionSchema } from "../job/permits.ts";
import { money } from "../job/terms.ts";
import { MAX_LINE, MAX_TOTAL_POUNDS } from "../limits.ts";
import { valuesOf } from "../options.ts";
import { toPence, toPounds } from "../text/pounds.ts";
import { linesOfText, requiredLine, textOrNull, withoutWebAddress } from "../text/text.ts";
import {
  DECLINE_REASONS,
  LINE_KINDS,
  MAX_EXTRA_LINES,
  MAX_HIRE_DAYS,
  MAX_OFFER_NOTE,
  MAX_TONNES,
  OFFER_LABELS,
  VAT_STATUSES,
} from "./offer.ts";
import { offerTotal, UNSAID } from "./offer-total.ts";

const TOO_MUCH = `A price must be at most £${MAX_TOTAL_POUNDS.toLocaleString("en-GB")}`;
const price = money
  .refine((pounds) => Number(pounds) <= MAX_TOTAL_POUNDS, TOO_MUCH)
  // Normalises "0270.00" to "270.00", so that equal prices are equal texts.
  .overwrite((pounds) => toPounds(toPence(pounds)));

const KINDS_ONCE = "Name the hire, the permit fee and the handling of the permit once each";
const MAX_LINES = LINE_KINDS.length - 1 + MAX_EXTRA_LINES;

const extraItem = withoutWebAddress(requiredLine("The name of an extra", MAX_LINE), "a name");
const line = z
  .object({
    kind: z.enum(LINE_KINDS, `kind must be one of ${LINE_KINDS.join(", ")}`),
    item: z.string().optional(),
    price,
    vat: z.boolean("vat must be true or false").default(true),
  })
  .transform(({ item, ...rest }, context) => {
    if (rest.kind !== "extra") return rest;
    const named = extraItem.safeParse(item);
    if (named.success) return { ...rest, item: named.data };
    context.issues.push({
      code: "custom",
      path: ["item"],
      message: named.error.issues[0]?.message ?? "",
      input: item,
    });
    return z.NEVER;
  });

const lines = z
  .array(line, "Give a price for the hire")
  .max(MAX_LINES, `An offer has at most ${MAX_EXTRA_LINES} extras`)
  .refine(
    (all) => all.some(({ kind, price }) => kind === "hire" && Number(price) > 0),
    "Give a price for the hire",
  )
  .refine((all) => {
    const named = all.map(({ kind }) => kind).filter((kind) => kind !== "extra");
    return new Set(named).size === named.length;
  }, KINDS_ONCE);

const unlessSaid = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null);

const noteText = linesOfText("A note must be text").max(
  MAX_OFFER_NOTE,
  `A note can have at most ${MAX_OFFER_NOTE} characters`,
);
const note = textOrNull(withoutWebAddress(noteText, "a note"));

const hireDays = `${OFFER_LABELS.hireDays} must be a whole number from 1 to ${MAX_HIRE_DAYS}`;
const tonnes = `A weight limit must be a number of tonnes up to ${MAX_TONNES}`;

export const offerBody = z
  .object({
    lines,
    vat: z.enum(valuesOf(VAT_STATUSES), `vat must be one of ${valuesOf(VAT_STATUSES).join(", ")}`),
    hireDays: unlessSaid(z.int(hireDays).min(1, hireDays).max(MAX_HIRE_DAYS, hireDays)),
    extraWeek: unlessSaid(price),
    weightLimitTonnes: unlessSaid(z.number(tonnes).positive(tonnes).max(MAX_TONNES, tonnes)),
    overweightPerTonne: unlessSaid(price),
    earliestDate: unlessSaid(comingDay("The earliest date")),
    validUntil: unlessSaid(comingDay("The last day of the quote")),
    note,
  })
  .refine((offer) => Number(offerTotal(offer)) <= MAX_TOTAL_POUNDS, {
    error: TOO_MUCH,
    path: ["lines"],
    when: ({ issues }) => issues.length === 0,
  });

export const declineBody = z.object({
  reason: z.enum(valuesOf(DECLINE_REASONS), "Choose a reason"),
  note,
});
export type DeclineBody = z.output<typeof declineBody>;

export const sentOfferSchema = z
  .object({ version: z.int(), total: z.string().meta({ description: "Pounds with VAT" }) })
  .meta({ id: "SentOffer" });
export type SentOffer = z.output<typeof sentOfferSchema>;

const pounds = z.string().meta({ examples: ["270.00"] });

export const offerSchema = z
  .object({
    version: z.int().meta({ description: "1 for the first; a later one replaces those before" }),
    answeredAt: timestamp,
    total: pounds.meta({ description: "All lines with VAT" }),
    vatAdded: pounds.meta({ description: "The VAT in `total` that is not in the lines" }),
    comparable: z
      .object({
        total: pounds.meta({ description: "With the further weeks asked for, VAT included" }),
        extraWeeks: z.int(),
        unsaid: z.array(z.enum(UNSAID)).meta({ description: "Asked for, and not said by the company" }),
      })
      .meta({ description: "The price of what the customer asked for, to compare offers" }),
    lines: z.array(
      z.object({
        kind: z.enum(LINE_KINDS),
        item: z.string().optional().meta({ description: "The company's name for an extra" }),
        price: pounds,
        vat: z.boolean().meta({ description: "Whether the line bears VAT, where VAT is added" }),
      }),
    ),
    vat: z.enum(valuesOf(VAT_STATUSES)),
    hireDays: z.int().nullable(),
    extraWeek: pounds.nullable(),
    weightLimitTonnes: z.number().nullable(),
    overweightPerTonne: pounds.nullable(),
    earliestDate: z.string().nullable(),
    validUntil: z.string().nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: "Offer", description: "A company's price for one request. Null is: not said" });
export type Offer = z.output<typeof offerSchema>;

/**
 * The state of one company's answer. The customer sees a choice immediately. Companies see it after its undo time, once our
 * emails have told them.
 * - waiting: no answer yet
 * - offered, declined: the company's latest answer
 * - expired: the latest answer is an offer whose last day has passed
 * - chosen: the customer chose this company
 * - closed: the customer chose another company or withdrew the request
 */
const ANSWER_STATES = ["waiting", "offered", "declined", "expired", "chosen", "closed"] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

export const answerSchema = z
  .object({
    state: z.enum(ANSWER_STATES),
    offer: offerSchema.nullable().meta({
      description:
        "The chosen offer, otherwise the latest, also of a company that was chosen without one; null after a decline",
    }),
    declinedBecause: z
      .enum(valuesOf(DECLINE_REASONS))
      .nullable()
      .meta({ description: "Set if the latest answer is a decline, also of the company that is chosen" }),
    note: z.string().nullable().meta({ description: "What the company wrote when it declined" }),
  })
  .meta({ id: "Answer" });
export type Answer = z.output<typeof answerSchema>;

/**
 * Whether a company can still answer. A choice counts only after our emails have told the companies of it:
 * - open: the company can answer, unless it has already answered `MAX_ANSWERS` times
 * - chosen: the customer chose this company
 * - closed: the customer chose another company or withdrew the request, or the customer's details were deleted
 */
const ANSWERING_STATES = ["open", "chosen", "closed"] as const;

/**
 * The source of the form's initial values: the company's offer for this request, its offer for another request, or its listing.
 */
const PREFILL_SOURCES = ["this-request", "other-request", "listing"] as const;

const declineSchema = z.object({
  reason: z.enum(valuesOf(DECLINE_REASONS)),
  note: z.string().nullable(),
  answeredAt: timestamp,
});

export const requestToAnswerSchema = z
  .object({
    request: z.object({
      reference: z.string(),
      createdAt: timestamp,
      asked: z
        .array(z.object({ label: z.string(), text: z.string() }))
        .meta({ description: "What was asked for, in the order shown; empty once the request is closed" }),
      job: requestedJobSchema.nullable(),
      weeks: z.int().nullable().meta({ description: "Weeks of hire asked for" }),
      permitNotice: permitQuestionSchema,
      companies: z.int().meta({ description: "How many companies were asked" }),
    }),
    company: z.object({ id: z.int(), name: z.string() }),
    state: z.enum(ANSWERING_STATES),
    offers: z.array(offerSchema).meta({ description: "Every version, newest first" }),
    toldAt: timestamp
      .nullable()
      .meta({ description: "When our email told this company that it was chosen; null unless it was" }),
    chosenVersion: z.int().nullable().meta({
      description:
        "The version that the customer chose. Null until the company is told, or if it was chosen without a price: then its latest counts",
    }),
    declined: declineSchema.nullable().meta({ description: "Set while a decline is the last word" }),
    prefill: z.looseObject({}).meta({
      description: "The body of an offer with what the company said before; the form begins with it",
    }),
    prefilledFrom: z.enum(PREFILL_SOURCES).nullable().meta({ description: "Null if `prefill` is empty" }),
    canAnswer: z.boolean().meta({ description: "False once the request is closed or has many answers" }),
    canDecline: z.boolean().meta({
      description: "Whether the company can decline: also after many answers, while its last one is an offer",
    }),
    refusal: z
      .string()
      .nullable()
      .meta({ description: "Why the company cannot answer any more, in a sentence" }),
    questions: z.array(askedQuestionSchema),
    canQuestion: z.boolean().meta({ description: "Whether this company can ask its question" }),
    hire: hireSchema.nullable().meta({ description: "Null unless this company was chosen" }),
    released: releasedSchema,
    erasedAt: timestamp.nullable().meta({ description: "When the customer's details were deleted" }),
    sites: z.array(z.object({ site: z.string().nullable(), permit: z.string().nullable() })).meta({
      description: "Where this company took its last five loads, to choose from; empty unless it was chosen",
    }),
    isReopened: z.boolean().meta({
      description:
        "The company was told that another was chosen, the customer changed that choice since, and it has not answered since",
    }),
    expiresAt: timestamp.meta({ description: "When this link stops working" }),
  })
  .meta({ id: "Answering" });
export type RequestToAnswer = z.output<typeof requestToAnswerSchema>;
