import {
  type ComponentType,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { FieldError } from "#client/components/form/form-field.tsx";
import { Icon } from "#client/components/icon.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { useQuery } from "#client/queries/use-query.ts";
import type { Work } from "#contract/work/work.ts";
import { canWait, WORK_KINDS, type WorkKind } from "#contract/work/work-kinds.ts";
import { deskQuery } from "./queries.ts";
import { AfterAct, useUndo } from "./undo.tsx";

export interface ItemProps<Item> {
  item: Item;
}

interface InboxSectionProps<Item> {
  /** Also the id of the section's summary, for links to the section. */
  kind: WorkKind;
  empty: string;
  hint?: ReactNode;
  found: { data: { total: number; items: readonly Item[] } | undefined; isError: boolean };
  Row: ComponentType<ItemProps<Item>>;
  more?: string;
}

/**
 * Hidden while loading or empty, and collapsed if its items can wait. After the last item is completed, the section stays but is
 * collapsed, because its summary has the focus.
 */
export function InboxSection<Item extends { id: number } | { item: string }>(props: InboxSectionProps<Item>) {
  const { kind, empty, hint, found, Row, more } = props;
  const { total = 0, items = [] } = found.data ?? {};
  const hidden = total - items.length;
  const summary = useRef<HTMLElement>(null);
  const { offer, handleDone } = useUndo(() => summary.current?.focus({ preventScroll: true }));
  const { list, noteItem } = useNextItem(total, summary);
  const [wasShown, setShown] = useState(false);
  if (!wasShown && total > 0) setShown(true);
  if (found.isError) return <FieldError role="alert" message={`Failed to fetch: ${WORK_KINDS[kind]}`} />;
  if (!wasShown) return null;
  return (
    <>
      {/* Above the section, because the section collapses when its last item is removed. */}
      {offer && <div className="card bg-go-pale px-5 py-3">{offer}</div>}
      <details className="card group" open={total > 0 && !canWait(kind)}>
        <summary
          ref={summary}
          id={kind}
          className="flex min-h-14 list-none items-center gap-3 px-5 py-2 marker:content-none"
        >
          <h2 className="display min-w-0 text-xl">{WORK_KINDS[kind]}</h2>
          <span className="shrink-0">
            <Badge tone={total > 0 && !canWait(kind) ? "skip" : "plain"}>{total}</Badge>
          </span>
          <Icon name="down" size="size-5" className="ml-auto transition-transform group-open:rotate-180" />
        </summary>{" "}
        {hint && total > 0 && <p className="max-w-prose px-5 pb-4 text-sm text-ink-soft">{hint}</p>}
        <ul ref={list} onFocus={noteItem} className="divide-y divide-line border-t border-line">
          <AfterAct value={handleDone}>
            {items.map((item) => (
              <Row key={"item" in item ? item.item : item.id} item={item} />
            ))}
          </AfterAct>
          {hidden > 0 && (
            <li className="px-5 py-4 text-ink-soft">
              {hidden} more follow when these are done. {more}
            </li>
          )}
          {total === 0 && <li className="px-5 py-4 text-ink-soft">{empty}</li>}
        </ul>
      </details>
    </>
  );
}

/** After an item is completed, the next item gets the focus, unless the visitor has moved the focus elsewhere. */
function useNextItem(count: number, summary: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLUListElement>(null);
  const lastItem = useRef(0);
  const lastCount = useRef(count);
  useEffect(() => {
    const isDone = count < lastCount.current;
    lastCount.current = count;
    const now = document.activeElement;
    const isFree = now === document.body || now === summary.current || now?.id === "main";
    if (!isDone || count === 0 || !isFree) return;
    const items = list.current?.children;
    const next = items?.item(Math.min(lastItem.current, count - 1, (items?.length ?? 1) - 1));
    if (!(next instanceof HTMLElement)) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: now === document.body });
  }, [count, summary]);
  return {
    list,
    noteItem: ({ target }: FocusEvent) => {
      const at = [...(list.current?.children ?? [])].findIndex((item) => item.contains(target));
      if (at >= 0) lastItem.current = at;
    },
  };
}

type ItemOf<Name extends keyof Work> = Work[Name]["items"][number];
export type WorkItemProps<Name extends keyof Work> = ItemProps<ItemOf<Name>>;

export function WorkSection<Name extends keyof Work>(
  section: Omit<InboxSectionProps<ItemOf<Name>>, "found"> & { kind: Name },
) {
  const { data: work, isError } = useQuery(deskQuery("/api/work"));
  const data = work?.[section.kind] as { total: number; items: ItemOf<Name>[] } | undefined;
  return <InboxSection {...section} found={{ data, isError }} />;
}
