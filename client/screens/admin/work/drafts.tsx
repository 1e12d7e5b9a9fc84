import { useRef } from "react";
import { InboxSection } from "../inbox-section.tsx";
import { draftsQueryOptions } from "../queries.ts";
import { useAdminQuery } from "../session.tsx";
import { DraftRow } from "./draft-row.tsx";
import { useUndoInSection } from "./use-undo.tsx";

/** Companies from public sources, oldest first. The administrator publishes or discards each, or asks the company by email. */
export function DraftsSection() {
  const { data, isError } = useAdminQuery(draftsQueryOptions());
  const summary = useRef<HTMLElement>(null);
  const { offer, handleDone } = useUndoInSection(summary);
  if (isError) return <p className="text-stop">Failed to fetch drafts</p>;
  return (
    <>
      {offer}
      <InboxSection
        title="Drafts from public sources"
        empty="No drafts."
        count={data?.total}
        summary={summary}
      >
        {data?.drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} onDecided={handleDone} />
        ))}
      </InboxSection>
    </>
  );
}
