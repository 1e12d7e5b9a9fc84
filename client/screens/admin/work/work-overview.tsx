import { AdminHead } from "../admin-head.tsx";
import { Inbox } from "../inbox.tsx";
import { ComplaintsSection } from "./complaints.tsx";
import { DraftsSection } from "./drafts.tsx";
import { Duplicates } from "./duplicates.tsx";
import { FailedEmails } from "./failed-emails.tsx";
import { OutdatedChecks } from "./outdated-checks.tsx";
import { OutdatedSources } from "./outdated-sources.tsx";
import { ProposalsSection } from "./proposals.tsx";
import { RecentMerges } from "./recent-merges.tsx";
import { RegisterDifferences, RegisterDoubts } from "./registers.tsx";
import { SilentHires } from "./silent-hires.tsx";
import { UnansweredRequests } from "./unanswered-requests.tsx";
import { UnplacedCompanies } from "./unplaced-companies.tsx";
import { WorkSummary } from "./work-summary.tsx";

/**
 * Everything that waits for the administrator, each item with its usual action. Items for which somebody is waiting come first.
 */
export default function WorkOverview() {
  return (
    <div className="grid gap-4">
      <AdminHead title="Work queue" />
      <WorkSummary />
      <ComplaintsSection />
      <ProposalsSection kind="claim" title="Claims of companies" empty="No claims." />
      <ProposalsSection kind="removal" title="Removals by companies" empty="No removals." />
      <SilentHires />
      <UnansweredRequests />
      <FailedEmails />
      <Inbox />
      <RegisterDifferences />
      <ProposalsSection kind="change" title="Changes by companies" empty="No changes." />
      <ProposalsSection kind="correction" title="Corrections by visitors" empty="No corrections." />
      <DraftsSection />
      <Duplicates />
      <UnplacedCompanies />
      <RegisterDoubts />
      <OutdatedSources />
      <OutdatedChecks />
      <RecentMerges />
    </div>
  );
}
