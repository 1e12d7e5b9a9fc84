import { useState } from "react";
import { countOf } from "#client/components/company/format.ts";
import { quoteState } from "#contract/desk/quote-facts.ts";
import type { Quote } from "#contract/quotes.ts";
import { ActButton } from "../act-button.tsx";
import { ACTS } from "../acts.ts";
import { BulkDialog } from "../tables/bulk-dialog.tsx";
import { SmallButton } from "../tables/small-button.tsx";
import { type BulkChange, useBulkChange } from "../tables/use-bulk-change.ts";
import type { FoundRows } from "../tables/use-found-rows.ts";
import { canResend } from "./deliveries.tsx";

interface QuoteActionsProps {
  table: FoundRows<Quote>;
}

/** Buttons for the selected requests: remove unanswered ones from the work queue, send failed emails again. */
export function QuoteActions({ table }: QuoteActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const failed = table.selection.rows.flatMap(({ deliveries }) => deliveries).filter(canResend).length;
  return (
    <>
      <DoneButton table={table} />
      {failed > 0 && (
        <SmallButton variant="primary" onPress={() => setAsking(true)}>
          Send {countOf(failed, "failed email")} again
        </SmallButton>
      )}
      {isAsking && <ResendDialog table={table} failed={failed} onClose={() => setAsking(false)} />}
    </>
  );
}

const KIND = "unanswered-request";

const SET_ASIDE: BulkChange<"/api/work/aside/bulk"> = {
  path: "/api/work/aside/bulk",
  failure: "Failed to decide",
  describe: ({ items }) =>
    items.length === 0
      ? { text: "They were done before" }
      : {
          text: `${countOf(items.length, "request is", "requests are")} done, and off the work queue.`,
          undo: (request) => request("POST", "/api/work/aside/bulk", { kind: KIND, items, aside: false }),
        },
};

/** Removes unanswered requests from the work queue, after the administrator contacted the companies. */
function DoneButton({ table }: QuoteActionsProps) {
  const setting = useBulkChange(SET_ASIDE, table.handleDone);
  const unanswered = table.selection.rows.filter((quote) => quoteState(quote) === "unanswered");
  if (unanswered.length === 0) return null;
  const items = unanswered.map(({ id }) => String(id));
  return (
    <ActButton
      act="setManyAside"
      subject={{ name: "the selected requests" }}
      name={ACTS.setManyAside.label}
      variant="primary"
      isPending={setting.isPending}
      onPress={() => setting.mutate({ kind: KIND, items, aside: true })}
    />
  );
}

interface ResendDialogProps extends QuoteActionsProps {
  /** The number of failed emails that can be sent again. */
  failed: number;
  onClose: () => void;
}

/** Asks for confirmation, because emails cannot be recalled. */
function ResendDialog({ table, failed, onClose }: ResendDialogProps) {
  const { ids } = table.selection;
  const resend: BulkChange<"/api/quotes/resend"> = {
    path: "/api/quotes/resend",
    failure: "Failed to send the emails again",
    describe: ({ queued }) => ({
      text: `${countOf(queued, "email")} on the way again${queued < failed ? ". The others are not needed any more" : ""}`,
    }),
  };
  return (
    <BulkDialog
      table={table}
      change={resend}
      body={{ ids }}
      title="Send emails again"
      action="Send again"
      onClose={onClose}
    >
      <p>
        {countOf(failed, "email")} about {countOf(ids.length, "request")} could not be delivered. Send{" "}
        {failed === 1 ? "it" : "them"} again? An email can't be called back.
      </p>
    </BulkDialog>
  );
}
