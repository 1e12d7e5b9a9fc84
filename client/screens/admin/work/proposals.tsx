import { useRef } from "react";
import type { ProposalKind } from "#contract/proposals/proposals.ts";
import { InboxSection } from "../inbox-section.tsx";
import { proposalsQueryOptions } from "../queries.ts";
import { useAdminQuery } from "../session.tsx";
import { ProposalRow } from "./proposal-row.tsx";
import { useUndoInSection } from "./use-undo.tsx";

interface ProposalsProps {
  kind: ProposalKind;
  title: string;
  empty: string;
}

/**
 * The proposals of one kind in the order of the API, with a button that undoes the last decision if it wrote a value into the listing.
 */
export function ProposalsSection({ kind, title, empty }: ProposalsProps) {
  const { data: proposals, isError } = useAdminQuery(proposalsQueryOptions(kind));
  const summary = useRef<HTMLElement>(null);
  const { offer, handleDone } = useUndoInSection(summary);
  if (isError) return <p className="text-stop">Failed to fetch {title.toLowerCase()}</p>;
  return (
    <>
      {offer}
      <InboxSection
        title={title}
        empty={empty}
        count={proposals?.total}
        shown={proposals?.rows.length}
        summary={summary}
      >
        {proposals?.rows.map((proposal) => (
          <ProposalRow key={proposal.id} proposal={proposal} onDecided={handleDone} />
        ))}
      </InboxSection>
    </>
  );
}
