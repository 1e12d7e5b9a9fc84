import type { DeclineReason } from "../answers/offer.ts";
import type { Problem } from "../hires/presses.ts";

export const PERIOD_UNITS = ["month", "week"] as const;
export type PeriodUnit = (typeof PERIOD_UNITS)[number];

export const readPeriodUnit = (params: URLSearchParams): PeriodUnit =>
  PERIOD_UNITS.find((unit) => unit === params.get("by")) ?? "month";

/** `path` is the page of figures, or that of their file. */
export const figuresUrl = (by: PeriodUnit, path = "/admin/figures"): string =>
  by === "month" ? path : `${path}?by=${by}`;

export const SHOWN_PERIODS = 12;
/** Periods in the CSV file. Quote requests are deleted after two years, so there are no earlier figures. */
export const KEPT_PERIODS: Readonly<Record<PeriodUnit, number>> = { month: 25, week: 105 };

/** A calendar month, or a week from Monday to Sunday, in London time. Days are YYYY-MM-DD. */
export interface Period {
  from: string;
  to: string;
}

export interface AskedFigures {
  requests: number;
  /** Requests that at least one company answered, with a price or a decline. */
  answered: number;
  /** Counts a request once for each company that it reached. */
  asked: number;
  answers: number;
}

export interface PeriodFigures extends Period, AskedFigures {
  firms: number;
  /** In hours: the median time from the email to a company until its first answer. Null without answers. */
  medianHours: number | null;
  chosen: number;
  withdrawn: number;
  /**
   * Choices of which the companies were told in the period. Counts only choices that still stand, and only if the company took
   * part in the hire.
   */
  hires: number;
  presses: number;
  problems: Partial<Record<Problem, number>>;
  /**
   * Problems that the company did not answer within five working days. Also collections and swaps that it did not answer by the
   * wanted day.
   */
  silences: number;
  /** A decline counts if it is the company's latest answer to the request. */
  declined: Partial<Record<DeclineReason, number>>;
  reviews: number;
  listingRequests: number;
  /**
   * Searches that name a place, known or not. Only first pages of results count. Null for periods before searches were counted.
   */
  searches: number | null;
  foundNothing: number | null;
}

/** A month's hires, and what we did about companies. These figures name nobody, because a public page shows them. */
export interface HireMonth {
  from: string;
  hires: number;
  problems: number;
  /** Problems reported in the month that are settled by now. */
  settled: number;
  silences: number;
  notes: number;
  pauses: number;
  removals: number;
}

export const PUBLIC_MONTHS = 6;

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
  /** Searches of the current and the previous period that found no company. */
  foundNothing: number;
}

/** A searched town to which fewer than `FEW_COMPANIES` companies deliver. */
export interface TownDemand extends SearchedTown {
  firms: number;
}

/** A searched town with fewer companies appears in `demand`. The number equals the most companies of one quote request. */
export const FEW_COMPANIES = 5;
export const SHOWN_DEMAND = 20;

export interface AdminFigures {
  by: PeriodUnit;
  listed: number;
  /** The current period first. */
  periods: readonly PeriodFigures[];
  /** Towns whose companies were asked in the current or the previous period. */
  towns: readonly TownFigures[];
  /** The first day on which searches were counted. Null if no search was counted yet. */
  searchesSince: string | null;
  /** Searches of the current and the previous period that name no known town. Null if there are none. */
  searchesElsewhere: SearchedTown | null;
  /** At most `SHOWN_DEMAND` towns, sorted by their searches in the current and the previous period. */
  demand: readonly TownDemand[];
}

export const NOTHING_ASKED: AskedFigures = { requests: 0, answered: 0, asked: 0, answers: 0 };
