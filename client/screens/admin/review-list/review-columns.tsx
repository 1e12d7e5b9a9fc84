import { Badge } from "#client/components/ui/badge.tsx";
import type { FoundReview } from "#contract/desk/review-search.ts";
import { shortDate } from "../dates.ts";
import type { Column } from "../tables/admin-table-row.tsx";
import { proofLabel, STATE_BADGES, stateOf } from "./review-states.ts";

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
        {proofLabel(proof)}
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
