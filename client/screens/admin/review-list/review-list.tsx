import { useState } from "react";
import { countOf } from "#client/components/company/format.ts";
import { AGES, REVIEW_FILTERS, REVIEW_ORDERS } from "#contract/desk/options.ts";
import { AdminHead } from "../admin-head.tsx";
import { findAllReviews, reviewListQueryOptions } from "../queries.ts";
import type { ReviewedCompany } from "../reviews/review-row.tsx";
import { ReviewsDialog } from "../reviews/reviews-dialog.tsx";
import { AdminTable } from "../tables/admin-table.tsx";
import { SelectFilter, TableFilters, TextFilter } from "../tables/filters.tsx";
import { csvFile } from "../tables/rows-csv.ts";
import { useFoundRows } from "../tables/use-found-rows.ts";
import { type TableState, useTableState } from "../tables/use-table-state.ts";
import { ReviewActions } from "./review-actions.tsx";
import { REVIEW_COLUMNS } from "./review-columns.tsx";
import { ReviewDetails } from "./review-details.tsx";
import { PROOF_OPTIONS, RATING_OPTIONS, REVIEW_CSV } from "./review-states.ts";

/** A table of reviews, including waiting reviews and those of hidden companies. Reviews of merged entries are left out. */
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
  const table = useFoundRows(state, search, reviewListQueryOptions({ ...search, page: state.page }));
  const [company, setCompany] = useState<ReviewedCompany | null>(null);
  return (
    <div className="grid gap-4">
      <AdminHead title="Reviews" />
      <ReviewFilters state={state} />
      <AdminTable
        table={table}
        title="Reviews"
        heading="Reviews found"
        failure="Failed to fetch reviews"
        countText={countText}
        columns={REVIEW_COLUMNS}
        selectLabel={({ title, companyName }) => `Select “${title}” about ${companyName}`}
        details={(review) => (
          <ul>
            <ReviewDetails review={review} onReviews={setCompany} onDone={table.handleDone} />
          </ul>
        )}
        actions={<ReviewActions table={table} />}
        csv={csvFile("reviews.csv", REVIEW_CSV, () => findAllReviews(search))}
      />
      {company && <ReviewsDialog company={company} onClose={() => setCompany(null)} />}
    </div>
  );
}

const countText = (total: number): string => (total === 0 ? "No reviews found" : countOf(total, "review"));

const ReviewFilters = ({ state }: { state: TableState<{ text: string }> }) => (
  <TableFilters>
    <TextFilter
      state={state}
      name="text"
      label="Search reviews"
      placeholder="Company, writer, words or reference"
      className="lg:col-span-2"
    />
    <SelectFilter state={state} name="state" label="State" all="All" options={REVIEW_FILTERS} />
    <SelectFilter state={state} name="age" label="Sent" all="At any time" options={AGES} />
    <SelectFilter state={state} name="rating" label="Rating" all="Any" options={RATING_OPTIONS} />
    <SelectFilter
      state={state}
      name="proof"
      label="Evidence of the writer"
      all="Any"
      options={PROOF_OPTIONS}
    />
    <SelectFilter
      state={state}
      name="sort"
      label="Sort by"
      options={REVIEW_ORDERS}
      className="max-sm:col-span-2 lg:col-span-2"
    />
  </TableFilters>
);
