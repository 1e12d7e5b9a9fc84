import { useRef } from "react";
import { InboxSection } from "../inbox-section.tsx";
import { draftsQueryOptions } from "../queries.ts";
import { useAdminQuery } from "../use-admin-query.ts";
import { DraftRow } from "./draft-row.tsx";
import { useUndo } from "./use-undo.tsx";

/** Companies from public sources, oldest first. The administrator publishes or discards each, or asks the company by email. */
export function DraftsSection() {
  const { data, isError } = useAdminQuery(draftsQueryOptions());
  const summary = useRef<HTMLElement>(null);
  const undo = useUndo(() => summary.current?.focus());
  if (isError) return <p className="text-stop">Failed to fetch drafts</p>;
  return (
    <>
      {undo.offer && <div className="card bg-go-pale px-5 py-3">{undo.offer}</div>}
      <InboxSection
        title="Drafts from public sources"
        empty="No drafts."
        count={data?.total}
        summary={summary}
      >
        {data?.drafts.map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            onDecided={(done) => {
              undo.remember(done);
              summary.current?.focus();
            }}
          />
        ))}
      </InboxSection>
    </>
  );
}
