import { Fragment } from "react";
import { Icon } from "#client/components/icon.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import type { FoundReview } from "#contract/desk/review-search.ts";
import { ReportedRow } from "../reviews/reported-reviews.tsx";
import { type ReviewedCompany, ReviewRow } from "../reviews/review-row.tsx";
import { WaitingRow } from "../reviews/waiting-reviews.tsx";
import {
  DESK_CELL_CLASS,
  DESK_CHECKBOX_CELL_CLASS,
  DESK_LINE_CLASS,
  DESK_ROW_CLASS,
  DeskTable,
  type TableColumn,
} from "../tables/desk-table.tsx";
import { useOpenedRows } from "../tables/opened-rows.ts";
import { SelectBox } from "../tables/selection-bar.tsx";
import { shortDate } from "../tables/short-date.ts";
import type { Selection } from "../tables/use-selection.ts";
import { proofLabel, STATE_BADGES, stateOf } from "./review-states.ts";

const COLUMNS: readonly TableColumn[] = [
  { title: "Review", width: "" },
  { title: "Company", width: "w-[22%]" },
  { title: "Writer", width: "w-[14%] md:max-lg:hidden" },
  { title: "Evidence", width: "w-[13%] md:max-lg:hidden" },
  { title: "Sent", width: "w-25 lg:w-28" },
  { title: "State", width: "w-25 lg:w-28" },
];

interface ReviewTableProps {
  reviews: readonly FoundReview[];
  selection: Selection<FoundReview>;
  onReviews: (company: ReviewedCompany) => void;
  /** Called after the server has published, kept or removed a review, before the list is loaded again. */
  onDone: () => void;
}

/** One row per review. An opened row shows its text, its reports and the actions. */
export function ReviewTable({ reviews, selection, onReviews, onDone }: ReviewTableProps) {
  const { isOpen, toggle } = useOpenedRows();
  return (
    <DeskTable caption="Reviews" columns={COLUMNS}>
      {reviews.map((review) => (
        <Fragment key={review.id}>
          <Row
            review={review}
            selection={selection}
            isOpen={isOpen(review.id)}
            onToggle={() => toggle(review.id)}
          />
          {isOpen(review.id) && (
            <tr className="block md:table-row">
              <td id={detailsId(review)} colSpan={COLUMNS.length + 1} className="block md:table-cell">
                <ul>
                  <Details review={review} onReviews={onReviews} onDone={onDone} />
                </ul>
              </td>
            </tr>
          )}
        </Fragment>
      ))}
    </DeskTable>
  );
}

const detailsId = ({ id }: FoundReview) => `review-${id}`;

interface DetailsProps extends Pick<ReviewTableProps, "onReviews" | "onDone"> {
  review: FoundReview;
}

function Details({ review, onReviews, onDone }: DetailsProps) {
  const state = stateOf(review);
  if (state === "waiting") return <WaitingRow review={review} onReviews={onReviews} onDone={onDone} />;
  if (state === "reported") return <ReportedRow review={review} onDone={onDone} />;
  return (
    <li className="grid gap-2 px-5 py-4">
      <ReviewRow review={review} onRemoved={onDone}>
        <p>
          <a href={`/company/${review.companyId}`} className="link wrap-anywhere">
            {review.companyName}
          </a>
        </p>
      </ReviewRow>
      {review.reply && (
        <p className="border-l-4 border-line px-4 text-sm whitespace-pre-line wrap-anywhere">
          <strong>The company replied:</strong> {review.reply}
        </p>
      )}
    </li>
  );
}

interface RowProps extends Pick<ReviewTableProps, "selection"> {
  review: FoundReview;
  isOpen: boolean;
  onToggle: () => void;
}

function Row({ review, selection, isOpen, onToggle }: RowProps) {
  const { rating, title, companyName, customerName, proof, createdAt, reports } = review;
  const { label, tone } = STATE_BADGES[stateOf(review)];
  const isSelected = selection.has(review);
  return (
    <tr className={`${DESK_ROW_CLASS} ${isSelected ? "bg-skip-pale" : ""}`}>
      <td className={`${DESK_CHECKBOX_CELL_CLASS} order-1`}>
        <SelectBox
          checked={isSelected}
          label={`Select “${title}” about ${companyName}`}
          onChange={(checked) => selection.set([review], checked)}
        />
      </td>
      <th scope="row" className={`${DESK_CELL_CLASS} order-2 text-left font-normal`}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId(review) : undefined}
          onClick={onToggle}
          className="flex min-h-10 w-full items-center gap-1.5 text-left hover:underline md:min-h-8"
        >
          <Icon name="down" size="size-4" className={isOpen ? "" : "-rotate-90"} />
          <span className="min-w-0 truncate">
            <span aria-hidden="true">{rating}★</span>
            <span className="sr-only">{rating} out of 5:</span> <strong>{title}</strong>
          </span>
        </button>
      </th>
      <td className={`${DESK_LINE_CLASS} order-4 col-span-2 col-start-2 wrap-anywhere`}>{companyName}</td>
      <td className={`${DESK_LINE_CLASS} order-5 col-span-2 col-start-2 wrap-anywhere md:max-lg:hidden`}>
        {customerName}
      </td>
      <td className={`${DESK_LINE_CLASS} order-6 col-start-2 md:max-lg:hidden`}>
        <span className="md:hidden">Evidence: </span>
        {proofLabel(proof)}
      </td>
      <td className={`${DESK_LINE_CLASS} order-7 text-right text-muted md:text-left md:text-ink`}>
        <time dateTime={createdAt}>{shortDate(createdAt)}</time>
      </td>
      <td className={`${DESK_CELL_CLASS} order-3 whitespace-nowrap`}>
        <Badge tone={tone}>
          {label}
          {reports.length > 1 && ` ${reports.length} times`}
        </Badge>
      </td>
    </tr>
  );
}
