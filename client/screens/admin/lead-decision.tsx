import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { TextAreaField } from "#client/components/form/fields.tsx";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { Dialog } from "#client/components/ui/dialog.tsx";
import type { LeadDecision, WaitingLead } from "#contract/leads.ts";
import { useErrorToast } from "./act-button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { leadsQueryOptions, sameInWords } from "./queries.ts";
import { useAdminSession } from "./session.tsx";
import { forgetTyped, useTypedText } from "./typed-words.ts";
import { useSingleMutation } from "./use-single-mutation.ts";

/** Sends the decision to the server, which emails it to the business and deletes the request. Then reloads the list. */
function useDecideLead({ id }: WaitingLead) {
  const { request } = useAdminSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const showError = useErrorToast("Failed to decide");
  return useSingleMutation({
    mutationFn: (decision: LeadDecision) => request("POST", `/api/leads/${id}/decide`, decision),
    onSuccess: () => {
      forgetTyped(`lead ${id}:`);
      showToast({ title: "Success", description: "The business is told by email" });
      return queryClient.invalidateQueries({ queryKey: leadsQueryOptions().queryKey });
    },
    onError: showError,
  });
}

/**
 * A warning if a similar company asked not to be listed, and the companies in the directory that may be the same business. A
 * company that was just added from this request is one of them, so the business can then be told that it is listed.
 */
export function LeadMatches({ lead }: { lead: WaitingLead }) {
  const matches = lead.matches.map(({ id, name, location, isPublic, because }) => (
    <p
      key={id}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-l-4 border-skip bg-skip-pale px-3 py-2"
    >
      <span className="wrap-anywhere">
        In the directory:{" "}
        <a href={`/company/${id}`} className="link">
          {name}, {location}
        </a>{" "}
        ({sameInWords(because)})
      </span>{" "}
      {isPublic ? (
        <TellListed lead={lead} company={{ id, name }} />
      ) : (
        <span className="text-sm">Hidden at the moment</span>
      )}
    </p>
  ));
  return (
    <>
      {lead.askedToLeave && (
        <p className="border-l-4 border-stop bg-stop-pale px-3 py-2">
          A firm like this asked not to be listed. Make sure that this request comes from it.
        </p>
      )}
      {matches}
    </>
  );
}

interface TellListedProps {
  lead: WaitingLead;
  company: { id: number; name: string };
}

/** A button that tells the business that it is listed. It asks first, because an email cannot be recalled. */
function TellListed({ lead, company: { id, name } }: TellListedProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const decide = useDecideLead(lead);
  return (
    <>
      <button
        ref={button}
        type="button"
        onClick={() => setOpen(true)}
        aria-label={`Tell them it is listed: ${name}`}
        className={buttonClass("primary", "small")}
      >
        Tell them it is listed
      </button>
      {isOpen && (
        <ConfirmDialog
          title="Tell them it is listed"
          action="Tell them"
          isPending={decide.isPending}
          onConfirm={() => decide.mutate({ decision: "listed", companyId: id })}
          onClose={() => setOpen(false)}
          returnTo={button}
        >
          <p className="wrap-anywhere">
            {lead.email} is told that {name} is in the directory, and the listing request is deleted. This
            action cannot be undone.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** A button that refuses the request, with a dialog for the reason. The reason is sent to the business. */
export function RefuseLead({ lead, name }: { lead: WaitingLead; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const reason = useTypedText(`lead ${lead.id}: reason`);
  const decide = useDecideLead(lead);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={`Refuse ${name}`}
        className={buttonClass("quiet", "small")}
      >
        Refuse
      </button>
      {isOpen && (
        <Dialog title={`Refuse ${name}`} onClose={() => setOpen(false)}>
          <TextAreaField
            label="Reason"
            hint="The business reads it in our email."
            required
            data-autofocus
            {...reason.field}
          />
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <button type="button" onClick={() => setOpen(false)} className={buttonClass("quiet")}>
              Cancel
            </button>
            <button
              type="button"
              disabled={reason.text.trim() === ""}
              onClick={() => decide.mutate({ decision: "refused", reason: reason.text })}
              aria-disabled={decide.isPending}
              className={buttonClass("danger")}
            >
              Refuse and tell them
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
