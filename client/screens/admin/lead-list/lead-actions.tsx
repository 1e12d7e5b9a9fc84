import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import { countOf } from "#client/components/company/format.ts";
import { TextField } from "#client/components/form/fields.tsx";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { BulkResult } from "#contract/desk/bulk-result.ts";
import type { LeadBulk } from "#contract/desk/lead-search.ts";
import type { WaitingLead } from "#contract/leads.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { useAdminSession } from "../session.tsx";
import { useErrorToast } from "../use-error-toast.ts";

interface LeadActionsProps {
  /** The selected listing requests. */
  leads: readonly WaitingLead[];
  onDone: () => void;
  /** Gets the focus after the action, because the button that opened the dialog was removed. */
  returnTo: RefObject<HTMLElement | null>;
}

const countText = (count: number): string => countOf(count, "listing request");

/** Buttons that refuse or delete the selected listing requests. */
export function LeadActions({ leads, onDone, returnTo }: LeadActionsProps) {
  const [action, setAction] = useState<LeadBulk["action"] | null>(null);
  return (
    <>
      <button type="button" onClick={() => setAction("refuse")} className={buttonClass("quiet", "small")}>
        Refuse
      </button>
      <button type="button" onClick={() => setAction("delete")} className={buttonClass("danger", "small")}>
        Delete
      </button>
      {action && (
        <DecideDialog
          action={action}
          leads={leads}
          onDone={onDone}
          returnTo={returnTo}
          onClose={() => setAction(null)}
        />
      )}
    </>
  );
}

interface DecideDialogProps extends LeadActionsProps {
  action: LeadBulk["action"];
  onClose: () => void;
}

/** Asks for confirmation, because emails cannot be recalled and deletions cannot be undone. */
function DecideDialog({ action, leads, onDone, returnTo, onClose }: DecideDialogProps) {
  const [reason, setReason] = useState("");
  const focusTarget = useRef<HTMLElement>(null);
  const deciding = useDecideAll(() => {
    focusTarget.current = returnTo.current;
    onClose();
    onDone();
  });
  const isRefusal = action === "refuse";
  const ids = leads.map(({ id }) => id);
  return (
    <ConfirmDialog
      title={`${isRefusal ? "Refuse" : "Delete"} ${countText(leads.length)}`}
      action={isRefusal ? "Refuse and tell them" : "Delete"}
      isPending={deciding.isPending || (isRefusal && reason.trim() === "")}
      onConfirm={() => deciding.mutate(isRefusal ? { action, ids, reason } : { action, ids })}
      onClose={onClose}
      returnTo={focusTarget}
    >
      {isRefusal ? (
        <TextField
          label="Reason"
          hint="Each business reads it in our email."
          required
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      ) : (
        <p>The businesses are not told. This action cannot be undone.</p>
      )}
    </ConfirmDialog>
  );
}

function useDecideAll(onDecided: () => void) {
  const { request } = useAdminSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: async (body: LeadBulk): Promise<BulkResult> =>
      (await request("POST", "/api/leads/bulk", body)).json(),
    onSuccess: ({ changed }, { action }) => {
      onDecided();
      const done = action === "refuse" ? "refused. The businesses are told by email" : "deleted";
      showToast({ title: "Success", description: `${countText(changed)} ${done}` });
      return queryClient.invalidateQueries({ queryKey: ["admin", "leads"] });
    },
    onError: useErrorToast("Failed to decide"),
  });
}
