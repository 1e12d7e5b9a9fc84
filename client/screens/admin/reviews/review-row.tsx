import { useState } from "react";
import { Link } from "#client/components/link.tsx";
import {
  REVIEW_RULE_CODES,
  REVIEW_RULE_WORDS,
  reportReasonLabel,
} from "#client/components/review/review-rules.ts";
import { fieldClass } from "#client/components/ui/field-class.ts";
import type { ReviewFilter } from "#contract/desk/options.ts";
import type { FoundReview } from "#contract/desk/review-search.ts";
import type { Review, ReviewDecision, ReviewRule } from "#contract/reviews.ts";
import { ActButton } from "../act-button.tsx";
import { adminRequest } from "../admin-requests.ts";
import { dateAndTime } from "../dates.ts";
import { CompanyPageLink, reviewsUrl } from "../desk-links.tsx";
import type { UndoableAction } from "../undo.tsx";

interface ReviewRowProps {
  review: Review & Pick<FoundReview, "companyName"> & Partial<FoundReview>;
  /** Decides what is shown with the review, and which buttons. */
  state: ReviewFilter;
}

export function ReviewRow({ review, state }: ReviewRowProps) {
  const { id, companyId, companyName, rating, title, content, customerName, createdAt } = review;
  const reports = (state === "reported" && review.reports) || [];
  const [broken] = reports.flatMap(({ reason }) => REVIEW_RULE_CODES.filter((code) => code === reason));
  const [rule, setRule] = useState<ReviewRule | undefined>(broken);
  const remove = (reason: ReviewRule) =>
    state === "reported"
      ? decide(id, { decision: "remove", reason })
      : adminRequest("DELETE", `/api/reviews/${id}?reason=${reason}`);
  return (
    <li className="grid gap-2 px-5 py-4">
      <p className="wrap-anywhere">
        {state === "waiting" ? (
          <Link to={reviewsUrl(companyId)} aria-label={`All reviews of ${companyName}`} className="link">
            {companyName}
          </Link>
        ) : (
          <CompanyPageLink id={companyId}>{companyName}</CompanyPageLink>
        )}
      </p>
      {state === "waiting" && review.edit && <WaitingEdit edit={review.edit} />}
      <h3 className="font-bold wrap-anywhere">
        {rating} out of 5: {title}
      </h3>
      <p className="whitespace-pre-line wrap-anywhere">{content}</p>
      {reports.length > 0 && <Reports reports={reports} />}
      {state === "shown" && review.reply && (
        <p className="border-l-4 border-line px-4 text-sm whitespace-pre-line wrap-anywhere">
          <strong>The company replied:</strong> {review.reply}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted wrap-anywhere">
          {customerName}, {dateAndTime(createdAt)}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <Decisions review={review} state={state} />
          <RuleSelect label={`Why “${title}” is removed`} value={rule} onChange={setRule} />
          <ActButton
            label="Remove"
            name={`Remove “${title}”`}
            variant="danger"
            isDisabled={!rule}
            send={() => remove(rule as ReviewRule)}
            done="Review removed"
            failed="Failed to remove review"
            undo={() => undoOf(review, "removed")}
          />
        </div>
      </div>
    </li>
  );
}

const decide = (id: number, decision: ReviewDecision) =>
  adminRequest("POST", `/api/reviews/${id}/decision`, decision);

const undoOf = ({ id, title }: Review, done: "kept" | "removed"): UndoableAction => ({
  text: `“${title}” is ${done}.`,
  undo: () => adminRequest("POST", "/api/reviews/bulk/undo", { ids: [id] }),
});

function Decisions({ review, state }: Pick<ReviewRowProps, "review" | "state">) {
  const { id, title, edit } = review;
  const keep = {
    send: () => decide(id, { decision: "keep", reason: "within-policy" }),
    done: "Review kept",
  };
  const publish = {
    variant: "primary",
    send: () => adminRequest("POST", `/api/reviews/${id}/publish`),
    done: "Review published",
  } as const;
  if (state === "reported")
    return (
      <ActButton
        label="Keep"
        name={`Keep “${title}”`}
        variant="primary"
        undo={() => undoOf(review, "kept")}
        {...keep}
      />
    );
  if (state !== "waiting") return null;
  if (!edit)
    return (
      <ActButton
        label="Publish"
        name={`Publish “${title}”`}
        asks={`Visitors see “${title}” from now on, and it counts in the rating. A review that was shown can be removed, but not hidden again.`}
        {...publish}
      />
    );
  return (
    <>
      <ActButton
        label="Publish the change"
        name={`Publish the change “${title}”`}
        asks={`“${title}” says from now on what its writer wants it to say. Its former words are not kept.`}
        {...publish}
      />
      <ActButton
        label="Keep as it is"
        name={`Keep as it is “${title}”`}
        asks={`“${title}” stays as it is, and the change that its writer wants is dropped.`}
        {...keep}
      />
    </>
  );
}

const Reports = ({ reports }: Pick<FoundReview, "reports">) => (
  <ul className="grid gap-1 border-l-4 border-skip bg-skip-pale px-4 py-2 text-sm">
    {reports.map(({ reason, note, byCompany, createdAt }) => (
      <li key={`${createdAt} ${reason} ${note}`} className="wrap-anywhere">
        <strong>{reportReasonLabel(reason)}</strong>
        {byCompany && " (reported by the company)"}, {dateAndTime(createdAt)}
        {note && `: ${note}`}
      </li>
    ))}
  </ul>
);

const WaitingEdit = ({ edit }: { edit: NonNullable<FoundReview["edit"]> }) => (
  <div className="grid gap-1 border-l-4 border-skip bg-skip-pale px-4 py-2 wrap-anywhere">
    <p className="text-sm">The writer wants to change this review, which is shown. It would say:</p>
    <p className="font-bold">
      {edit.rating} out of 5: {edit.title}
    </p>
    <p className="whitespace-pre-line">{edit.content}</p>
    <p className="text-sm text-muted">
      {edit.customerName}
      {edit.skipSize && `, ${edit.skipSize}`}
    </p>
  </div>
);

interface RuleSelectProps {
  label: string;
  value: ReviewRule | undefined;
  onChange: (rule: ReviewRule) => void;
}

export const RuleSelect = ({ label, value, onChange }: RuleSelectProps) => (
  <select
    value={value ?? ""}
    onChange={({ target }) => onChange(target.value as ReviewRule)}
    aria-label={label}
    className={`${fieldClass} min-w-0 max-w-full text-sm sm:w-auto`}
  >
    <option value="" disabled>
      Choose a reason
    </option>
    {REVIEW_RULE_CODES.map((code) => (
      <option key={code} value={code}>
        {REVIEW_RULE_WORDS[code].label}
      </option>
    ))}
  </select>
);
