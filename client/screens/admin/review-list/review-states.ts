import type { ReviewFilter } from "#contract/desk/options.ts";
import type { FoundReview } from "#contract/desk/review-search.ts";
import type { ReviewProof } from "#contract/reviews.ts";
import type { CsvColumns } from "../tables/rows-csv.ts";

export const STATE_BADGES: Record<ReviewFilter, { label: string; tone: "plain" | "go" | "skip" | "stop" }> = {
  waiting: { label: "Waiting", tone: "skip" },
  reported: { label: "Reported", tone: "stop" },
  shown: { label: "Shown", tone: "go" },
};

export const isWaiting = ({ waiting, edit }: FoundReview): boolean => waiting || edit !== null;

/** A report of a shown review is more urgent than its writer's edit. */
export function stateOf(review: FoundReview): ReviewFilter {
  if (!review.waiting && review.reports.length > 0) return "reported";
  return isWaiting(review) ? "waiting" : "shown";
}

/** Short labels for what is known about a review's author. */
export const PROOF_OPTIONS: readonly { value: ReviewProof; label: string }[] = [
  { value: "asked-here", label: "Asked here" },
  { value: "email-confirmed", label: "Email confirmed" },
  { value: "none", label: "Not known" },
];

export const proofLabel = (proof: ReviewProof): string =>
  PROOF_OPTIONS.find(({ value }) => value === proof)?.label ?? "";

export const RATING_OPTIONS = ["5", "4", "3", "2", "1"].map((value) => ({
  value,
  label: `${value} ${value === "1" ? "star" : "stars"}`,
}));

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
