import { countOf } from "#client/components/company/format.ts";
import { AGES, REVIEW_FILTERS, REVIEW_ORDERS } from "#contract/desk/options.ts";
import type { FoundReview, ReviewSearch } from "#contract/desk/review-search.ts";
import { AdminHead } from "../admin-head.tsx";
import { adminJson } from "../admin-requests.ts";
import { AdminTable } from "../tables/admin-table.tsx";
import { TableFilters } from "../tables/filters.tsx";
import { csvFile } from "../tables/rows-csv.ts";
import { type RowPage, useTable, useTableState } from "../tables/use-table.ts";
import { ReviewActions, ReviewDetails } from "./review-actions.tsx";
import { PROOF_OPTIONS, RATING_OPTIONS, REVIEW_COLUMNS, REVIEW_CSV } from "./review-columns.tsx";
import { useReviewsDialog } from "./reviews-dialog.tsx";

async function findReviews(search: Partial<ReviewSearch>): Promise<RowPage<FoundReview>> {
  const { reviews, ...page } = await adminJson("POST", "/api/reviews/search", search);
  return { rows: reviews, ...page };
}

export function ReviewList() {
  const state = useTableState({ text: "" });
  const rating = state.option("rating", RATING_OPTIONS);
  const search = {
    text: state.typed.text,
    filter: state.option("state", REVIEW_FILTERS),
    age: state.option("age", AGES),
    rating: rating === undefined ? undefined : Number(rating),
    proof: state.option("proof", PROOF_OPTIONS),
    sort: state.option("sort", REVIEW_ORDERS),
  };
  const table = useTable(state, { key: ["admin", "reviews"], search, find: findReviews });
  const { open, dialog } = useReviewsDialog();
  return (
    <div className="grid gap-4">
      <AdminHead title="Reviews" />
      <TableFilters
        state={state}
        texts={[
          {
            name: "text",
            label: "Search reviews",
            placeholder: "Company, writer, words or reference",
            className: "lg:col-span-2",
          },
        ]}
        selects={[
          { name: "state", label: "State", all: "All", options: REVIEW_FILTERS },
          { name: "age", label: "Sent", all: "At any time", options: AGES },
          { name: "rating", label: "Rating", all: "Any", options: RATING_OPTIONS },
          { name: "proof", label: "Evidence of the writer", all: "Any", options: PROOF_OPTIONS },
          {
            name: "sort",
            label: "Sort by",
            options: REVIEW_ORDERS,
            className: "max-sm:col-span-2 lg:col-span-2",
          },
        ]}
      />
      <AdminTable
        table={table}
        title="Reviews"
        heading="Reviews found"
        failure="Failed to fetch reviews"
        countText={(total) => (total === 0 ? "No reviews found" : countOf(total, "review"))}
        columns={REVIEW_COLUMNS}
        selectLabel={({ title, companyName }) => `Select “${title}” about ${companyName}`}
        details={(review) => (
          <ul>
            <ReviewDetails review={review} onReviews={open} onDone={table.handleDone} />
          </ul>
        )}
        actions={<ReviewActions table={table} />}
        csv={csvFile("reviews.csv", REVIEW_CSV, table.findAll)}
      />
      {dialog}
    </div>
  );
}
