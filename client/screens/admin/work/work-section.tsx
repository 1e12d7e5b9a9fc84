import { type ReactNode, useRef } from "react";
import type { Work } from "#contract/work/work.ts";
import { InboxSection } from "../inbox-section.tsx";
import { workQueryOptions } from "../queries.ts";
import { useAdminQuery } from "../use-admin-query.ts";
import { type UndoableAction, useUndo } from "./use-undo.tsx";

type Kind = Exclude<keyof Work, "recentMerges">;
type ItemOf<Name extends Kind> = Work[Name]["items"][number];

interface WorkSectionProps<Name extends Kind> {
  kind: Name;
  title: string;
  empty: string;
  /** A note for the administrator before the first item. */
  hint?: ReactNode;
  /** Renders one item. `onDone` receives the request that undoes the decision, or null if nothing can be undone. */
  row: (item: ItemOf<Name>, onDone: (done: UndoableAction | null) => void) => ReactNode;
}

/** The items of one kind, with a button that undoes the last decision if it can be undone. */
export function WorkSection<Name extends Kind>({ kind, title, empty, hint, row }: WorkSectionProps<Name>) {
  const { data: work, isError } = useAdminQuery(workQueryOptions());
  const summary = useRef<HTMLElement>(null);
  const undo = useUndo(() => summary.current?.focus());
  if (isError) return <p className="text-stop">Failed to fetch: {title}</p>;
  const found = work?.[kind] as { total: number; items: ItemOf<Name>[] } | undefined;
  const onDone = (done: UndoableAction | null) => {
    undo.remember(done);
    summary.current?.focus({ preventScroll: true });
  };
  return (
    <>
      {/* The undo button is outside the section, because the section collapses when its last item is removed. */}
      {undo.offer && <div className="card bg-go-pale px-5 py-3">{undo.offer}</div>}
      <InboxSection title={title} empty={empty} hint={hint} count={found?.total} summary={summary}>
        {found?.items.map((item) => row(item, onDone))}
        {found && found.total > found.items.length && (
          <li className="px-5 py-4 text-ink-soft">
            {found.total - found.items.length} more follow when these are done.
          </li>
        )}
      </InboxSection>
    </>
  );
}
