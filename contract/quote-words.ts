import { DAY_MS, longWeekday } from "./dates.ts";
import {
  DIRECTORY_SKIP_SIZES,
  HIRE_DURATIONS,
  HIRE_LENGTHS,
  QUOTE_SKIP_SIZES,
  WASTE_TYPES,
} from "./forms/form-options.ts";
import { apartSentences } from "./job/collected-apart.ts";
import { type Job, STANDS } from "./job/job.ts";
import {
  directorySkipSize,
  directoryWasteType,
  hireDurationOf,
  hireLengthOf,
  pageSkipSize,
  wastesInWords,
} from "./job/job-options.ts";
import { roadWords } from "./job/road-words.ts";
import { labelOf, type Option } from "./options.ts";
import { countOf, lowerFirst, withArticle } from "./text/spelling.ts";

export interface Fact {
  label: string;
  text: string;
}

/** Requests from both quote forms are stored in this format. */
export interface RequestedJob {
  location: string;
  skipSize: string;
  wasteType: string;
  hireLength: string | null;
  hireDate: string | null;
  additionalInfo: string | null;
  /** The customer's exact answers, besides the options of the form. */
  job?: Job | null;
  /** What the road authority's notice means for the day asked for. */
  permit?: string | null;
}

/** Shown beside a typed place that is not in the place tables. */
export const UNKNOWN_PLACE = "a place we don't know";

const labelOrValue = (options: readonly Option[], value: string) => labelOf(options, value) ?? value;

/** The labels of a request's facts. Exported so that other code can find a fact by its label. */
export const FACT_LABELS = {
  location: "Location",
  skip: "Skip",
  stands: "Stands",
  delivery: "Delivery",
  permit: "Permit",
  hire: "Hire",
  waste: "Waste",
  apart: "Kept apart",
  typedWaste: "Type of waste",
  additionalInfo: "Additional information",
} as const;

const SKIP_SIZES = [...DIRECTORY_SKIP_SIZES, ...QUOTE_SKIP_SIZES];
const HIRES = [...HIRE_LENGTHS, ...HIRE_DURATIONS];

/** Returns the option if there is no exact value. Returns the exact value if the option includes it, otherwise both. */
const exactly = (option: string, exact: string | undefined, fits: boolean) =>
  exact === undefined ? option : fits ? exact : `${option}, ${exact}`;

function skipFact({ skipSize, job }: RequestedJob): string {
  const size = job?.size;
  const fits =
    size !== undefined && [pageSkipSize(size), directorySkipSize(size)].some((is) => is === skipSize);
  return exactly(labelOrValue(SKIP_SIZES, skipSize), size === undefined ? undefined : `${size} yards`, fits);
}

function hireFact({ hireLength, job }: RequestedJob): string | null {
  const weeks = job?.weeks;
  if (!hireLength) return weeks ? inWeeks(weeks) : null;
  const fits =
    weeks !== undefined && [hireDurationOf(weeks), hireLengthOf(weeks)].some((is) => is === hireLength);
  return exactly(labelOrValue(HIRES, hireLength), weeks === undefined ? undefined : inWeeks(weeks), fits);
}

const inWeeks = (weeks: number) => countOf(weeks, "week");

/** The hire from its first to its last day, for example "4 weeks, until Sunday 27 December 2026". */
export function hireInDays(first: string, last: string): string {
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  const length = days % 7 === 0 ? inWeeks(days / 7) : countOf(days, "day");
  return `${length}, until ${longWeekday(last)}`;
}

/** The beginning of the subject of the email with the customer's details. The page names this email. */
export const chosenSubject = (reference: string): string => `You were chosen: quote request ${reference}`;

/** The facts in the words of the forms. A fact that the customer left open is empty or null. */
export function requestFacts(request: RequestedJob) {
  const { location, wasteType, hireDate, additionalInfo, job, permit } = request;
  const day = hireDate ?? job?.date;
  const waste = wastesInWords(job?.waste ?? []);
  return {
    ...{ location, waste, additionalInfo },
    skip: skipFact(request),
    stands: job?.stands ? labelOrValue(STANDS, job.stands) : null,
    delivery: day ? longWeekday(day) : null,
    permit,
    /** What the customer typed about the waste is left out: "no asbestos" names asbestos. */
    apart: apartSentences(job?.waste ?? []).join(" "),
    hire: hireFact(request),
    /** Null if it repeats `waste`, or if the directory's form derived it from `waste`. */
    typedWaste: [waste, directoryWasteType(job?.waste ?? [])].includes(wasteType)
      ? null
      : labelOrValue(WASTE_TYPES, wasteType),
  };
}

/** What the customer chose from options, and our words about it. None contains typed text. */
export const chosenFacts = (request: RequestedJob): Fact[] =>
  factLines(request, ["skip", "stands", "delivery", "permit", "hire", "waste", "apart"]);

/** The texts that the customer typed, and the type of waste chosen in the directory's form. */
export const typedFacts = (request: RequestedJob): Fact[] =>
  factLines(request, ["location", "typedWaste", "additionalInfo"]);

export const askedFor = (request: RequestedJob): Fact[] => [
  ...factLines(request, ["location"]),
  ...chosenFacts(request),
  ...factLines(request, ["typedWaste", "additionalInfo"]),
];

/** The text of one of the facts of `askedFor`. */
export const askedIn = (facts: readonly Fact[], name: keyof typeof FACT_LABELS): string | undefined =>
  facts.find(({ label }) => label === FACT_LABELS[name])?.text;

export function factLines(request: RequestedJob, names: (keyof typeof FACT_LABELS)[]): Fact[] {
  const facts = requestFacts(request);
  return names.flatMap((name) => {
    const text = facts[name];
    const label = name === "permit" ? roadWords(request.job?.division).title : FACT_LABELS[name];
    return text ? [{ label, text }] : [];
  });
}

/** For example "Skip: 6 yards. Stands: on the road. Delivery: Saturday 28 November 2026. Hire: 2 weeks. Waste: garden, soil." */
export function jobInOneLine(request: RequestedJob): string {
  // The day keeps its capital letter, because it begins with the name of a weekday.
  const { delivery } = requestFacts(request);
  return factLines(request, ["skip", "stands", "delivery", "hire", "waste"])
    .map(({ label, text }) => `${label}: ${text === delivery ? text : lowerFirst(text)}.`)
    .join(" ");
}

/** The range in yards, for example "6-8" for "medium". */
const rangeOf = (skipSize: string): string | undefined =>
  /\((\d+-\d+) /.exec(labelOrValue(QUOTE_SKIP_SIZES, skipSize))?.[1];

/** For example "6 yard skip" or "10-12 yard skip"; "skip" if the size is unknown. */
export function skipInWords({ skipSize, job }: Pick<RequestedJob, "skipSize" | "job">): string {
  const yards = job?.size ?? /(\d+)-yard$/.exec(skipSize)?.[1] ?? rangeOf(skipSize);
  if (yards) return `${yards} yard skip`;
  return skipSize === "not-sure" ? "skip" : `${skipSize.replaceAll("-", " ")} skip`;
}

export const aSkipInWords = (request: Parameters<typeof skipInWords>[0]): string =>
  withArticle(skipInWords(request));
