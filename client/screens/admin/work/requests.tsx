import { formatDate, mailtoUrl } from "#client/components/company/format.ts";
import { Badge } from "#client/components/ui/badge.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { ComplaintDecision, WaitingComplaint } from "#contract/complaints.ts";
import { DAY_MS, longDay, todayInLondon } from "#contract/dates.ts";
import { countOf } from "#contract/text/spelling.ts";
import { ActButton, NO_RECALL } from "../act-button.tsx";
import { adminRequest } from "../admin-requests.ts";
import { dateAndTime } from "../dates.ts";
import { CompanyPageLink, EmailLink, PhoneLink } from "../desk-links.tsx";
import type { WorkItemProps } from "../inbox-section.tsx";
import { EMAIL_KINDS } from "../quotes/deliveries.tsx";
import { AsideButton, EditCompanyButton, OpenRequestLink, PauseButton, WorkRow } from "./work-row.tsx";

export function ComplaintRow({ item: complaint }: WorkItemProps<"complaints">) {
  const { id, name, email, about, createdAt, acknowledgedAt } = complaint;
  const decide = (decision: ComplaintDecision) =>
    adminRequest("POST", `/api/complaints/${id}/decide`, { decision });
  return (
    <WorkRow
      title={name}
      text={about}
      more={
        <>
          <p className="text-sm text-muted wrap-anywhere">
            <EmailLink email={email} />, {dateAndTime(createdAt)}
          </p>
          <p>
            <Clock complaint={complaint} />
          </p>
        </>
      }
    >
      {acknowledgedAt === null && (
        <ActButton
          label="Acknowledge"
          name={`Acknowledge: ${name}`}
          variant="primary"
          asks={`${email} is told by email that you are looking into the complaint. ${NO_RECALL}`}
          send={() => decide("acknowledge")}
          done="They are told by email"
        />
      )}
      <ActButton
        label="Close"
        name={`Close: ${name}`}
        asks={`The complaint of ${name} is deleted. Tell them first by email what you found and did. This can't be undone.`}
        send={() => decide("close")}
        done="The complaint is deleted"
      />
    </WorkRow>
  );
}

function Clock({ complaint: { acknowledgedAt, acknowledgeBy } }: { complaint: WaitingComplaint }) {
  if (acknowledgedAt !== null) return <Badge>Acknowledged {dateAndTime(acknowledgedAt)}</Badge>;
  const left = (Date.parse(acknowledgeBy) - Date.parse(todayInLondon())) / DAY_MS;
  return left < 0 ? (
    <Badge tone="stop">Acknowledgement overdue since {longDay(acknowledgeBy)}</Badge>
  ) : (
    <Badge tone="skip">
      {countOf(left, "day")} left to acknowledge, until {longDay(acknowledgeBy)}
    </Badge>
  );
}

export function SilentHireRow({ item: hire }: WorkItemProps<"silentHires">) {
  const { item, reference, number, said, askedAt, answerBy, name, email, phone, company } = hire;
  const subject = encodeURIComponent(`Your skip: ${number}`);
  return (
    <WorkRow
      title={
        <>
          <CompanyPageLink id={company.id}>{company.name}</CompanyPageLink>
          <Telephone phone={company.phone} />
        </>
      }
      text={said}
      more={
        <p className="wrap-anywhere">
          Customer: {name}, <PhoneLink phone={phone} />,{" "}
          <a href={`${mailtoUrl(email)}?subject=${subject}`} className="link">
            {email}
          </a>
        </p>
      }
      note={
        <>
          {number}, {formatDate(askedAt)}. An answer was due by {formatDate(answerBy)}.
          {company.notes > 0 && ` Noted ${countOf(company.notes, "time")} in twelve months.`}
          {company.isPaused && " The company is paused."}
        </>
      }
    >
      <AsideButton kind="hire-noted" label="Note it" item={item} name={number} />
      <AsideButton kind="hire-settled" label="Settled" item={item} name={number} />
      {!company.isPaused && <PauseButton company={company} />}
      <OpenRequestLink reference={reference} />
    </WorkRow>
  );
}

const Telephone = ({ phone }: { phone: string | null }) =>
  phone && (
    <>
      , <PhoneLink phone={phone} />
    </>
  );

export function UnansweredRow({ item: request }: WorkItemProps<"unansweredRequests">) {
  const { item, reference, name, email, phone, asked, companies, createdAt } = request;
  const subject = encodeURIComponent(`Your quote request ${reference}`);
  return (
    <WorkRow
      title={reference}
      text={
        <>
          {name}, {email}, <PhoneLink phone={phone} />
        </>
      }
      more={
        <>
          <p className="wrap-anywhere">{asked.map(({ label, text }) => `${label}: ${text}`).join("; ")}</p>
          <ul className="list-disc pl-5" aria-label={`Companies asked in ${reference}`}>
            {companies.map((company) => (
              <li key={company.id} className="wrap-anywhere">
                {company.name}
                <Telephone phone={company.phone} />
              </li>
            ))}
          </ul>
        </>
      }
      note={`Sent on ${formatDate(createdAt)}`}
    >
      <a
        href={`${mailtoUrl(email)}?subject=${subject}`}
        aria-label={`Email the customer of ${reference}`}
        className={buttonClass("primary", "small")}
      >
        Email the customer
      </a>{" "}
      <OpenRequestLink reference={reference} />
      <AsideButton kind="unanswered-request" label="Done" item={item} name={reference} />
    </WorkRow>
  );
}

export function FailedEmailRow({ item: email }: WorkItemProps<"failedEmails">) {
  const { item, recipient, reference, attempts, lastError, createdAt, sentAt, company } = email;
  const kind = EMAIL_KINDS[email.kind];
  const name = `${kind}, ${recipient || "address deleted"}`;
  const digest = email.emailsInDigest > 0 ? ` with ${countOf(email.emailsInDigest, "email")}` : "";
  return (
    <WorkRow
      title={recipient || "Address deleted"}
      text={[kind + digest, company?.name, reference].filter(Boolean).join(", ")}
      note={`${formatDate(createdAt)}, ${countOf(attempts, "try", "tries")}${lastError ? `: ${lastError}` : ""}`}
    >
      {sentAt === null && (
        <ActButton
          label="Send again"
          name={`Send again: ${name}`}
          variant="primary"
          asks={`${kind} is sent to ${recipient} again. ${NO_RECALL}`}
          send={() => adminRequest("POST", `/api/emails/${item}/resend`)}
          done="The email is on its way again"
        />
      )}
      {company && <EditCompanyButton company={company} variant={sentAt ? "primary" : "quiet"} />}
      <AsideButton kind="failed-email" label="Leave it" item={item} name={name} />
    </WorkRow>
  );
}
