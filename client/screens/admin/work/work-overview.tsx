import { Badge } from "#client/components/ui/badge.tsx";
import { useQuery } from "#client/queries/use-query.ts";
import { CARRIER_CHECK_DAYS } from "#contract/carriers/check-age.ts";
import {
  canWait,
  WORK_KINDS,
  type WorkCounts,
  type WorkKind,
  waitingWords,
} from "#contract/work/work-kinds.ts";
import { AdminHead } from "../admin-head.tsx";
import { RegisterPanel } from "../csv/register-panel.tsx";
import { WorkSection } from "../inbox-section.tsx";
import { ListingRequests } from "../leads/lead-row.tsx";
import { deskQuery } from "../queries.ts";
import { ReportedReviews, WaitingReviews } from "../reviews/waiting-reviews.tsx";
import { DraftSections } from "./drafts.tsx";
import {
  DraftDoubtRow,
  OutdatedCheckRow,
  RegisterDifferenceRow,
  RegisterDoubtRow,
  UnplacedRow,
} from "./listings.tsx";
import { DuplicateRow } from "./merges.tsx";
import { ProposalsSection } from "./proposals.tsx";
import { ComplaintRow, FailedEmailRow, SilentHireRow, UnansweredRow } from "./requests.tsx";

export default function WorkOverview() {
  return (
    <div className="grid gap-4">
      <AdminHead title="Work queue" />
      <WorkSummary />
      <OpenRequests />
      <ListingRequests />
      <ReportedReviews />
      <WaitingReviews />
      <DoubtfulListings />
    </div>
  );
}

function WorkSummary() {
  const { data: counts } = useQuery(deskQuery("/api/work/counts"));
  const shown = counts ? (Object.keys(WORK_KINDS) as WorkKind[]).filter((kind) => counts[kind] > 0) : [];
  return (
    <div className="grid gap-3">
      <p role="status" className="text-lg font-semibold">
        {counts ? sentenceOf(counts) : "Loading..."}
      </p>
      {counts && shown.length > 0 && (
        <nav aria-label="What waits">
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {shown.map((kind) => (
              <li key={kind}>
                <a href={`#${kind}`} className="inline-flex min-h-8 items-center gap-2">
                  <span className="link">{WORK_KINDS[kind]}</span>{" "}
                  <Badge tone={canWait(kind) ? "plain" : "skip"}>{counts[kind]}</Badge>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

function sentenceOf(counts: WorkCounts): string {
  const { now, later } = waitingWords(counts);
  return `${now}.${later && ` ${later}.`}`;
}

const OpenRequests = () => (
  <>
    <WorkSection
      kind="complaints"
      empty="No complaints."
      hint="The law wants each acknowledged within 30 days, and then an answer without undue delay."
      Row={ComplaintRow}
    />
    <ProposalsSection kind="claims" proposals="claim" empty="No claims." />
    <ProposalsSection kind="removals" proposals="removal" empty="No removals." />
    <WorkSection
      kind="silentHires"
      empty="Every company has answered its customers in time."
      hint="Ring the company, then tell the customer what it said. “Note it” counts against the company in the log, and the item comes back in a week. An item goes by itself when the company answers on its page."
      Row={SilentHireRow}
    />
    <WorkSection
      kind="unansweredRequests"
      empty="No requests are waiting longer than two working days for an answer."
      hint="Two working days have passed since each was sent. Ring the companies, or write to the customer; then press “Done”."
      Row={UnansweredRow}
    />
    <WorkSection kind="failedEmails" empty="No email has failed." Row={FailedEmailRow} />
  </>
);

function DoubtfulListings() {
  const { data: work } = useQuery(deskQuery("/api/work"));
  return (
    <>
      <WorkSection
        kind="registerDifferences"
        empty="No register says that a company is not in order."
        hint="Ring the company first. A pause stops requests for a year; the company can end it on its own page."
        Row={RegisterDifferenceRow}
      />
      <ProposalsSection kind="changes" proposals="change" empty="No changes." />
      <ProposalsSection kind="corrections" proposals="correction" empty="No corrections." />
      <DraftSections />
      <WorkSection
        kind="duplicates"
        empty="No two companies look the same."
        hint="A merge moves reviews and requests to the entry that you keep and fills what is empty there. The other one no longer shows."
        Row={DuplicateRow}
      />
      <WorkSection
        kind="unplacedCompanies"
        empty="Every company has a place on the map."
        hint="No search around a place finds these. Correct the postcode, or the town and the county."
        Row={UnplacedRow}
      />
      <WorkSection
        kind="registerDoubts"
        empty="Every company that was found is certain."
        hint="The name agrees, but not the postcode, or several companies have both, or the company with the number has another name. Look them up before you choose."
        Row={RegisterDoubtRow}
      />
      <WorkSection
        kind="draftDoubts"
        empty="Every draft that was found is certain."
        hint="First those that may have ended: they are asked by email only after you have decided."
        Row={DraftDoubtRow}
      />
      <WorkSection
        kind="outdatedChecks"
        empty="No check has run out."
        hint={`Each is older than ${CARRIER_CHECK_DAYS} days, and the listing says so. Below, the register's file checks many at once.`}
        Row={OutdatedCheckRow}
      />
      {work && work.outdatedChecks.total > 0 && <RegisterPanel />}
    </>
  );
}
