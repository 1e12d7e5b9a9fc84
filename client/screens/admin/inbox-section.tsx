import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Icon } from "#client/components/icon.tsx";
import { Badge } from "#client/components/ui/badge.tsx";

interface InboxSectionProps {
  title: string;
  /** The text in place of items when there are none. */
  empty: string;
  /** A note for the administrator before the first item. */
  hint?: ReactNode;
  /** Undefined while loading. */
  count: number | undefined;
  /** The number of items below, if that can be less than `count`. */
  shown?: number | undefined;
  /**
   * Gets the focus after an item was completed and its buttons were removed. If another item is left, the focus then moves to
   * that item.
   */
  summary: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The id of a section, for links to it. */
export const sectionId = (title: string): string => title.toLowerCase().replaceAll(/\W+/g, "-");

/**
 * A list of items for the administrator, hidden while it is loading or empty. One that was emptied here stays, collapsed: its
 * summary has the focus.
 */
export function InboxSection({ title, empty, hint, count, shown, summary, children }: InboxSectionProps) {
  const { list, noteItem } = useNextItem(count, summary);
  const [wasShown, setShown] = useState(false);
  if (!wasShown && count) setShown(true);
  if (!wasShown) return null;
  return (
    <details className="card group" open={count !== undefined && count > 0}>
      <summary
        ref={summary}
        id={sectionId(title)}
        className="flex min-h-14 list-none items-center gap-3 px-5 py-2 marker:content-none"
      >
        <h2 className="display min-w-0 text-xl">{title}</h2>
        {count !== undefined && (
          <span className="shrink-0">
            <Badge tone={count > 0 ? "skip" : "plain"}>{count}</Badge>
          </span>
        )}
        <Icon name="down" size="size-5" className="ml-auto transition-transform group-open:rotate-180" />
      </summary>
      {hint && count !== undefined && count > 0 && (
        <p className="max-w-prose px-5 pb-4 text-sm text-ink-soft">{hint}</p>
      )}
      <ul ref={list} onFocus={noteItem} className="divide-y divide-line border-t border-line">
        {children}
        {count !== undefined && shown !== undefined && count > shown && (
          <li className="px-5 py-4 text-ink-soft">{count - shown} more follow when these are done.</li>
        )}
        {count === 0 && <li className="px-5 py-4 text-ink-soft">{empty}</li>}
      </ul>
    </details>
  );
}

/**
 * Moves the focus to the next item after an item was completed, unless the focus has moved elsewhere. The next item's buttons
 * then follow in tab order.
 */
function useNextItem(count: number | undefined, summary: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLUListElement>(null);
  const lastItem = useRef(0);
  const lastCount = useRef(count);
  useEffect(() => {
    const isDone = count !== undefined && lastCount.current !== undefined && count < lastCount.current;
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
    /** Remembers which item has the focus. */
    noteItem: ({ target }: FocusEvent) => {
      const at = [...(list.current?.children ?? [])].findIndex((item) => item.contains(target));
      if (at >= 0) lastItem.current = at;
    },
  };
}
