import { countOf, formatDate, mailtoUrl } from "#client/components/company/format.ts";
import type { SilentHire } from "#contract/work/work.ts";
import { WORK_KINDS } from "#contract/work/work-kinds.ts";
import { type ItemProps, WorkSection } from "../inbox-section.tsx";
import { PhoneLink } from "../phone-link.tsx";
import { AsideButton, OpenRequestLink, PauseButton, WorkRow } from "./work-row.tsx";

/** Problems that a company did not answer in five working days, and collections or swaps that it did not answer by their day. */
export const SilentHires = () => (
  <WorkSection
    kind="silentHires"
    title={WORK_KINDS.silentHires}
    empty="Every company has answered its customers in time."
    hint="Ring the company, then tell the customer what it said. “Note it” counts against the company in the log, and the item comes back in a week. An item goes by itself when the company answers on its page."
    row={(props) => <SilentHireRow {...props} />}
  />
);

function SilentHireRow({ item: hire, onDone }: ItemProps<SilentHire>) {
  const { item, id, reference, number, said, askedAt, answerBy, name, email, phone, company } = hire;
  const subject = encodeURIComponent(`Your skip: ${number}`);
  return (
    <WorkRow
      actions={
        <>
          <AsideButton
            kind="hire-noted"
            act="noteSilence"
            variant="primary"
            name={number}
            {...{ item, onDone }}
          />
          <AsideButton kind="hire-settled" act="settleSilence" name={number} {...{ item, onDone }} />
          {!company.isPaused && <PauseButton id={company.id} name={company.name} onDone={onDone} />}
          <OpenRequestLink id={id} reference={reference} />
        </>
      }
    >
      <h3 className="font-bold wrap-anywhere">
        <a href={`/company/${company.id}`} className="link">
          {company.name}
        </a>
        {company.phone && (
          <>
            , <PhoneLink phone={company.phone} />
          </>
        )}
      </h3>
      <p className="wrap-anywhere">{said}</p>
      <p className="wrap-anywhere">
        Customer: {name}, <PhoneLink phone={phone} />,{" "}
        <a href={`${mailtoUrl(email)}?subject=${subject}`} className="link">
          {email}
        </a>
      </p>
      <p className="text-sm text-muted">
        {number}, {formatDate(askedAt)}. An answer was due by {formatDate(answerBy)}.
        {company.notes > 0 && ` Noted ${countOf(company.notes, "time")} in twelve months.`}
        {company.isPaused && " The company is paused."}
      </p>
    </WorkRow>
  );
}
