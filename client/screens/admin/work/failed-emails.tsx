import { countOf, formatDate } from "#client/components/company/format.ts";
import type { FailedEmail } from "#contract/work/work.ts";
import { ActButton } from "../act-button.tsx";
import { type ItemProps, WorkSection } from "../inbox-section.tsx";
import { EMAIL_KINDS } from "../quotes/deliveries.tsx";
import { useAct } from "../use-act.ts";
import { EditCompanyButton } from "./edit-company-button.tsx";
import { AsideButton, WorkRow } from "./work-row.tsx";

/** Emails of the last 30 days that failed and can be sent again, or that were returned after sending. */
export const FailedEmails = () => (
  <WorkSection
    kind="failedEmails"
    title="Failed emails"
    empty="No email has failed."
    row={(props) => <FailedRow {...props} />}
  />
);

function FailedRow({ item: email, onDone }: ItemProps<FailedEmail>) {
  const { item, kind, recipient, reference, attempts, lastError, createdAt, sentAt, company } = email;
  const sending = useAct({
    send: (request) => request("POST", `/api/emails/${item}/resend`),
    done: "The email is on its way again",
    onDone: () => onDone(null),
  });
  const name = `${EMAIL_KINDS[kind]}, ${recipient || "address deleted"}`;
  return (
    <WorkRow
      actions={
        <>
          {sentAt === null && (
            <ActButton
              act="resendEmail"
              subject={{ name: EMAIL_KINDS[kind], to: recipient }}
              name={`Send again: ${name}`}
              variant="primary"
              isPending={sending.isPending}
              onPress={() => sending.mutate()}
            />
          )}
          {company && <EditCompanyButton company={company} variant={sentAt ? "primary" : "quiet"} />}
          <AsideButton kind="failed-email" act="setEmailAside" {...{ item, name, onDone }} />
        </>
      }
    >
      <h3 className="font-bold wrap-anywhere">{recipient || "Address deleted"}</h3>
      <p className="wrap-anywhere">
        {EMAIL_KINDS[kind]}
        {email.emailsInDigest > 0 && ` with ${countOf(email.emailsInDigest, "email")}`}
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
