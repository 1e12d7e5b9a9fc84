import type { Work } from "#contract/work/work.ts";
import { InboxSection, type InboxSectionProps } from "../inbox-section.tsx";
import { workQueryOptions } from "../queries.ts";
import { useAdminQuery } from "../session.tsx";

type Kind = Exclude<keyof Work, "recentMerges">;
type ItemOf<Name extends Kind> = Work[Name]["items"][number];

interface WorkSectionProps<Name extends Kind> extends Omit<InboxSectionProps<ItemOf<Name>>, "found"> {
  kind: Name;
}

/** The items of one kind in the work queue. */
export function WorkSection<Name extends Kind>({ kind, ...section }: WorkSectionProps<Name>) {
  const { data: work, isError } = useAdminQuery(workQueryOptions());
  const data = work?.[kind] as { total: number; items: ItemOf<Name>[] } | undefined;
  return <InboxSection {...section} found={{ data, isError }} />;
}
