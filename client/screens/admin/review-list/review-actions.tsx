import { useState } from "react";
import { countOf } from "#client/components/company/format.ts";
import type { FoundReview } from "#contract/desk/review-search.ts";
import type { ReviewRule } from "#contract/reviews.ts";
import { ActButton } from "../act-button.tsx";
import { RuleSelect } from "../reviews/rule-select.tsx";
import { BulkDialog } from "../tables/bulk-dialog.tsx";
import { SmallButton } from "../tables/small-button.tsx";
import { type BulkChange, useBulkChange } from "../tables/use-bulk-change.ts";
import type { FoundRows } from "../tables/use-found-rows.ts";
import { isWaiting } from "./review-states.ts";

const CHANGE: BulkChange<"/api/reviews/bulk"> = {
  path: "/api/reviews/bulk",
  failure: "Failed to change reviews",
  describe: ({ changed }, { action, ids }) => {
    const isRemoval = action === "remove";
    return {
      text: `${countOf(changed, "review")} ${isRemoval ? "removed" : "published"}.`,
      undo:
        isRemoval &&
        changed === ids.length &&
        ((request) => request("POST", "/api/reviews/bulk/undo", { ids })),
    };
  },
};

interface ReviewActionsProps {
  table: FoundRows<FoundReview>;
}

/** Buttons that publish or remove the selected reviews. Only waiting reviews and edits can be published. */
export function ReviewActions({ table }: ReviewActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const publishing = useBulkChange(CHANGE, table.handleDone);
  const waiting = table.selection.rows.filter(isWaiting).map(({ id }) => id);
  return (
    <>
      {waiting.length > 0 && (
        <ActButton
          act="publishReviews"
          subject={{ name: countOf(waiting.length, "review") }}
          name={`Publish ${waiting.length} waiting`}
          variant="primary"
          isPending={publishing.isPending}
          onPress={() => publishing.mutate({ action: "publish", ids: waiting })}
        >
          {`Publish ${waiting.length} waiting`}
        </ActButton>
      )}
      <SmallButton variant="danger" onPress={() => setAsking(true)}>
        Remove
      </SmallButton>
      {isAsking && <RemoveDialog table={table} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Asks for confirmation, and for the rule that the reviews broke. */
function RemoveDialog({ table, onClose }: ReviewActionsProps & { onClose: () => void }) {
  const [reason, setReason] = useState<ReviewRule>("not-genuine");
  const { ids } = table.selection;
  return (
    <BulkDialog
      table={table}
      change={CHANGE}
      body={{ action: "remove", ids, reason }}
      title={`Remove ${countOf(ids.length, "review")}`}
      action="Remove"
      onClose={onClose}
    >
      <div className="grid gap-4">
        <p>
          They disappear from the site and from ratings at once, and each leaves a line with this reason in
          the public ledger. You can bring them back for 30 days.
        </p>
        <RuleSelect label="Why they are removed" value={reason} onChange={setReason} />
      </div>
    </BulkDialog>
  );
}
