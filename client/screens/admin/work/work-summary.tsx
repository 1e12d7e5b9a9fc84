import { Badge } from "#client/components/ui/badge.tsx";
import { WORK_KINDS, type WorkKind, waitingIn } from "#contract/work/work-kinds.ts";
import { sectionId } from "../inbox-section.tsx";
import { workCountsQueryOptions } from "../queries.ts";
import { useAdminQuery } from "../session.tsx";

/** The number of waiting items, with links to the sections. */
export function WorkSummary() {
  const { data: counts } = useAdminQuery(workCountsQueryOptions());
  const shown = counts ? (Object.keys(WORK_KINDS) as WorkKind[]).filter((kind) => counts[kind] > 0) : [];
  return (
    <div className="grid gap-3">
      <p role="status" className="text-lg font-semibold">
        {counts ? sentenceOf(waitingIn(counts)) : "Loading..."}
      </p>
      {counts && shown.length > 0 && (
        <nav aria-label="What waits">
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {shown.map((kind) => (
              <li key={kind}>
                <a
                  href={`#${sectionId(WORK_KINDS[kind])}`}
                  className="inline-flex min-h-8 items-center gap-2"
                >
                  <span className="link">{WORK_KINDS[kind]}</span>{" "}
                  <Badge tone={kind === "outdatedChecks" ? "plain" : "skip"}>{counts[kind]}</Badge>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

const sentenceOf = (total: number): string =>
  total === 0 ? "Nothing waits for you." : `${total} ${total === 1 ? "thing waits" : "things wait"} for you:`;
