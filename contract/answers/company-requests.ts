import type { Waste } from "../job/job.ts";
import type { AnswerState } from "./answers.ts";

/** A request as the company's own page shows it, without the customer's name and contact details. */
export interface CompanyRequest {
  reference: string;
  askedAt: string;
  /** When the company first answered. Null if it has not answered. */
  answeredAt: string | null;
  /** `released`: the customer changed the choice of this company, which has not answered since. */
  state: AnswerState | "released";
  /**
   * The price of the requested job in pounds with VAT, by the chosen offer, otherwise by the latest offer. Null if there is no
   * such offer, if a company that is not chosen has declined last, or if it was released.
   */
  total: string | null;
  /** True if the offer leaves out a part that the customer asked for, so the job may cost more than `total`. */
  isLeast: boolean;
  /**
   * Place, skip, delivery date and wastes, as far as the customer stated them, in this order. A chosen company's request has no
   * delivery date, because the hire can be on another day. Empty once the request is closed or erased.
   */
  asked: readonly string[];
  /** What the road authority's notice means for the delivery date in `asked`. Null if there is nothing to say. */
  permit: string | null;
  /** What the customer of a hire waits for, such as an answer to a problem, one sentence each. */
  waits: readonly string[];
  /** The token of the page on which the company answers. Null once the link has expired. */
  token: string | null;
}

export interface RequestFigures {
  of: string;
  requests: number;
  answered: number;
  chosen: number;
}

/**
 * The company's requests of the last twelve months, newest first, and figures about them. Requests whose email failed are left
 * out.
 */
export interface CompanyRequests {
  requests: readonly CompanyRequest[];
  months: readonly RequestFigures[];
  /** The figures by postcode district, the most requests first. Requests that name no postcode are counted together. */
  districts: readonly RequestFigures[];
  wanted: Record<WantedFact, number>;
  /**
   * How many requests of the last 90 days to companies in the same town named each waste. Wastes in fewer than three requests are
   * left out.
   */
  wastesInTown: readonly { waste: Waste; requests: number }[];
}

export const WANTED_FACTS = ["waste", "day", "weekend", "road"] as const;
export type WantedFact = (typeof WANTED_FACTS)[number];
