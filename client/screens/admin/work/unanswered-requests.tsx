import { formatDate, mailtoUrl } from "#client/components/company/format.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { UnansweredRequest } from "#contract/work/work.ts";
import { type ItemProps, WorkSection } from "../inbox-section.tsx";
import { PhoneLink } from "../phone-link.tsx";
import { AsideButton, OpenRequestLink, WorkRow } from "./work-row.tsx";

/** Open requests of the last 30 days that are older than two working days and that no company has answered. */
export const UnansweredRequests = () => (
  <WorkSection
    kind="unansweredRequests"
    title="Requests nobody answered"
    empty="No request waits longer than two working days for an answer."
    hint="Two working days have passed since each was sent. Ring the companies, or write to the customer; then press “Done”."
    row={(props) => <RequestRow {...props} />}
  />
);

function RequestRow({ item: request, onDone }: ItemProps<UnansweredRequest>) {
  const { item, id, reference, name, email, phone, asked, companies, createdAt } = request;
  const subject = encodeURIComponent(`Your quote request ${reference}`);
  return (
    <WorkRow
      actions={
        <>
          <a
            href={`${mailtoUrl(email)}?subject=${subject}`}
            aria-label={`Email the customer of ${reference}`}
            className={buttonClass("primary", "small")}
          >
            Email the customer
          </a>{" "}
          <OpenRequestLink id={id} reference={reference} />
          <AsideButton
            kind="unanswered-request"
            act="setRequestAside"
            name={reference}
            {...{ item, onDone }}
          />
        </>
      }
    >
      <h3 className="font-bold wrap-anywhere">{reference}</h3>
      <p className="wrap-anywhere">
        {name}, {email}, <PhoneLink phone={phone} />
      </p>
      <p className="wrap-anywhere">{asked.map(({ label, text }) => `${label}: ${text}`).join("; ")}</p>
      <ul className="list-disc pl-5" aria-label={`Companies asked in ${reference}`}>
        {companies.map((company) => (
          <li key={company.id} className="wrap-anywhere">
            {company.name}
            {company.phone && (
              <>
                , <PhoneLink phone={company.phone} />
              </>
            )}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">Sent on {formatDate(createdAt)}</p>
    </WorkRow>
  );
}
