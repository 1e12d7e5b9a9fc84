import type { ReactNode } from "react";
import { useAnnouncement } from "../live-region.tsx";

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

interface OutdatedListProps {
  isOutdated: boolean;
  label: string;
  children: ReactNode;
}

/** The label takes no space, so nothing moves. */
export const OutdatedList = ({ isOutdated, label, children }: OutdatedListProps) => (
  <div className="relative min-w-0" aria-busy={isOutdated}>
    {isOutdated && (
      <p role="status" className="delayed pointer-events-none absolute inset-x-0 top-0 z-10 h-full">
        <span className="sticky top-4 mx-auto block w-fit rounded-control bg-ink px-4 py-2.5 font-semibold text-white shadow-raised">
          {label}
        </span>
      </p>
    )}
    {children}
  </div>
);
