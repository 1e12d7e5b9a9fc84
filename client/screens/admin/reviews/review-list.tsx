import { useState } from "react";
import { Link } from "#client/components/link.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { useUrlParams } from "#client/navigation/use-page-params.ts";
import { REVIEW_FILTERS, type ReviewFilter } from "#contract/desk/options.ts";
import type { FoundReview, ReviewBulk } from "#contract/desk/review-search.ts";
import type { ReviewProof, ReviewRule } from "#contract/reviews.ts";
import { countOf } from "#contract/text/spelling.ts";
import { ActButton } from "../act-button.tsx";
import { AdminHead } from "../admin-head.tsx";
import { adminJson, adminRequest } from "../admin-requests.ts";
import { shortDate } from "../dates.ts";
import { type CsvColumns, rowsCsv } from "../save-as-file.ts";
import { AdminTable } from "../tables/admin-table.tsx";
import { type Column, LAST_CELL, NOT_ON_TABLETS, WIDE_CELL } from "../tables/table-rows.tsx";
import { useTable } from "../tables/use-table.ts";
import { ReviewRow, RuleSelect } from "./review-row.tsx";

export function ReviewList() {
  const company = Number(useUrlParams().get("company")) || undefined;
  const table = useTable({
    key: ["admin", "reviews", company],
    texts: {
      text: {
        label: "Search reviews",
        placeholder: "Company, writer, words or reference",
        className: "lg:col-span-2",
      },
    },
    selects: {
      filter: {
        param: "state",
        label: "State",
        all: "All",
        options: REVIEW_FILTERS,
        className: "max-sm:col-span-2",
      },
    },
    async find(search) {
      const { reviews, ...page } = await adminJson("POST", "/api/reviews/search", { ...search, company });
      return { rows: reviews, ...page };
    },
  });
  return (
    <div className="grid gap-4">
      <AdminHead title="Reviews" />
      <AdminTable
        table={table}
        title="Reviews"
        heading="Reviews found"
        failure="Failed to fetch reviews"
        countText={(total) =>
          (total === 0 ? "No reviews found" : countOf(total, "review")) + (company ? " of this company" : "")
        }
        buttons={
          company && (
            <Link to="/admin?list=reviews" className={buttonClass("quiet", "small")}>
              Show all companies
            </Link>
          )
        }
        columns={REVIEW_COLUMNS}
        selectLabel={({ title, companyName }) => `Select “${title}” about ${companyName}`}
        details={(review) => (
          <ul>
            <ReviewRow review={review} state={stateOf(review)} />
          </ul>
        )}
        actions={<ReviewActions {...table.selection} />}
        fileName="reviews.csv"
        readFile={async () => rowsCsv(REVIEW_CSV, await table.findAll())}
      />
    </div>
  );
}

function ReviewActions({ rows, ids }: { rows: FoundReview[]; ids: number[] }) {
  const [reason, setReason] = useState<ReviewRule>();
  const waiting = rows.filter(isWaiting).map(({ id }) => id);
  const act = (body: ReviewBulk, done: string) => ({
    send: () => adminJson("POST", "/api/reviews/bulk", body),
    done: ({ changed }: { changed: number }) => `${countOf(changed, "review")} ${done}.`,
    failed: "Failed to change reviews",
  });
  const removal = act({ action: "remove", ids, reason: reason as ReviewRule }, "removed");
  return (
    <>
      {waiting.length > 0 && (
        <ActButton
          label={`Publish ${waiting.length} waiting`}
          variant="primary"
          action="Publish"
          asks={`Visitors see ${countOf(waiting.length, "review")} from now on, and the ratings change. A review that was shown can be removed, but not hidden again.`}
          {...act({ action: "publish", ids: waiting }, "published")}
        />
      )}
      <ActButton
        label="Remove"
        variant="danger"
        title={`Remove ${countOf(ids.length, "review")}`}
        isIncomplete={!reason}
        asks={
          <div className="grid gap-4">
            <p>
              They disappear from the site and from ratings at once, and each leaves a line with this reason
              in the public ledger. You can bring them back for 30 days.
            </p>
            <RuleSelect label="Why they are removed" value={reason} onChange={setReason} />
          </div>
        }
        {...removal}
        undo={({ changed }) =>
          changed === ids.length
            ? {
                text: removal.done({ changed }),
                undo: () => adminRequest("POST", "/api/reviews/bulk/undo", { ids }),
              }
            : null
        }
      />
    </>
  );
}

const STATE_BADGES: Record<ReviewFilter, { label: string; tone: "plain" | "go" | "skip" | "stop" }> = {
  waiting: { label: "Waiting", tone: "skip" },
  reported: { label: "Reported", tone: "stop" },
  shown: { label: "Shown", tone: "go" },
};

const isWaiting = ({ waiting, edit }: FoundReview): boolean => waiting || edit !== null;

/** A report of a shown review is more urgent than the writer's edit. */
function stateOf(review: FoundReview): ReviewFilter {
  if (!review.waiting && review.reports.length > 0) return "reported";
  return isWaiting(review) ? "waiting" : "shown";
}

const PROOFS: Record<ReviewProof, string> = {
  "asked-here": "Asked here",
  "email-confirmed": "Email confirmed",
  none: "Not known",
};

const REVIEW_COLUMNS: readonly Column<FoundReview>[] = [
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
  { title: "Company", width: "w-[22%]", cell: WIDE_CELL, show: ({ companyName }) => companyName },
  {
    title: "Writer",
    width: `w-[14%] ${NOT_ON_TABLETS}`,
    cell: `${WIDE_CELL} ${NOT_ON_TABLETS}`,
    show: ({ customerName }) => customerName,
  },
  {
    title: "Evidence",
    width: `w-[13%] ${NOT_ON_TABLETS}`,
    cell: `col-start-2 md:truncate ${NOT_ON_TABLETS}`,
    show: ({ proof }) => (
      <>
        <span className="md:hidden">Evidence: </span>
        {PROOFS[proof]}
      </>
    ),
  },
  {
    title: "Sent",
    width: "w-25 lg:w-28",
    cell: LAST_CELL,
    show: ({ createdAt }) => <time dateTime={createdAt}>{shortDate(createdAt)}</time>,
  },
  {
    title: "State",
    width: "w-25 lg:w-28",
    cell: "order-first whitespace-nowrap",
    show: (review) => {
      const { label, tone } = STATE_BADGES[stateOf(review)];
      const times = review.reports.length;
      return <Badge tone={tone}>{times > 1 ? `${label} ${times} times` : label}</Badge>;
    },
  },
];

const REVIEW_CSV: CsvColumns<FoundReview> = {
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
