import { z } from "zod";
import { MAX_TONNES } from "../answers/offer.ts";
import { addDays, todayInLondon } from "../dates.ts";
import { comingDay, timestamp } from "../field-schemas.ts";
import { permitQuestionSchema } from "../job/permits.ts";
import { money } from "../job/terms.ts";
import { MAX_TOTAL_POUNDS } from "../limits.ts";
import { valuesOf } from "../options.ts";
import { linesOfText, requiredLine, requiredText, textOrNull, withoutWebAddress } from "../text/text.ts";
import {
  DAY_PARTS,
  MAX_KEEP_WEEKS,
  MAX_QUESTION,
  MAX_SITE,
  MAX_WORDS,
  OWN_QUESTION,
  PROBLEM_ANSWERS,
  PROBLEMS,
  QUESTIONS,
  VISITS,
  VISITS_MADE,
  type VisitMade,
} from "./presses.ts";

const MAX_DAYS_BACK = 90;

const WHICH_DAY = "Give a day such as 2026-12-24";
const day = z.iso.date(WHICH_DAY);
const dayToCome = comingDay("The day", WHICH_DAY);
const pastDay = day
  .refine((value) => value <= todayInLondon(), "The day must not be in the future")
  .refine(
    (value) => value >= addDays(todayInLondon(), -MAX_DAYS_BACK),
    `The day must be within the last ${MAX_DAYS_BACK} days`,
  );
const part = z.enum(valuesOf(DAY_PARTS), "Choose a time of the day").default("any");
const of = z.enum(VISITS, "Say which visit the day is for");
const yesOrNo = z.enum(["yes", "no"], "Say yes or no");
const number = z
  .string("number must be the number of an event")
  .regex(/^[CF]\d{1,3}$/, "number must be the number of an event");

const wordsUpTo = (most: number) => linesOfText("words must be text").max(most, `At most ${most} characters`);
const words = textOrNull(wordsUpTo(MAX_WORDS));
const optionalLineOf = (label: string, most: number) =>
  withoutWebAddress(requiredLine(label, most), "it")
    .nullish()
    .or(z.literal("").transform(() => null));

const TONNES = `A weight must be a number of tonnes up to ${MAX_TONNES}`;
const tonnes = z.number(TONNES).positive(TONNES).max(MAX_TONNES, TONNES).nullish();
const TOO_MUCH = `An amount must be at most £${MAX_TOTAL_POUNDS.toLocaleString("en-GB")}`;
const amount = money.refine((pounds) => Number(pounds) <= MAX_TOTAL_POUNDS, TOO_MUCH).nullish();
const tracking = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[0-9A-Z]{8}$/, "A waste tracking number has eight letters and digits")
  .nullish()
  .or(z.literal("").transform(() => null));

/** Where a load went. All of it is optional. */
const wentFields = {
  tonnes,
  site: optionalLineOf("The site", MAX_SITE),
  permit: optionalLineOf("A permit number", 40),
  tracking,
};

const WEEKS = `Choose 1 to ${MAX_KEEP_WEEKS} weeks`;
const press = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.object({ press: z.literal(kind), ...shape });

const dayPress = press("day", { of, day: dayToCome, part });
/** `day` is the day that the page showed. The server refuses it if another day was named in the meantime. */
const agree = press("agree", { of, day, part });
/** The last day of the real permit, which we know only if somebody says it. */
const permitPress = press("permit", { day: dayToCome });
const delivered = press("delivered", { day: pastDay });
const said = z.enum(Object.keys(VISITS_MADE) as VisitMade[], "Say what you take back");
const takeBack = press("take-back", { number, said });

const kindsOf = <Kind extends string>(presses: readonly { shape: { press: z.ZodLiteral<Kind> } }[]): Kind[] =>
  presses.map(({ shape }) => shape.press.value);

const customerPresses = [
  press("answer", { number, words: requiredText("An answer", MAX_WORDS) }),
  dayPress,
  agree,
  delivered,
  press("keep", { weeks: z.int(WEEKS).min(1, WEEKS).max(MAX_KEEP_WEEKS, WEEKS) }),
  /** `amount` is the price that the page showed. */
  press("keep-price", { number, agreed: yesOrNo, amount }),
  press("collect", { day: dayToCome, part, words }),
  press("swap", { day: dayToCome, part, words }),
  press("not-yet", {}),
  press("collected", { day: pastDay }),
  permitPress,
  takeBack,
  press("problem", {
    problem: z.enum(valuesOf(PROBLEMS), "Choose what is wrong"),
    amount,
    words: requiredText("A description", MAX_WORDS, "Say what happened"),
  }),
  press("problem-end", { number, settled: yesOrNo, words }),
  press("release", {}),
] as const;
/** Each press is named after its button. */
export const CUSTOMER_PRESSES = kindsOf(customerPresses);
export const customerPress = z.discriminatedUnion(
  "press",
  customerPresses,
  `press must be one of ${CUSTOMER_PRESSES.join(", ")}`,
);
export type CustomerPress = z.output<typeof customerPress>;

const companyPresses = [
  press("question", {
    question: z.enum(valuesOf(QUESTIONS), "Choose a question"),
    words: textOrNull(withoutWebAddress(wordsUpTo(MAX_QUESTION), "a question")),
  }).refine(({ question, words: own }) => question !== OWN_QUESTION || own, {
    path: ["words"],
    message: "Write your question",
  }),
  dayPress,
  agree,
  delivered,
  press("keep-reply", { number, agreed: yesOrNo, amount }),
  press("swapped", { day: pastDay, ...wentFields }),
  press("collected", { day: pastDay, ...wentFields }),
  press("went", wentFields).refine((said) => said.site || said.permit || said.tracking || said.tonnes, {
    path: ["site"],
    message: "Fill in at least one of these",
  }),
  permitPress,
  takeBack,
  press("problem-answer", {
    number,
    reply: z.enum(valuesOf(PROBLEM_ANSWERS), "Choose your answer"),
    amount,
    words,
  }),
] as const;
export const COMPANY_PRESSES = kindsOf(companyPresses);
export const companyPress = z.discriminatedUnion(
  "press",
  companyPresses,
  `press must be one of ${COMPANY_PRESSES.join(", ")}`,
);
export type CompanyPress = z.output<typeof companyPress>;
export type AnyPress = CustomerPress | CompanyPress;
export type PressKind = AnyPress["press"];

/**
 * What is stored of a press without the typed words, which are in `TypedWords`. `reminded` is no press: the server records it
 * when it sends a reminder.
 */
export type PressFacts = Readonly<Record<string, string | number | null | undefined>> & {
  press: PressKind | "reminded";
};

/**
 * With these presses a company confirms that the hire exists. A question does not count, because it comes before an offer. An
 * answer to a problem does not count, because it can deny the hire.
 */
export const CONFIRMING_PRESSES = [
  "day",
  "agree",
  "delivered",
  "keep-reply",
  "swapped",
  "collected",
] satisfies readonly PressKind[];

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
      description: "That a swap, a weight above the limit or money in a problem can change this total",
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
      .object({ number: z.string(), said })
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
