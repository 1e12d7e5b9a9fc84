import { formatCompanyCount, formatDate } from "#client/components/company/format.ts";
import { REGISTER_NAMES, registerText } from "#client/components/company/register-words.ts";
import { Badge } from "#client/components/ui/badge.tsx";
import { useQuery } from "#client/queries/use-query.ts";
import { CARRIER_CHECK_DAYS } from "#contract/carriers/check-age.ts";
import type { Draft, DraftDecision } from "#contract/companies/drafts.ts";
import { endOfTrade } from "#contract/registers/register-options.ts";
import { countOf } from "#contract/text/spelling.ts";
import { canWait, WORK_KINDS, type WorkCounts, type WorkKind, waitingIn } from "#contract/work/work-kinds.ts";
import { ActButton, NO_RECALL } from "../act-button.tsx";
import { AdminHead } from "../admin-head.tsx";
import { adminJson, adminRequest } from "../admin-requests.ts";
import { RegisterPanel } from "../csv/register-panel.tsx";
import { EmailLink } from "../desk-links.tsx";
import { InboxSection, type ItemProps, WorkSection } from "../inbox-section.tsx";
import { ListingRequests } from "../leads/lead-row.tsx";
import { deskQuery } from "../queries.ts";
import { ReportedReviews, WaitingReviews } from "../reviews/waiting-reviews.tsx";
import { OutdatedCheckRow, RegisterDifferenceRow, RegisterDoubtRow, UnplacedRow } from "./listings.tsx";
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
  const total = waitingIn(counts);
  const { outdatedChecks } = counts;
  const waiting = total === 0 ? "Nothing waits" : total === 1 ? "1 thing waits" : `${total} things wait`;
  const checks = outdatedChecks > 0 ? ` ${countOf(outdatedChecks, "carrier check")} can wait.` : "";
  return `${waiting} for you.${checks}`;
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
      <DraftsSection />
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
        hint="The name agrees, but not the postcode, or several companies have both. Look them up before you choose."
        Row={RegisterDoubtRow}
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

function DraftsSection() {
  const { data, isError } = useQuery(deskQuery("/api/drafts"));
  const ids = data?.drafts.filter(canBeAsked).map(({ id }) => id) ?? [];
  return (
    <InboxSection
      kind="drafts"
      empty="No drafts."
      hint={
        ids.length > 1 && (
          <ActButton
            label={`Ask these ${ids.length} companies by email`}
            asks={`Each is asked once, ever, whether what we say about it is right. Discard first what is no skip hire company. ${NO_RECALL}`}
            send={() => adminJson("POST", "/api/drafts/invite", { ids })}
            done={({ asked, leftOut }) =>
              `Questions to ${formatCompanyCount(asked)} are on their way${leftOut > 0 ? `; ${leftOut} could not be asked` : ""}`
            }
          />
        )
      }
      found={{ data: data && { items: data.drafts, total: data.total }, isError }}
      Row={DraftRow}
    />
  );
}

const canBeAsked = ({ email, invitedAt, registers }: Draft) =>
  email !== null && invitedAt === null && !endOfTrade(registers);

function DraftRow({ item: draft }: ItemProps<Draft>) {
  const { id, name, email, invitedAt } = draft;
  const decide = (decision: DraftDecision) => adminJson("POST", `/api/drafts/${id}/decide`, { decision });
  return (
    <li className="grid gap-3 px-5 py-4">
      <DraftFacts draft={draft} />
      <div className="flex flex-wrap gap-2">
        {canBeAsked(draft) && (
          <ActButton
            label="Ask the company by email"
            name={`Ask the company by email: ${name}`}
            variant="primary"
            asks={`${email} is asked whether what we say about ${name} is right. ${NO_RECALL}`}
            send={() => decide("invite")}
            done="The question to the company is on its way"
          />
        )}
        {email && invitedAt && (
          <ActButton
            label="Send a new link"
            name={`Send a new link: ${name}`}
            asks={`${email} gets a new link to the page of ${name}. ${NO_RECALL}`}
            send={() => decide("link")}
            done="The question to the company is on its way again, with a new link"
          />
        )}
        <ActButton
          label="The company has confirmed it: publish"
          name={`The company has confirmed it: publish ${name}`}
          variant={email && !invitedAt ? "quiet" : "primary"}
          send={() => decide("publish")}
          done="The listing is public"
          undo={({ changeId }) =>
            changeId === null
              ? null
              : {
                  text: `${name} is listed.`,
                  undo: () => adminRequest("POST", `/api/company-changes/${changeId}/undo`),
                }
          }
        />
        <ActButton
          label="Discard"
          name={`Discard ${name}`}
          asks={`${name} is deleted, and imports from public sources leave this company out from now on. This can't be undone.`}
          send={() => decide("discard")}
          done="The draft is deleted and will not be imported again"
        />
      </div>
    </li>
  );
}

function DraftFacts({ draft }: { draft: Draft }) {
  const { name, location, county, postcode, phone, website, email, sources, invitedAt } = draft;
  return (
    <div className="grid gap-0.5">
      <h3 className="font-bold wrap-anywhere">{name}</h3>
      <p className="wrap-anywhere">{[location, county, postcode].filter(Boolean).join(", ")}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        {phone && <span>{phone}</span>}{" "}
        {website && (
          <a href={website} rel="noopener noreferrer nofollow" target="_blank" className="link wrap-anywhere">
            {website.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")}
          </a>
        )}{" "}
        {email && <EmailLink email={email} />}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        {sources
          .map(({ source, licence, readOn }) => `${source} (${licence}), ${formatDate(readOn)}`)
          .join("; ")}
      </p>
      {draft.registers.map((result) => (
        <p key={result.register} className="text-sm wrap-anywhere">
          {REGISTER_NAMES[result.register]} {result.number}: {registerText(result).text}
        </p>
      ))}
      <p className="text-sm text-ink-soft">
        {invitedAt
          ? `Asked by email on ${formatDate(invitedAt)}.`
          : `Tell the company by ${formatDate(draft.tellBy)} that we keep its details.`}{" "}
        {draft.keptUntil
          ? `Deleted on ${formatDate(draft.keptUntil)} unless confirmed.`
          : "Kept, because it has reviews or another entry was merged into it."}
      </p>
    </div>
  );
}
