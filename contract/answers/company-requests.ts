import type { Waste } from "../job/job.ts";
import type { AnswerState } from "./answers.ts";

/** As shown on the company's own page: without the customer's name and contact details. */
export interface CompanyRequest {
  reference: string;
  /** When the email about the request was created. */
  askedAt: string;
  /** The company's first answer. Null without one. */
  answeredAt: string | null;
  state: AnswerState;
  /**
   * The price of the requested job in pounds with VAT: of the chosen offer, otherwise of the latest answer. Null if there is no
   * offer, or if the latest answer of a company that is not chosen is a decline.
   */
  total: string | null;
  /** The offer leaves out a part that the customer asked for, so the job may cost more than `total`. */
  isLeast: boolean;
  /** Place, skip, delivery date and wastes, as far as stated, in this order. Empty once the request is closed or erased. */
  asked: readonly string[];
  /** Opens the page on which the company answers. Null once that page has stopped working. */
  token: string | null;
}

/** Requests of a month or from a postcode district, and their outcomes. */
export interface RequestFigures {
  /** For example "2026-11", in London time, or "LS6". */
  of: string;
  requests: number;
  answered: number;
  chosen: number;
}

/** The requests of the last twelve months and their figures by month, newest first, without those whose email failed. */
export interface CompanyRequests {
  requests: readonly CompanyRequest[];
  months: readonly RequestFigures[];
  /** The figures by postcode district, the most requests first. Requests that name no postcode are counted together. */
  districts: readonly RequestFigures[];
  /** How many requests asked for each fact. */
  wanted: Record<WantedFact, number>;
  /** In requests of the last 90 days to companies in the company's town. Wastes of fewer than three requests are left out. */
  wastesInTown: readonly { waste: Waste; requests: number }[];
}

/** What requests can ask for and listings can state: a waste, a delivery day, a Saturday or Sunday, a place on the road. */
export const WANTED_FACTS = ["waste", "day", "weekend", "road"] as const;
export type WantedFact = (typeof WANTED_FACTS)[number];
