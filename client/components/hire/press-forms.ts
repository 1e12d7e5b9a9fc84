import type { PressKind } from "#contract/hires/press-bodies.ts";
import {
  DAY_PARTS,
  MAX_KEEP_WEEKS,
  MAX_QUESTION,
  MAX_SITE,
  MAX_WORDS,
  PROBLEM_ANSWERS,
  PROBLEMS,
  QUESTIONS,
} from "#contract/hires/presses.ts";
import type { Option } from "#contract/options.ts";

export interface PressField {
  name: string;
  label: string;
  kind: "day" | "past-day" | "options" | "words" | "line" | "pounds" | "tonnes";
  hint?: string;
  options?: readonly Option[];
  prompt?: string;
  required?: boolean;
  most?: number;
}

interface PressForm {
  /** The button that opens the form. Undefined if there is nothing to fill in or to read first. */
  label?: string;
  fields: PressField[];
  /** A button with a value sends it as the field `name`. */
  buttons: { label: string; name?: string; value?: string }[];
  /** The style of the buttons that send the form: "danger" for a press that cannot be undone, "go" for asking. */
  variant?: "danger" | "go";
}

const send = (label: string) => [{ label }];
const yesOrNo = (name: string, yes: string, no: string) => [
  { label: yes, name, value: "yes" },
  { label: no, name, value: "no" },
];

const DAY: PressField = { name: "day", label: "Day", kind: "day", required: true };
const FROM: PressField = { ...DAY, label: "From which day" };
const PAST_DAY: PressField = { ...DAY, label: "On which day", kind: "past-day" };
const PART: PressField = { name: "part", label: "Time", kind: "options", options: DAY_PARTS };
const WORDS: PressField = { name: "words", label: "Anything to add", kind: "words", most: MAX_WORDS };
const AMOUNT: PressField = { name: "amount", label: "Amount in pounds", kind: "pounds" };

const CHOICE = { kind: "options", prompt: "Choose", required: true } as const;

const WEEKS = Array.from({ length: MAX_KEEP_WEEKS }, (_, index) => ({
  value: String(index + 1),
  label: index === 0 ? "1 week" : `${index + 1} weeks`,
}));

/** Hidden fields such as `number` and `of` are not listed here. The page adds them to the forms that need them. */
export const PRESS_FORMS: Record<PressKind, PressForm> = {
  question: {
    label: "Something missing? Ask the customer one question",
    fields: [
      { ...CHOICE, name: "question", label: "Question", options: QUESTIONS, prompt: "Choose a question" },
      {
        ...{ name: "words", label: "In your own words", kind: "line", most: MAX_QUESTION },
        hint: `Sent together with the question above. Needed for “Another question”. At most ${MAX_QUESTION} characters.`,
      },
    ],
    buttons: send("Ask the customer"),
    variant: "go",
  },
  answer: {
    label: "Answer",
    fields: [{ ...WORDS, label: "Your answer", required: true }],
    buttons: send("Send the answer to every company asked"),
  },
  day: { label: "Name another day", fields: [DAY, PART], buttons: send("Name this day") },
  agree: { fields: [], buttons: send("Agree to this day") },
  delivered: { label: "It was delivered", fields: [PAST_DAY], buttons: send("It was delivered") },
  keep: {
    label: "Keep it longer",
    fields: [{ name: "weeks", label: "How much longer", kind: "options", options: WEEKS }],
    buttons: send("Ask to keep it"),
    variant: "go",
  },
  "keep-reply": {
    fields: [
      {
        ...{ ...AMOUNT, label: "Price of this time in pounds, with VAT" },
        hint: "Optional: your quote names no price of an extra week. It counts once the customer agrees to it.",
      },
    ],
    buttons: yesOrNo("agreed", "Yes, it can stay", "No, it can't stay"),
  },
  "keep-price": {
    fields: [],
    buttons: yesOrNo("agreed", "Agree to this price", "No, not at this price"),
  },
  collect: {
    label: "Collect it",
    fields: [FROM, PART, WORDS],
    buttons: send("Ask for the collection"),
    variant: "go",
  },
  swap: {
    label: "Swap it for an empty one",
    fields: [FROM, PART, WORDS],
    buttons: send("Ask for the swap"),
    variant: "go",
  },
  "not-yet": { fields: [], buttons: send("Not yet: it stays for now") },
  swapped: { label: "It was swapped", fields: [PAST_DAY], buttons: send("It was swapped") },
  collected: { label: "It was collected", fields: [PAST_DAY], buttons: send("It was collected") },
  permit: {
    label: "The permit or consent ends on another day",
    fields: [{ ...DAY, label: "Last day of the permit or consent" }],
    buttons: send("It is until this day"),
  },
  went: { label: "Add where the waste went", fields: [], buttons: send("Add this") },
  "take-back": { fields: [], buttons: send("It was a mistake: undo") },
  problem: {
    label: "Something's wrong",
    fields: [
      { ...CHOICE, name: "problem", label: "What is wrong", options: PROBLEMS },
      { ...AMOUNT, hint: "If it is about money: how much." },
      { ...WORDS, label: "What happened, and what would put it right", required: true },
    ],
    buttons: send("Tell the company"),
  },
  "problem-answer": {
    label: "Answer this",
    fields: [
      { ...CHOICE, name: "reply", label: "Your answer", options: PROBLEM_ANSWERS },
      { ...AMOUNT, hint: "If you offer or return money: how much." },
      {
        ...WORDS,
        label: "Your side, with what shows it",
        hint: "For example the weighbridge ticket's number and weight.",
      },
    ],
    buttons: send("Send the answer"),
  },
  "problem-end": {
    label: "Is it settled?",
    fields: [WORDS],
    buttons: yesOrNo("settled", "Yes, it is settled", "No, it is not settled"),
  },
  release: {
    ...{ label: "Change my choice", fields: [], variant: "danger" },
    buttons: send("Yes, change my choice"),
  },
};

const PRESS_KINDS = Object.keys(PRESS_FORMS) as PressKind[];

const WENT: PressField[] = [
  { name: "site", label: "Site it went to", kind: "line", most: MAX_SITE },
  { name: "permit", label: "The site's permit number", kind: "line", most: 40 },
  {
    name: "tracking",
    label: "Waste tracking number",
    kind: "line",
    most: 8,
    hint: "Eight letters and digits. Optional until October 2027.",
  },
  { name: "tonnes", label: "Tonnes, if it was weighed", kind: "tonnes" },
];

const LOADS: readonly PressKind[] = ["swapped", "collected", "went"];

export const pressFieldsOf = (press: PressKind, reader: "customer" | "company"): PressField[] => [
  ...PRESS_FORMS[press].fields,
  ...(LOADS.includes(press) && reader === "company" ? WENT : []),
];

/** The fields that people write into. Empty if there is no such press. */
export const typedFieldsOf = (press: string, reader: "customer" | "company"): PressField[] =>
  PRESS_KINDS.filter((kind) => kind === press)
    .flatMap((kind) => pressFieldsOf(kind, reader))
    .filter(({ kind }) => !["options", "day", "past-day"].includes(kind));

export const PRESS_FIELDS = [
  ...["press", "key", "number", "of", "said", "agreed", "settled"],
  ...new Set(
    [...Object.values(PRESS_FORMS).flatMap(({ fields }) => fields), ...WENT].map(({ name }) => name),
  ),
];
