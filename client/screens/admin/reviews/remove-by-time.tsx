import { type RefObject, useRef, useState } from "react";
import { TextField } from "#client/components/form/fields.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { queryString } from "#client/urls/query-string.ts";
import { KEPT_DAYS } from "#contract/changes/options.ts";
import type { RemovedReviews, Review, ReviewRule } from "#contract/reviews.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { forgetTyped, useTypedText } from "../typed-words.ts";
import { useAct } from "../use-act.ts";
import type { ReviewedCompany } from "./review-row.tsx";
import { RuleSelect } from "./rule-select.tsx";

/** Milliseconds added to the end time. Its field has no seconds, and the reviews of the whole last minute are removed too. */
const LAST_MOMENT_MS = 59_999;

/** The times in two `datetime-local` fields as ISO 8601 texts in UTC. Null if a field is empty. */
function timesOf({ from, to }: { from: string; to: string }) {
  if (!from || !to) return null;
  const end = new Date(to).getTime() + LAST_MOMENT_MS;
  return { from: new Date(from).toISOString(), to: new Date(end).toISOString() };
}

/** In the browser's time zone, like the times that the administrator enters here. */
export const formatLocalTime = (iso: string) =>
  new Date(iso).toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short" });

const countReviews = (count: number) => (count === 1 ? "1 review" : `${count} reviews`);

interface RemoveByTimeProps {
  company: ReviewedCompany;
  /** Shown and waiting reviews. */
  reviews: readonly Review[];
  /** The list of reviews, which gets the focus after a removal. */
  list: RefObject<HTMLElement | null>;
}

/** Removes all reviews of a company that were sent between two times. */
export function RemoveByTime({ company, reviews, list }: RemoveByTimeProps) {
  const from = useTypedText(`company ${company.id}: reviews from`);
  const to = useTypedText(`company ${company.id}: reviews until`);
  const [isAsking, setAsking] = useState(false);
  const times = timesOf({ from: from.text, to: to.text });
  const found = times
    ? reviews.filter(({ createdAt }) => createdAt >= times.from && createdAt <= times.to).length
    : 0;
  return (
    <fieldset className="mb-2 grid gap-4 rounded-card bg-paper p-4 sm:grid-cols-2">
      <legend className="sr-only">Remove reviews by time</legend>{" "}
      <TextField label="Sent from" type="datetime-local" {...from.field} />
      <TextField label="Sent until" type="datetime-local" {...to.field} />
      <div className="flex flex-wrap items-center justify-between gap-3 sm:col-span-2">
        <p role="status" className="text-sm text-muted">
          {times ? `${countReviews(found)} in this time` : "Choose both times to remove reviews in bulk."}
        </p>
        <button
          type="button"
          aria-disabled={found === 0}
          onClick={() => found > 0 && setAsking(true)}
          className={buttonClass("danger", "small")}
        >
          Remove by time
        </button>
      </div>
      {isAsking && times && (
        <RemoveByTimeDialog {...{ company, times, found, list }} onClose={() => setAsking(false)} />
      )}
    </fieldset>
  );
}

interface RemoveByTimeDialogProps extends Omit<RemoveByTimeProps, "reviews"> {
  times: { from: string; to: string };
  found: number;
  onClose: () => void;
}

function RemoveByTimeDialog({ company, times, found, list, onClose }: RemoveByTimeDialogProps) {
  const returnTo = useRef<HTMLElement>(null);
  const [rule, setRule] = useState<ReviewRule>("not-genuine");
  const removing = useAct({
    send: async (request): Promise<RemovedReviews> =>
      (
        await request(
          "DELETE",
          `/api/companies/${company.id}/reviews${queryString({ ...times, reason: rule })}`,
        )
      ).json(),
    done: ({ removed }) => `${countReviews(removed)} removed`,
    failed: "Failed to remove reviews",
    onDone: () => {
      forgetTyped(`company ${company.id}: reviews`);
      returnTo.current = list.current;
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title="Remove reviews"
      action={`Remove ${countReviews(found)}`}
      isPending={removing.isPending}
      onConfirm={removing.mutate}
      onClose={onClose}
      returnTo={returnTo}
    >
      <p className="wrap-anywhere">
        Are you sure you want to remove {countReviews(found)} of {company.name}, sent from{" "}
        {formatLocalTime(times.from)} until {formatLocalTime(times.to)}? Each leaves a line with this reason
        in the public ledger. For {KEPT_DAYS} days you can bring them back in the log of changes.
      </p>
      <RuleSelect label="Why they are removed" value={rule} onChange={setRule} />
    </ConfirmDialog>
  );
}
