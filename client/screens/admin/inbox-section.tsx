import type { ReactNode, RefObject } from "react";
import { Icon } from "#client/components/icon.tsx";
import { Badge } from "#client/components/ui/badge.tsx";

interface InboxSectionProps {
  title: string;
  /** The text in place of items when there are none. */
  empty: string;
  /** Undefined while loading. */
  count: number | undefined;
  /** Gets the focus when an item is done and its buttons are gone. */
  summary: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A list of what waits for the administrator, collapsed while nothing does. */
export function InboxSection({ title, empty, count, summary, children }: InboxSectionProps) {
  return (
    <details className="card group" open={count !== undefined && count > 0}>
      <summary
        ref={summary}
        className="flex min-h-14 list-none items-center gap-3 px-5 py-2 marker:content-none"
      >
        <h2 className="display text-xl">{title}</h2>
        <Badge tone={count ? "skip" : "plain"}>{count ?? 0}</Badge>
        <Icon name="down" size="size-5" className="ml-auto transition-transform group-open:rotate-180" />
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {children}
        {count === 0 && <li className="px-5 py-4 text-ink-soft">{empty}</li>}
      </ul>
    </details>
  );
}
