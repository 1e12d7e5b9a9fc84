import { type ReactNode, useRef } from "react";
import type { Work } from "#contract/work/work.ts";
import { InboxSection } from "../inbox-section.tsx";
import { workQueryOptions } from "../queries.ts";
import { useAdminQuery } from "../session.tsx";
import { type UndoableAction, useUndoInSection } from "./use-undo.tsx";

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
  const { offer, handleDone } = useUndoInSection(summary);
  if (isError) return <p className="text-stop">Failed to fetch: {title}</p>;
  const found = work?.[kind] as { total: number; items: ItemOf<Name>[] } | undefined;
  return (
    <>
      {offer}
      <InboxSection {...{ title, empty, hint, summary }} count={found?.total} shown={found?.items.length}>
        {found?.items.map((item) => row(item, handleDone))}
      </InboxSection>
    </>
  );
}
