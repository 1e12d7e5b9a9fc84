import { useState } from "react";
import { TextAreaField } from "#client/components/form/fields.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { LeadDecision, WaitingLead } from "#contract/leads.ts";
import { ActButton } from "./act-button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import type { ItemProps } from "./inbox-section.tsx";
import { sameInWords } from "./queries.ts";
import { forgetTyped, useTypedText } from "./typed-words.ts";
import { useAct } from "./use-act.ts";

/** Sends the decision to the server, which emails it to the business and deletes the request. */
const useDecideLead = ({ item: { id }, onDone }: ItemProps<WaitingLead>) =>
  useAct({
    send: (request, decision: LeadDecision) => request("POST", `/api/leads/${id}/decide`, decision),
    done: "The business is told by email",
    onDone: () => {
      forgetTyped(`lead ${id}:`);
      onDone(null);
    },
  });

/**
 * A warning if a similar company asked not to be listed, and the companies in the directory that may be the same business. A
 * company that was just added from this request is one of them, so the business can then be told that it is listed.
 */
export function LeadMatches(props: ItemProps<WaitingLead>) {
  const { item: lead } = props;
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
        <TellListed {...props} company={{ id, name }} />
      ) : (
        <span className="text-sm">Hidden at the moment</span>
      )}
    </p>
  ));
  return (
    <>
      {lead.askedToLeave && (
        <p className="border-l-4 border-stop bg-stop-pale px-3 py-2">
          A company like this asked not to be listed. Make sure that this request comes from it.
        </p>
      )}
      {matches}
    </>
  );
}

interface TellListedProps extends ItemProps<WaitingLead> {
  company: { id: number; name: string };
}

function TellListed({ company: { id, name }, ...props }: TellListedProps) {
  const decide = useDecideLead(props);
  return (
    <ActButton
      act="tellLead"
      subject={{ name, to: props.item.email }}
      name={`Tell them it is listed: ${name}`}
      variant="primary"
      isPending={decide.isPending}
      onPress={() => decide.mutate({ decision: "listed", companyId: id })}
    >
      Tell them it is listed
    </ActButton>
  );
}

/** A button that refuses the request, with a dialog for the reason. The reason is sent to the business. */
export function RefuseLead({ name, ...props }: ItemProps<WaitingLead> & { name: string }) {
  const [isOpen, setOpen] = useState(false);
  const reason = useTypedText(`lead ${props.item.id}: reason`);
  const decide = useDecideLead(props);
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
        <ConfirmDialog
          title={`Refuse ${name}`}
          action="Refuse and tell them"
          isPending={decide.isPending || reason.text.trim() === ""}
          onConfirm={() => decide.mutate({ decision: "refused", reason: reason.text })}
          onClose={() => setOpen(false)}
        >
          <TextAreaField
            label="Reason"
            hint="The business reads it in our email."
            required
            data-autofocus
            {...reason.field}
          />
        </ConfirmDialog>
      )}
    </>
  );
}
