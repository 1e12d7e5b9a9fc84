import { countOf, formatDate } from "#client/components/company/format.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { FailedEmail } from "#contract/work/work.ts";
import { EMAIL_KINDS } from "../quotes/deliveries.tsx";
import { EditCompanyButton } from "./edit-company-button.tsx";
import type { UndoableAction } from "./use-undo.tsx";
import { AsideButton, useDecision, WorkRow } from "./work-row.tsx";
import { WorkSection } from "./work-section.tsx";

/** Emails of the last 30 days that failed and can be sent again, or that were returned after sending. */
export const FailedEmails = () => (
  <WorkSection
    kind="failedEmails"
    title="Failed emails"
    empty="No email has failed."
    row={(email, onDone) => <FailedRow key={email.item} email={email} onDone={onDone} />}
  />
);

function FailedRow({ email, onDone }: { email: FailedEmail; onDone: (done: UndoableAction | null) => void }) {
  const {
    item,
    kind,
    recipient,
    reference,
    attempts,
    lastError,
    createdAt,
    sentAt,
    company,
    emailsInDigest,
  } = email;
  const sending = useDecision((request) => request("POST", `/api/emails/${item}/resend`), {
    success: "The email is on its way again",
    onSuccess: () => onDone(null),
  });
  const name = `${EMAIL_KINDS[kind]}, ${recipient || "address deleted"}`;
  return (
    <WorkRow
      actions={
        <>
          {sentAt === null && (
            <button
              type="button"
              onClick={() => sending.isPending || sending.mutate()}
              aria-disabled={sending.isPending}
              aria-label={`Send again: ${name}`}
              className={buttonClass("primary", "small")}
            >
              Send again
            </button>
          )}
          {company && <EditCompanyButton company={company} variant={sentAt ? "primary" : "quiet"} />}
          <AsideButton kind="failed-email" label="Leave it" {...{ item, name, onDone }} />
        </>
      }
    >
      <h3 className="font-bold wrap-anywhere">{recipient || "Address deleted"}</h3>
      <p className="wrap-anywhere">
        {EMAIL_KINDS[kind]}
        {emailsInDigest > 0 && ` with ${countOf(emailsInDigest, "email", "emails")}`}
        {company && `, ${company.name}`}
        {reference && `, ${reference}`}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        {formatDate(createdAt)}, {countOf(attempts, "try", "tries")}
        {lastError && `: ${lastError}`}
      </p>
    </WorkRow>
  );
}
