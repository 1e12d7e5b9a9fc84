import type { FoundReview } from "#contract/desk/review-search.ts";
import type { CsvColumns } from "../tables/rows-csv.ts";
import { stateOf } from "./review-states.ts";

export const REVIEW_CSV: CsvColumns<FoundReview> = {
  id: ({ id }) => String(id),
  sent_at: ({ createdAt }) => createdAt,
  state: (review) => stateOf(review),
  company_id: ({ companyId }) => String(companyId),
  company: ({ companyName }) => companyName,
  writer: ({ customerName }) => customerName,
  rating: ({ rating }) => String(rating),
  title: ({ title }) => title,
  text: ({ content }) => content,
  evidence: ({ proof }) => proof,
  reports: ({ reports }) => reports.map(({ reason }) => reason).join("; "),
  reply: ({ reply }) => reply,
};
