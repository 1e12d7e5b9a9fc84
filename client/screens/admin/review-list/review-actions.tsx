import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import { countOf } from "#client/components/company/format.ts";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { BulkResult } from "#contract/desk/bulk-result.ts";
import type { FoundReview, ReviewBulk } from "#contract/desk/review-search.ts";
import type { ReviewRule } from "#contract/reviews.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { RuleSelect } from "../reviews/rule-select.tsx";
import { useAdminSession } from "../session.tsx";
import { useErrorToast } from "../use-error-toast.ts";
import type { UndoableAction } from "../work/use-undo.tsx";

interface ReviewActionsProps {
  /** The selected reviews. */
  reviews: readonly FoundReview[];
  /** Called after the action. Receives the request that undoes the action, or null if nothing can be undone. */
  onDone: (done: UndoableAction | null) => void;
  /** Gets the focus after the action, because the button that opened the dialog was removed. */
  returnTo: RefObject<HTMLElement | null>;
}

/** Buttons that publish or remove the selected reviews. Only waiting reviews can be published. */
export function ReviewActions({ reviews, onDone, returnTo }: ReviewActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const changing = useBulkChange(onDone);
  const waiting = reviews.filter((review) => review.waiting);
  const publish = () => changing.mutate({ action: "publish", ids: waiting.map(({ id }) => id) });
  return (
    <>
      {waiting.length > 0 && (
        <button
          type="button"
          onClick={() => changing.isPending || publish()}
          aria-disabled={changing.isPending}
          className={buttonClass("primary", "small")}
        >
          Publish {waiting.length} waiting
        </button>
      )}
      <button type="button" onClick={() => setAsking(true)} className={buttonClass("danger", "small")}>
        Remove
      </button>
      {isAsking && (
        <RemoveDialog
          reviews={reviews}
          onDone={onDone}
          returnTo={returnTo}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function useBulkChange(onDone: ReviewActionsProps["onDone"]) {
  const { request } = useAdminSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: async (body: ReviewBulk): Promise<BulkResult> =>
      (await request("POST", "/api/reviews/bulk", body)).json(),
    onSuccess: ({ changed }, { action, ids }) => {
      const isRemoval = action === "remove";
      const text = `${countOf(changed, "review")} ${isRemoval ? "removed" : "published"}.`;
      const undo = { text, path: "/api/reviews/bulk/undo", body: { ids } };
      onDone(isRemoval && changed === ids.length ? undo : null);
      showToast({ title: "Success", description: text });
      return Promise.all(
        [["companies"], ["company"], ["admin"]].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: useErrorToast("Failed to change reviews"),
  });
}

interface RemoveDialogProps extends ReviewActionsProps {
  onClose: () => void;
}

/** Asks for confirmation, and for the rule that the reviews broke. */
function RemoveDialog({ reviews, onDone, returnTo, onClose }: RemoveDialogProps) {
  const [rule, setRule] = useState<ReviewRule>("not-genuine");
  const focusTarget = useRef<HTMLElement>(null);
  const removing = useBulkChange((done) => {
    focusTarget.current = returnTo.current;
    onClose();
    onDone(done);
  });
  return (
    <ConfirmDialog
      title={`Remove ${countOf(reviews.length, "review")}`}
      action="Remove"
      isPending={removing.isPending}
      onConfirm={() => removing.mutate({ action: "remove", ids: reviews.map(({ id }) => id), reason: rule })}
      onClose={onClose}
      returnTo={focusTarget}
    >
      <div className="grid gap-4">
        <p>
          They disappear from the site and from ratings at once, and each leaves a line with this reason in
          the public ledger. You can bring them back for 30 days.
        </p>
        <RuleSelect label="Why they are removed" value={rule} onChange={setRule} />
      </div>
    </ConfirmDialog>
  );
}
