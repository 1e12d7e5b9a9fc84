import { type ReactNode, useState } from "react";
import { REVIEW_RULE_CODES, REVIEW_RULE_WORDS } from "#client/components/review/review-rules.ts";
import { fieldClass } from "#client/components/ui/field-class.ts";
import type { Review, ReviewRule } from "#contract/reviews.ts";
import { ActButton } from "../act-button.tsx";
import { adminRequest } from "../admin-requests.ts";
import { dateAndTime } from "../dates.ts";
import type { OnDone, UndoableAction } from "../undo.tsx";

export const undoOfReview = ({ id, title }: Review, done: "kept" | "removed"): UndoableAction => ({
  text: `“${title}” is ${done}.`,
  undo: () => adminRequest("POST", "/api/reviews/bulk/undo", { ids: [id] }),
});

export const ReviewedLink = ({ review }: { review: Review & { companyName: string } }) => (
  <p>
    <a href={`/company/${review.companyId}`} className="link wrap-anywhere">
      {review.companyName}
    </a>
  </p>
);

interface ReviewRowProps {
  review: Review;
  onDone: OnDone;
  children?: ReactNode;
  notes?: ReactNode;
  actions?: ReactNode;
  broken?: ReviewRule;
  remove?: (rule: ReviewRule) => Promise<unknown>;
  /** Writes the time at which the review was sent. In British time unless given. */
  formatTime?: (iso: string) => string;
}

export function ReviewRow({ review, onDone, children, notes, actions, ...props }: ReviewRowProps) {
  const { rating, title, content, customerName, createdAt } = review;
  const { broken = "not-genuine", formatTime = dateAndTime } = props;
  const { remove = (rule) => adminRequest("DELETE", `/api/reviews/${review.id}?reason=${rule}`) } = props;
  const [rule, setRule] = useState<ReviewRule>(broken);
  return (
    <>
      {children}
      <h3 className="font-bold wrap-anywhere">
        {rating} out of 5: {title}
      </h3>
      <p className="whitespace-pre-line wrap-anywhere">{content}</p>
      {notes}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted wrap-anywhere">
          {customerName}, {formatTime(createdAt)}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          {actions}
          <RuleSelect label={`Why “${title}” is removed`} value={rule} onChange={setRule} />
          <ActButton
            label="Remove"
            name={`Remove “${title}”`}
            variant="danger"
            send={() => remove(rule)}
            done="Review removed"
            failed="Failed to remove review"
            undo={() => undoOfReview(review, "removed")}
            onDone={onDone}
          />
        </div>
      </div>
    </>
  );
}

interface RuleSelectProps {
  label: string;
  value: ReviewRule;
  onChange: (rule: ReviewRule) => void;
}

export const RuleSelect = ({ label, value, onChange }: RuleSelectProps) => (
  <select
    value={value}
    onChange={({ target }) => onChange(target.value as ReviewRule)}
    aria-label={label}
    className={`${fieldClass} min-w-0 max-w-full text-sm sm:w-auto`}
  >
    {REVIEW_RULE_CODES.map((code) => (
      <option key={code} value={code}>
        {REVIEW_RULE_WORDS[code].label}
      </option>
    ))}
  </select>
);
