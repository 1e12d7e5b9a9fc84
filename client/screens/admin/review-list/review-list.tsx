import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { countOf } from "#client/components/company/format.ts";
import { FilterField } from "#client/components/search/filters/filter-field.tsx";
import { SkeletonList } from "#client/components/ui/skeleton-list.tsx";
import { AGES, REVIEW_FILTERS, REVIEW_ORDERS } from "#contract/desk/options.ts";
import type { FoundReview, ReviewSearch } from "#contract/desk/review-search.ts";
import { Pager } from "../pager.tsx";
import { findAllReviews, reviewListQueryOptions } from "../queries.ts";
import type { ReviewedCompany } from "../reviews/review-row.tsx";
import { ReviewsDialog } from "../reviews/reviews-dialog.tsx";
import { ExportButton } from "../tables/export-button.tsx";
import { FilterSelect } from "../tables/filter-select.tsx";
import { ListHeader } from "../tables/list-header.tsx";
import { RowSelectionBar } from "../tables/selection-bar.tsx";
import { useSelection } from "../tables/use-selection.ts";
import { chosenOption, useTable } from "../tables/use-table.ts";
import { useTableActions } from "../tables/use-table-actions.ts";
import { useAdminQuery } from "../use-admin-query.ts";
import { useFocusedHeading } from "../use-focused-heading.ts";
import { ReviewActions } from "./review-actions.tsx";
import { PROOF_OPTIONS, RATING_OPTIONS } from "./review-states.ts";
import { ReviewTable } from "./review-table.tsx";
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
  const { data, isPending, isError } = useAdminQuery({
    ...reviewListQueryOptions({ ...search, page }),
    placeholderData: keepPreviousData,
  });
  const selection = useSelection<FoundReview>(JSON.stringify({ ...search, sort: undefined }));
  const [company, setCompany] = useState<ReviewedCompany | null>(null);
  const {
    target: count,
    focusTarget,
    offer,
    handleDone,
    goTo,
  } = useTableActions<HTMLParagraphElement>(table, selection, data?.totalPages);
  return (
    <div className="grid gap-4">
      <ListHeader title="Reviews" heading={heading} />
      <ReviewFilters table={table} />
      <div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p ref={count} role="status" tabIndex={-1} className="font-semibold outline-none">
            {isError ? "Failed to fetch reviews" : data && countText(data.total)}
          </p>
          <ExportButton
            label="Export these (CSV)"
            name="reviews.csv"
            read={async () => reviewsCsv(await findAllReviews(search))}
            failure="Failed to fetch reviews"
          />
        </div>
        <div role="status" className="not-empty:mt-3">
          {offer}
        </div>
      </div>
      {isPending && <SkeletonList count={4} label="Loading the reviews" className="grid gap-4" />}
      {data && data.total > 0 && (
        <>
          <RowSelectionBar noun="reviews" selection={selection} shown={data.reviews}>
            <ReviewActions reviews={selection.rows} returnTo={count} onDone={handleDone} />
          </RowSelectionBar>
          <h2 className="sr-only">Reviews found</h2>
          <ReviewTable
            reviews={data.reviews}
            selection={selection}
            onReviews={setCompany}
            onDone={focusTarget}
          />
          <Pager {...data} onPage={goTo} />
        </>
      )}
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
