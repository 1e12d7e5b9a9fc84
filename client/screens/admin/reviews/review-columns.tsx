import { Badge } from "#client/components/ui/badge.tsx";
import type { ReviewFilter } from "#contract/desk/options.ts";
import type { FoundReview } from "#contract/desk/review-search.ts";
import type { ReviewProof } from "#contract/reviews.ts";
import { shortDate } from "../dates.ts";
import type { CsvColumns } from "../tables/rows-csv.ts";
import type { Column } from "../tables/table-rows.tsx";

const STATE_BADGES: Record<ReviewFilter, { label: string; tone: "plain" | "go" | "skip" | "stop" }> = {
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

export const PROOF_OPTIONS: readonly { value: ReviewProof; label: string }[] = [
  { value: "asked-here", label: "Asked here" },
  { value: "email-confirmed", label: "Email confirmed" },
  { value: "none", label: "Not known" },
];

export const RATING_OPTIONS = ["5", "4", "3", "2", "1"].map((value) => ({
  value,
  label: `${value} ${value === "1" ? "star" : "stars"}`,
}));

export const REVIEW_COLUMNS: readonly Column<FoundReview>[] = [
  {
    title: "Review",
    isName: true,
    show: ({ rating, title }) => (
      <>
        <span aria-hidden="true">{rating}★</span> <span className="sr-only">{rating} out of 5:</span>{" "}
        <strong>{title}</strong>
      </>
    ),
  },
  {
    title: "Company",
    width: "w-[22%]",
    cell: "order-4 col-span-2 col-start-2 wrap-anywhere md:truncate",
    show: ({ companyName }) => companyName,
  },
  {
    title: "Writer",
    width: "w-[14%] md:max-lg:hidden",
    cell: "order-5 col-span-2 col-start-2 wrap-anywhere md:truncate md:max-lg:hidden",
    show: ({ customerName }) => customerName,
  },
  {
    title: "Evidence",
    width: "w-[13%] md:max-lg:hidden",
    cell: "order-6 col-start-2 md:truncate md:max-lg:hidden",
    show: ({ proof }) => (
      <>
        <span className="md:hidden">Evidence: </span>
        {PROOF_OPTIONS.find(({ value }) => value === proof)?.label}
      </>
    ),
  },
  {
    title: "Sent",
    width: "w-25 lg:w-28",
    cell: "order-7 text-right text-muted md:truncate md:text-left md:text-ink",
    show: ({ createdAt }) => <time dateTime={createdAt}>{shortDate(createdAt)}</time>,
  },
  {
    title: "State",
    width: "w-25 lg:w-28",
    cell: "order-3 whitespace-nowrap",
    show: (review) => {
      const { label, tone } = STATE_BADGES[stateOf(review)];
      const times = review.reports.length;
      return <Badge tone={tone}>{times > 1 ? `${label} ${times} times` : label}</Badge>;
    },
  },
];

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
