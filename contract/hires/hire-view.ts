import { z } from "zod";
import { timestamp } from "../field-schemas.ts";
import { permitQuestionSchema } from "../job/permits.ts";
import { valuesOf } from "../options.ts";
import { DAY_PARTS, PROBLEM_ANSWERS, PROBLEMS, VISITS, VISITS_MADE, type VisitMade } from "./presses.ts";

const nullableDay = z.string().nullable().meta({ description: "YYYY-MM-DD" });
const pounds = z.string().nullable();

const visitSchema = z.object({
  of: z.enum(VISITS),
  number: z.string().nullable().meta({ description: "The number of the press that asked for it" }),
  day: nullableDay,
  part: z.enum(valuesOf(DAY_PARTS)),
  by: z.enum(["customer", "company"]).meta({ description: "Who named the day last" }),
  agreed: z.boolean(),
});

const wentSchema = z.object({
  site: z.string().nullable(),
  permit: z.string().nullable(),
  tracking: z.string().nullable(),
  tonnes: z.number().nullable(),
});

export const problemSchema = z.object({
  number: z.string(),
  at: timestamp,
  problem: z.enum(valuesOf(PROBLEMS)),
  amount: pounds,
  words: z.string().nullable(),
  answerBy: z.string().meta({ description: "The last of the company's five working days" }),
  answer: z
    .object({
      at: timestamp,
      reply: z.enum(valuesOf(PROBLEM_ANSWERS)),
      amount: pounds,
      words: z.string().nullable(),
    })
    .nullable(),
  settled: z.boolean().nullable().meta({ description: "What the customer said last; null if nothing" }),
});

export const hireEventSchema = z.object({
  number: z.string().nullable().meta({ description: "For example C1: the customer's first press" }),
  at: timestamp,
  by: z.enum(["customer", "company", "clock"]),
  kind: z.string(),
  text: z.string().meta({ description: "What was pressed, in a sentence to the reader" }),
  words: z.string().nullable(),
  about: z.string().nullable().meta({ description: "The number of the problem that it is about, if any" }),
});

/** The press with which the customer ended a choice, as the customer or the company sees it. */
export const releasedSchema = hireEventSchema
  .nullable()
  .meta({ description: "The customer's last change of a choice, until another company is chosen" });
export type Released = z.output<typeof releasedSchema>;

export const hireSchema = z
  .object({
    stage: z.enum(["chosen", "delivered", "collected"]),
    visit: visitSchema.nullable().meta({ description: "The next time that the lorry comes" }),
    deliveredOn: nullableDay,
    collectedOn: nullableDay,
    endsOn: nullableDay.meta({ description: "The last day of the hire, with the weeks agreed since" }),
    keep: z
      .object({ number: z.string(), weeks: z.int(), agreed: z.boolean().nullable(), price: pounds })
      .nullable()
      .meta({ description: "The latest wish to keep it longer, and a price for it that the quote lacked" }),
    extraWeek: pounds.meta({ description: "The offer's price of a further week, VAT included" }),
    furtherWeeks: z
      .array(
        z.object({
          ...{ number: z.string(), weeks: z.int(), agreedAt: timestamp, price: pounds },
          isUsed: z.boolean().meta({ description: "False if it was collected before these weeks began" }),
        }),
      )
      .meta({
        description:
          "What was agreed after the choice. The price is the offer's, otherwise that to which the customer agreed, or null",
      }),
    totalWithWeeks: pounds.meta({
      description:
        "The offer's total with these weeks, if used. Null without them, or if a price is not known",
    }),
    isTotalOpen: z.boolean().meta({
      description:
        "That a longer permit, a swap, a weight above the limit, an early collection or money in a problem can change this total",
    }),
    permit: z
      .object({
        endsOn: z.string(),
        saidBy: z.enum(["customer", "company"]).nullable().meta({
          description: "Who said `endsOn`. Null if it is that of a permit of the authority's usual length",
        }),
        askBy: z.string(),
        isLate: z.boolean().meta({ description: "That `askBy` has passed, or is before the skip comes" }),
      })
      .nullable()
      .meta({ description: "When the permit ends, and when to ask for more" }),
    permitQuestion: permitQuestionSchema,
    went: wentSchema.nullable().meta({
      description: "Where the waste went, as the company says. After a swap, that of the last skip",
    }),
    swaps: z
      .array(z.object({ day: z.string(), went: wentSchema }))
      .meta({ description: "Full skips that were swapped for empty ones, and where each load went" }),
    takeBack: z
      .object({ number: z.string(), said: z.enum(Object.keys(VISITS_MADE) as VisitMade[]) })
      .nullable()
      .meta({ description: "What the reader said last, if the reader can take it back" }),
    problems: z.array(problemSchema),
    events: z.array(hireEventSchema),
    can: z.array(z.string()).meta({ description: "What the reader can press now" }),
  })
  .meta({ id: "Hire" });
export type HireView = z.output<typeof hireSchema>;

/** Companies do not see which other company asked. */
export const askedQuestionSchema = z
  .object({
    number: z.string(),
    at: timestamp,
    text: z.string(),
    company: z.string().nullable().meta({ description: "Who asked; null for other companies" }),
    answer: z.string().nullable(),
    answered: z
      .object({ number: z.string(), at: timestamp })
      .nullable()
      .meta({ description: "The press with which the customer answered" }),
  })
  .meta({ id: "AskedQuestion" });
export type AskedQuestion = z.output<typeof askedQuestionSchema>;
