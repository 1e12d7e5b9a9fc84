import { Link } from "#client/components/link.tsx";
import { isMapOpen } from "#client/queries/results-map.ts";
import { changedParams } from "#client/urls/company-search.ts";

const ITEM = "flex min-h-9 items-center px-3 font-semibold sm:min-h-10 sm:px-4";
const CURRENT = "bg-ink text-white";
const OTHER = "bg-white text-ink hover:bg-sand";

/** Two links: "List" closes the map beside the list, "Map" opens it. */
export function MapToggle({ params }: { params: URLSearchParams }) {
  const isOpen = isMapOpen(params);
  const closed = { view: undefined, firm: undefined, mapArea: undefined };
  return (
    <nav
      aria-label="View"
      className="inline-flex w-fit overflow-hidden rounded-control border-2 border-ink/80"
    >
      <Link
        to={changedParams(params, closed)}
        aria-current={isOpen ? undefined : "true"}
        className={`${ITEM} ${isOpen ? OTHER : CURRENT}`}
      >
        List
      </Link>{" "}
      <Link
        to={changedParams(params, { view: "map" })}
        aria-current={isOpen ? "true" : undefined}
        rel="nofollow"
        className={`${ITEM} ${isOpen ? CURRENT : OTHER}`}
      >
        Map
      </Link>
    </nav>
  );
}
