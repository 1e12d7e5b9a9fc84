import type { Waste } from "../job/job.ts";
import type { AnswerState } from "./answers.ts";

/** A request to a company, as shown on the company's own page: without the customer's name and contact details. */
export interface CompanyRequest {
  reference: string;
  /** The time at which the email about the request was created. */
  askedAt: string;
  /** The time of the company's first answer. Null without an answer. */
  answeredAt: string | null;
  state: AnswerState;
  /**
   * The price of the requested job in pounds with VAT: of the chosen offer, otherwise of the latest answer. Null if there is no
   * offer, or if the latest answer of a company that is not chosen is a decline.
   */
  total: string | null;
  /** True if the offer leaves out a part that the customer asked for. The job may then cost more than `total`. */
  isLeast: boolean;
  /** Place, skip, delivery date and wastes, as far as stated, in this order. Empty once the request is closed or erased. */
  asked: readonly string[];
  /** Token of the page on which the company answers; null once that page has stopped working. */
  token: string | null;
}

/** The outcomes of the requests of a month or from a district. */
export interface RequestFigures {
  /** For example "2026-11", in London time, or "LS6". */
  of: string;
  requests: number;
  answered: number;
  /** Requests whose customer chose this company. */
  chosen: number;
}

/** The requests of the last twelve months and their figures by month, newest first, without those whose email failed. */
export interface CompanyRequests {
  requests: readonly CompanyRequest[];
  months: readonly RequestFigures[];
  /** The figures by postcode district, the most requests first. Requests that name no postcode are counted together. */
  districts: readonly RequestFigures[];
  /** How many of the requests asked for what companies can say in their listing. */
  wanted: Record<WantedFact, number>;
  /** Wastes in requests of the last 90 days to companies in its town. Those of fewer than three requests are left out. */
  wastesInTown: readonly { waste: Waste; requests: number }[];
}

/** What a request can ask for: that a waste is taken, a day, a Saturday or Sunday, a place on the road. */
export const WANTED_FACTS = ["waste", "day", "weekend", "road"] as const;
export type WantedFact = (typeof WANTED_FACTS)[number];
