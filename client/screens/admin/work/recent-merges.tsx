import { formatDate } from "#client/components/company/format.ts";
import { Icon } from "#client/components/icon.tsx";
import type { RecentMerge } from "#contract/work/work.ts";
import { ActButton } from "../act-button.tsx";
import { workQueryOptions } from "../queries.ts";
import { useAdminQuery } from "../session.tsx";
import { useAct } from "../use-act.ts";
import { WorkRow } from "./work-row.tsx";

/** The merges of the last 30 days, each with a button that undoes it. Merges are shown for information and need no decision. */
export function RecentMerges() {
  const { data: work } = useAdminQuery(workQueryOptions());
  if (!work || work.recentMerges.length === 0) return null;
  return (
    <details className="card group">
      <summary className="flex min-h-14 list-none items-center gap-3 px-5 marker:content-none">
        <h2 className="display text-xl">Merged in the last 30 days</h2>
        <Icon name="down" size="size-5" className="ml-auto transition-transform group-open:rotate-180" />
      </summary>{" "}
      <ul className="divide-y divide-line border-t border-line">
        {work.recentMerges.map((merge) => (
          <MergeRow key={merge.mergeId} merge={merge} />
        ))}
      </ul>
    </details>
  );
}

function MergeRow({ merge: { mergeId, kept, merged, mergedAt } }: { merge: RecentMerge }) {
  const undoing = useAct({
    send: (request) => request("POST", `/api/company-merges/${mergeId}/undo`),
    done: "Both are listed again",
  });
  return (
    <WorkRow
      actions={
        <ActButton
          act="undoMerge"
          subject={{ name: `${merged.name} into ${kept.name}` }}
          name={`Undo the merge of ${merged.name} into ${kept.name}`}
          isPending={undoing.isPending}
          onPress={() => undoing.mutate()}
        />
      }
    >
      <p className="wrap-anywhere">
        {merged.name}, {merged.location}, into{" "}
        <a href={`/company/${kept.id}`} className="link">
          {kept.name}
        </a>
      </p>
      <p className="text-sm text-muted">{formatDate(mergedAt)}</p>
    </WorkRow>
  );
}
