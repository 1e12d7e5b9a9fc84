/** This file imports no zod, because the administrator's figures are not part of the API. */
import type { DeclineReason } from "../answers/offer.ts";
import type { Problem } from "../hires/presses.ts";

export const PERIOD_UNITS = ["month", "week"] as const;
export type PeriodUnit = (typeof PERIOD_UNITS)[number];

export const SHOWN_PERIODS = 12;
/** Periods in the CSV file. Quote requests are deleted after two years, so there are no earlier figures. */
export const KEPT_PERIODS: Readonly<Record<PeriodUnit, number>> = { month: 25, week: 105 };

/** A calendar month, or a week from Monday to Sunday, in London time. Days are YYYY-MM-DD. */
export interface Period {
  from: string;
  /** Included in the period. */
  to: string;
}

/** Requests of a period, with their outcomes until today. */
export interface AskedFigures {
  /** Requests that reached at least one company. */
  requests: number;
  /** Requests that at least one company answered, with a price or a decline. */
  answered: number;
  /** Counts a request once for each company that it reached. */
  asked: number;
  /** How many of `asked` were answered. */
  answers: number;
}

export interface PeriodFigures extends Period, AskedFigures {
  firms: number;
  /** The time from the email to a company until its first answer. Null without answers. */
  medianHours: number | null;
  /** Requests whose customer chose one of the companies that the figures are about. */
  chosen: number;
  withdrawn: number;
  /** Hires that began in the period: choices of which the companies were told, unless the customer chose otherwise since. */
  hires: number;
  presses: number;
  problems: Partial<Record<Problem, number>>;
  /** Problems without an answer in five working days, and collections and swaps that nobody answered by their day. */
  silences: number;
  /** By reason: companies whose latest answer to a request was a decline. A company counts once for each request. */
  declined: Partial<Record<DeclineReason, number>>;
  reviews: number;
  /** Null in the figures of one town, because listing requests are not counted by town. */
  listingRequests: number | null;
  /** Searches at a location, known or not; only first pages count. Null before searches were counted. */
  searches: number | null;
  foundNothing: number | null;
}

/** A month's hires, and what we did about companies. On the public page, so it names nobody. */
export interface HireMonth {
  /** The first day of the month, as YYYY-MM-DD. */
  from: string;
  hires: number;
  problems: number;
  /** Problems of the month that are settled today. */
  settled: number;
  silences: number;
  notes: number;
  pauses: number;
  removals: number;
}

export const PUBLIC_MONTHS = 6;

/** Requests to companies located in a town. */
export interface TownRequestFigures extends Pick<Period, "from">, AskedFigures {
  /** The town's name in the most frequent spelling of its listings. */
  town: string;
}

export interface TownFigures {
  town: string;
  current: AskedFigures;
  previous: AskedFigures;
}

export interface SearchedTown {
  town: string;
  searches: number;
  /** In the previous period. */
  before: number;
  /** Searches of both periods that found no company. */
  foundNothing: number;
}

/** A searched town to which fewer than `FEW_COMPANIES` companies deliver. */
export interface TownDemand extends SearchedTown {
  /** Companies within `DEFAULT_RADIUS_KM` that deliver to the town, certainly or probably. */
  firms: number;
}

/** A searched town with fewer companies appears in `demand`. A customer can send a request to this many. */
export const FEW_COMPANIES = 5;
export const SHOWN_DEMAND = 20;

export interface AdminFigures {
  by: PeriodUnit;
  /** The town's name in the most frequent spelling of its listings. Null for the whole directory. */
  town: string | null;
  /** Public listings located in the town, or in the whole directory. */
  listed: number;
  /** The current period first. */
  periods: readonly PeriodFigures[];
  /** Towns whose companies were asked in this period or the previous one. Empty in the figures of one town. */
  towns: readonly TownFigures[];
  /** The first day on which searches were counted. Null if no search was counted yet. */
  searchesSince: string | null;
  /** Searches of both periods that name no known town. Null without any and in the figures of one town. */
  searchesElsewhere: SearchedTown | null;
  /** At most `SHOWN_DEMAND` towns, most searches in both periods first. Empty in the figures of one town. */
  demand: readonly TownDemand[];
}

export const NOTHING_ASKED: AskedFigures = { requests: 0, answered: 0, asked: 0, answers: 0 };
