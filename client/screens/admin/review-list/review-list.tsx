import { useState } from "react";
import { countOf } from "#client/components/company/format.ts";
import { FilterField } from "#client/components/search/filters/filter-field.tsx";
import { AGES, REVIEW_FILTERS, REVIEW_ORDERS } from "#contract/desk/options.ts";
import type { ReviewSearch } from "#contract/desk/review-search.ts";
import { findAllReviews, reviewListQueryOptions } from "../queries.ts";
import type { ReviewedCompany } from "../reviews/review-row.tsx";
import { ReviewsDialog } from "../reviews/reviews-dialog.tsx";
import { AdminTable } from "../tables/admin-table.tsx";
import { FilterSelect } from "../tables/filter-select.tsx";
import { ListHeader } from "../tables/list-header.tsx";
import { useFoundRows } from "../tables/use-found-rows.ts";
import { chosenOption, useTable } from "../tables/use-table.ts";
import { useFocusedHeading } from "../use-focused-heading.ts";
import { ReviewActions } from "./review-actions.tsx";
import { REVIEW_COLUMNS } from "./review-columns.tsx";
import { ReviewDetails } from "./review-details.tsx";
import { PROOF_OPTIONS, RATING_OPTIONS } from "./review-states.ts";
import { reviewsCsv } from "./reviews-csv.ts";

type Table = ReturnType<typeof useReviewTable>;

/** The state of the table of reviews, from the URL and the search field. */
function useReviewTable() {
  const table = useTable({ text: "" });
  const { params } = table;
  const rating = chosenOption(RATING_OPTIONS, params.get("rating"));
  const search: Partial<ReviewSearch> = {
    text: table.typed.text,
    filter: chosenOption(REVIEW_FILTERS, params.get("state")),
    age: chosenOption(AGES, params.get("age")),
    rating: rating === undefined ? undefined : Number(rating),
    proof: chosenOption(PROOF_OPTIONS, params.get("proof")),
    sort: chosenOption(REVIEW_ORDERS, params.get("sort")),
  };
  return { ...table, search };
}

/** A table of reviews, including waiting reviews and those of hidden companies. Reviews of merged entries are left out. */
export function ReviewList() {
  const heading = useFocusedHeading();
  const table = useReviewTable();
  const { search, page } = table;
  const rows = useFoundRows(table, search, reviewListQueryOptions({ ...search, page }));
  const [company, setCompany] = useState<ReviewedCompany | null>(null);
  return (
    <div className="grid gap-4">
      <ListHeader title="Reviews" heading={heading} />
      <ReviewFilters table={table} />
      <AdminTable
        table={rows}
        title="Reviews"
        heading="Reviews found"
        failure="Failed to fetch reviews"
        countText={countText}
        columns={REVIEW_COLUMNS}
        selectLabel={({ title, companyName }) => `Select “${title}” about ${companyName}`}
        details={(review) => (
          <ul>
            <ReviewDetails review={review} onReviews={setCompany} onDone={rows.focusCount} />
          </ul>
        )}
        actions={
          <ReviewActions reviews={rows.selection.rows} onDone={rows.handleDone} returnTo={rows.count} />
        }
        csv={{
          name: "reviews.csv",
          all: async () => reviewsCsv(await findAllReviews(search)),
          selected: async (reviews) => reviewsCsv(reviews),
        }}
      />
      {company && <ReviewsDialog company={company} onClose={() => setCompany(null)} />}
    </div>
  );
}

const countText = (total: number): string => (total === 0 ? "No reviews found" : countOf(total, "review"));

const ReviewFilters = ({ table: { search, type, choose } }: { table: Table }) => (
  <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
    <FilterField
      name="text"
      label="Search reviews"
      placeholder="Company, writer, words or reference"
      value={search.text ?? ""}
      onChange={(text) => type({ text })}
    />
    <FilterSelect
      label="State"
      all="All"
      options={REVIEW_FILTERS}
      value={search.filter}
      onChoose={(state) => choose({ state })}
    />
    <FilterSelect
      label="Sent"
      all="At any time"
      options={AGES}
      value={search.age}
      onChoose={(age) => choose({ age })}
    />
    <FilterSelect
      label="Rating"
      all="Any"
      options={RATING_OPTIONS}
      value={search.rating?.toString()}
      onChoose={(rating) => choose({ rating })}
    />
    <FilterSelect
      label="Evidence of the writer"
      all="Any"
      options={PROOF_OPTIONS}
      value={search.proof}
      onChoose={(proof) => choose({ proof })}
    />
    <FilterSelect
      label="Sort by"
      options={REVIEW_ORDERS}
      value={search.sort ?? "newest"}
      onChoose={(sort) => choose({ sort: sort === "newest" ? undefined : sort })}
    />
  </div>
);
