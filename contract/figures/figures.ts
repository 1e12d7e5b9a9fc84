/** The administrator's figures. No zod here: they have no call in the API. */
import type { DeclineReason } from "../answers/offer.ts";

export const PERIOD_UNITS = ["month", "week"] as const;
export type PeriodUnit = (typeof PERIOD_UNITS)[number];

/** Periods that the page shows. */
export const SHOWN_PERIODS = 12;
/** Requests are deleted after two years, so that no older period has figures. */
export const KEPT_PERIODS: Readonly<Record<PeriodUnit, number>> = { month: 25, week: 105 };

/** A calendar month, or a week from Monday to Sunday, in London's time. Both days are YYYY-MM-DD. */
export interface Period {
  from: string;
  /** The last day. */
  to: string;
}

/** What firms were asked in a period, and what had come of it by today. */
export interface AskedFigures {
  /** Requests that reached at least one firm. */
  requests: number;
  /** Those that at least one firm answered, with a price or a no. */
  answered: number;
  /** Firms asked, counted once a request. */
  asked: number;
  /** Those that answered. */
  answers: number;
}

export interface PeriodFigures extends Period, AskedFigures {
  /** Different firms asked. */
  firms: number;
  /** From the email to a firm to its first answer. Null without answers. */
  medianHours: number | null;
  /** Requests whose customer chose a firm. */
  chosen: number;
  withdrawn: number;
  /** Firms whose last word was a no, by reason. */
  declined: Partial<Record<DeclineReason, number>>;
  reviews: number;
  /** Null for one town: listing requests are not counted by town. */
  listingRequests: number | null;
  /** First pages of firms around a place. Null before searches were counted. */
  searches: number | null;
  /** Those without a firm. */
  foundNothing: number | null;
}

/** What firms located in a town were asked in a period. */
export interface TownAsked extends Pick<Period, "from">, AskedFigures {
  /** As most of the town's listings write it. */
  town: string;
}

/** A town in this period and in the one before. */
export interface TownFigures {
  town: string;
  current: AskedFigures;
  previous: AskedFigures;
}

/** How often firms were looked for around a town. */
export interface SearchedTown {
  town: string;
  /** In this period. */
  searches: number;
  /** In the period before. */
  before: number;
  /** Searches of both periods that found no firm. */
  foundNothing: number;
}

/** A town that was searched often, in which few firms deliver. */
export interface TownDemand extends SearchedTown {
  /** Firms that deliver there, or probably do. */
  firms: number;
}

/** A request can be sent to five firms. Where fewer deliver, a customer has less to choose from. */
export const FEW_FIRMS = 5;
/** Towns that are named for their demand. */
export const SHOWN_DEMAND = 20;

export interface AdminFigures {
  by: PeriodUnit;
  /** As most listings write it. Null for the whole directory. */
  town: string | null;
  /** Public listings located in the town, or in all of the directory. */
  listed: number;
  /** The current period first. */
  periods: readonly PeriodFigures[];
  /** Towns whose firms were asked in this period or in the one before. Empty for one town. */
  towns: readonly TownFigures[];
  /** The first day on which searches were counted. Null before that. */
  searchesSince: string | null;
  /** Searches of this period and the one before for places that are no town: counties, or text that nothing is called. */
  searchesElsewhere: SearchedTown | null;
  /** Towns with few firms, the most searched first. Empty for one town. */
  demand: readonly TownDemand[];
}

export const NOTHING_ASKED: AskedFigures = { requests: 0, answered: 0, asked: 0, answers: 0 };
