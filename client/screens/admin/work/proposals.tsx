import type { ProposalKind } from "#contract/proposals/proposals.ts";
import { InboxSection } from "../inbox-section.tsx";
import { proposalsQueryOptions } from "../queries.ts";
import { useAdminQuery } from "../session.tsx";
import { ProposalRow } from "./proposal-row.tsx";

interface ProposalsProps {
  kind: ProposalKind;
  title: string;
  empty: string;
}

/** The proposals of one kind in the order of the API. */
export const ProposalsSection = ({ kind, ...section }: ProposalsProps) => (
  <InboxSection
    {...section}
    found={useAdminQuery(proposalsQueryOptions(kind))}
    row={(props) => <ProposalRow {...props} />}
  />
);
