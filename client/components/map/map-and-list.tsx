import type { ReactNode } from "react";

interface MapAndListProps {
  /** The map; null while it is closed. */
  map: ReactNode;
  /** The list of results. */
  children: ReactNode;
}

/** The map above the list. On wide screens the list is on the left, and the map stays visible beside it. */
export function MapAndList({ map, children }: MapAndListProps) {
  if (!map) return children;
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] xl:items-start">
      <div className="grid gap-2 xl:sticky xl:top-4 xl:order-last">
        <a href="#list" className="sr-only focus:not-sr-only focus:w-fit focus:font-semibold">
          Skip the map
        </a>{" "}
        {map}
      </div>
      <div id="list" className="grid grid-cols-1 gap-6">
        {children}
      </div>
    </div>
  );
}
