import { carrierText } from "#client/components/company/carrier-text.ts";
import { formatDate } from "#client/components/company/format.ts";
import type { RecordedCheck } from "#contract/carriers/carrier-check.ts";
import { ActButton } from "../../act-button.tsx";
import { useAct } from "../../use-act.ts";

interface CheckRowProps {
  companyId: number;
  check: RecordedCheck;
  /** The number that the company currently states. */
  current: string | undefined;
}

/** A recorded check, with a button that removes it if it was a mistake. */
export function CheckRow({ companyId, check, current }: CheckRowProps) {
  const removing = useAct({
    send: (request) => request("DELETE", `/api/companies/${companyId}/carrier-checks/${check.id}`),
    done: "Check removed",
    failed: "Failed to remove check",
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
        {/* Shows the result on the day of the check, even if the check is out of date now. */}
        <p>{carrierText(check, check.checkedOn).text}</p>
        <p className="text-sm text-muted">
          {check.nation}, by {check.checkedBy}
          {check.validTo && `, runs to ${formatDate(check.validTo)}`}
          {check.number !== current && `, of another number: ${check.number}`}
        </p>
      </div>
      <ActButton
        act="removeCheck"
        subject={{ name: `The check of ${formatDate(check.checkedOn)}` }}
        name={`Remove the check of ${formatDate(check.checkedOn)}`}
        variant="danger"
        isPending={removing.isPending}
        onPress={() => removing.mutate()}
      />
    </li>
  );
}
