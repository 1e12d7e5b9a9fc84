import type { AnswerState } from "./answers.ts";

/** A request that a company got, as its own page shows it: without the customer's name and contact details. */
export interface CompanyRequest {
  reference: string;
  /** When the email about it was written. */
  askedAt: string;
  /** When the company first answered. */
  answeredAt: string | null;
  state: AnswerState;
  /** The price of what was asked for in the company's last offer, in pounds with VAT. */
  total: string | null;
  /** Whether a part of what was asked for is not in the total. */
  isLeast: boolean;
  /** Place, skip and date, in this order. Empty once the request is closed. */
  asked: readonly string[];
  /** Token of the page on which the company answers; null once that page has stopped working. */
  token: string | null;
}

/** What came of a month's requests. */
export interface MonthFigures {
  /** For example "2026-11", in London's time. */
  month: string;
  requests: number;
  answered: number;
  /** Requests whose customer chose this company. */
  chosen: number;
}

/** The requests of twelve months, newest first, and their figures, newest month first. */
export interface CompanyRequests {
  requests: readonly CompanyRequest[];
  months: readonly MonthFigures[];
}
