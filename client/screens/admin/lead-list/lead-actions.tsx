import { useState } from "react";
import { countOf } from "#client/components/company/format.ts";
import { TextAreaField } from "#client/components/form/fields.tsx";
import type { LeadBulk } from "#contract/desk/lead-search.ts";
import type { WaitingLead } from "#contract/leads.ts";
import { BulkDialog } from "../tables/bulk-dialog.tsx";
import { SmallButton } from "../tables/small-button.tsx";
import type { BulkChange } from "../tables/use-bulk-change.ts";
import type { FoundRows } from "../tables/use-found-rows.ts";
import { useTypedText } from "../typed-words.ts";

const CHANGE: BulkChange<"/api/leads/bulk"> = {
  path: "/api/leads/bulk",
  failure: "Failed to decide",
  describe: ({ changed }, { action }) => ({
    text: `${countOf(changed, "listing request")} ${action === "refuse" ? "refused. The businesses are told by email" : "deleted"}`,
  }),
};

interface LeadActionsProps {
  table: FoundRows<WaitingLead>;
}

/** Buttons that refuse or delete the selected listing requests. */
export function LeadActions({ table }: LeadActionsProps) {
  const [action, setAction] = useState<LeadBulk["action"] | null>(null);
  const close = () => setAction(null);
  return (
    <>
      <SmallButton onPress={() => setAction("refuse")}>Refuse</SmallButton>
      <SmallButton variant="danger" onPress={() => setAction("delete")}>
        Delete
      </SmallButton>
      {action === "refuse" && <RefusalDialog table={table} onClose={close} />}
      {action === "delete" && <DeletionDialog table={table} onClose={close} />}
    </>
  );
}

interface DialogProps extends LeadActionsProps {
  onClose: () => void;
}

function RefusalDialog({ table, onClose }: DialogProps) {
  const reason = useTypedText("leads: reason");
  const { ids } = table.selection;
  return (
    <BulkDialog
      table={table}
      change={CHANGE}
      body={{ action: "refuse", ids, reason: reason.text }}
      title={`Refuse ${countOf(ids.length, "listing request")}`}
      action="Refuse and tell them"
      isIncomplete={reason.text.trim() === ""}
      onDone={reason.forget}
      onClose={onClose}
    >
      <TextAreaField label="Reason" hint="Each business reads it in our email." required {...reason.field} />
    </BulkDialog>
  );
}

function DeletionDialog({ table, onClose }: DialogProps) {
  const { ids } = table.selection;
  return (
    <BulkDialog
      table={table}
      change={CHANGE}
      body={{ action: "delete", ids }}
      title={`Delete ${countOf(ids.length, "listing request")}`}
      action="Delete"
      onClose={onClose}
    >
      <p>The businesses are not told. This action cannot be undone.</p>
    </BulkDialog>
  );
}
