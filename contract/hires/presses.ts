/**
 * The buttons that customer and company can press on a request's pages after the request was sent. Each press is stored as an
 * event and never changed.
 */
import type { Option } from "../options.ts";

/** "clock" is the server, which sends a reminder when a day has come. */
export type Actor = "customer" | "company" | "clock";

export const VISITS = ["delivery", "collection", "swap"] as const;
export type VisitKind = (typeof VISITS)[number];

/**
 * Presses that record a visit of the lorry. The person who pressed can take the press back until the next press about a visit.
 */
export const VISITS_MADE = { delivered: "delivery", swapped: "swap", collected: "collection" } as const;
export type VisitMade = keyof typeof VISITS_MADE;

export const DAY_PARTS = [
  { value: "any", label: "at any time of the day" },
  { value: "morning", label: "in the morning" },
  { value: "afternoon", label: "in the afternoon" },
] as const satisfies readonly Option[];
export type DayPart = (typeof DAY_PARTS)[number]["value"];

export const OWN_QUESTION = "own";

/** The customer answers once, and every company asked sees the answer. */
export const QUESTIONS = [
  { value: "access", label: "How wide is the narrowest part of the way in?" },
  { value: "ground", label: "What is the ground like: tarmac, gravel, paving or grass? Does it slope?" },
  { value: "overhead", label: "Are there low branches, wires or an arch above the way in?" },
  { value: "spot", label: "Where exactly should the skip stand?" },
  { value: "parking", label: "Will parked cars be in the way on the day?" },
  { value: "waste", label: "What exactly goes in, and roughly how much of each?" },
  { value: "heavy", label: "How much of it is soil, rubble or concrete?" },
  { value: "plasterboard", label: "Is there any plasterboard?" },
  { value: "seats", label: "Are there sofas, mattresses or padded chairs?" },
  { value: "apart", label: "Are there fridges, tyres, paint, batteries or asbestos?" },
  { value: "day", label: "Which other days would suit you?" },
  { value: "permit", label: "If the road needs a permit or consent: will you ask for it, or should we?" },
  { value: OWN_QUESTION, label: "Another question" },
] as const satisfies readonly Option[];

export const PROBLEMS = [
  { value: "not-delivered", label: "It was not delivered" },
  { value: "not-collected", label: "It was not collected" },
  { value: "wrong-size", label: "It is the wrong size" },
  { value: "more-charged", label: "I was charged more than agreed" },
  { value: "damage", label: "Something was damaged" },
  { value: "wrong-place", label: "It stands in the wrong place" },
  { value: "refused-waste", label: "They refused some waste" },
  { value: "rude-or-unsafe", label: "They were rude or unsafe" },
  { value: "other", label: "Something else" },
] as const satisfies readonly Option[];
export type Problem = (typeof PROBLEMS)[number]["value"];

export const PROBLEM_ANSWERS = [
  { value: "agrees", label: "We agree and put it right" },
  { value: "offers", label: "We offer something to settle it" },
  { value: "disagrees", label: "We see it differently" },
] as const satisfies readonly Option[];
export type ProblemAnswer = (typeof PROBLEM_ANSWERS)[number]["value"];

/** In working days. After them, the administrator sees that the company has not answered. */
export const PROBLEM_ANSWER_DAYS = 5;
export const MAX_QUESTION = 140;
export const MAX_WORDS = 1_000;
export const MAX_SITE = 120;
export const MAX_KEEP_WEEKS = 12;
export const MAX_PROBLEMS = 5;
/** Events of former choices count too. */
export const MAX_EVENTS = 100;
export const MAX_RELEASES = 3;
export const MAX_TAKEN_BACK = 3;
/** How often each side can name a day for one visit. After that, the page asks it to ring. */
export const MAX_DAYS_NAMED = 10;

/** The fields that people type. They are deleted with the customer's details, and never sent in an email. */
export const TYPED_FIELDS = ["words", "site", "permit", "tracking"] as const;
export type TypedWords = Readonly<Partial<Record<(typeof TYPED_FIELDS)[number], string | null>>>;
