import type { ReactNode } from "react";

interface OutdatedListProps {
  /** True while the list shows the previous result and the next one loads. */
  isOutdated: boolean;
  /** What is said meanwhile. */
  label: string;
  children: ReactNode;
}

/** A list that stays until the next one arrives, and says so. The label takes no space, so nothing moves. */
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
