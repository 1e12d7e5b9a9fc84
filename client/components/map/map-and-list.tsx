import type { ReactNode } from "react";

interface MapAndListProps {
  /** Null while the map is closed. */
  map: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** The map above the list; on wide screens the list is on the left, and the map stays beside it. */
export function MapAndList({ map, children }: MapAndListProps) {
  if (!map) return children;
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:items-start">
      <div className="grid gap-2 lg:sticky lg:top-4 lg:order-last">
        <a href="#list" className="sr-only focus:not-sr-only focus:w-fit focus:font-semibold">
          Skip the map
        </a>
        {map}
      </div>
      <div id="list" className="grid grid-cols-1 gap-6">
        {children}
      </div>
    </div>
  );
}
