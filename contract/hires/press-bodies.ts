import { z } from "zod";
import { MAX_TONNES } from "../answers/offer.ts";
import { addDays, todayInLondon } from "../dates.ts";
import { comingDay } from "../field-schemas.ts";
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
