import { useAnnouncement } from "../live-region.tsx";

/** Grey placeholders for loading cards, announced once to screen readers. */
export function SkeletonList({
  count,
  label,
  className,
}: {
  count: number;
  label: string;
  className: string;
}) {
  useAnnouncement(label);
  return (
    <div aria-busy="true" className="delayed">
      <p className="sr-only">{label}</p>
      <ul aria-hidden="true" className={className}>
        {Array.from({ length: count }, (_, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical
          <li key={position} className="card grid gap-4 p-5">
            <div className="skeleton h-6 w-2/3" />
            <div className="skeleton h-4 w-1/3" />
            <div className="skeleton h-4 w-1/2" />
            <div className="flex gap-2">
              <div className="skeleton h-7 w-24" />
              <div className="skeleton h-7 w-20" />
            </div>
            <div className="skeleton mt-2 h-11 w-full" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * CSS classes of a list of company cards: as many columns as fit. From 80rem and on paper there is one column, because such a
 * wide card shows its own facts in columns, which are easy to compare.
 */
export const COMPANY_GRID =
  "grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-2 sm:gap-3 xl:grid-cols-1 print:grid-cols-1 print:gap-0";
