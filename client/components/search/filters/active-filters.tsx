import { Link } from "#client/components/link.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { KEEP_SCROLL } from "#client/navigation/use-scroll-restoration.ts";
import { Icon } from "../../icon.tsx";
import { type ActiveFilter, paramsWithout } from "./filters.ts";

/** The active filters, each as a link that removes the filter. */
export function ActiveFilters({ filters }: { filters: readonly ActiveFilter[] }) {
  const params = usePageParams();
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Filters in use" className="flex flex-wrap gap-1.5 print:hidden">
      {filters.map(({ name, label }) => (
        <li key={name} className="min-w-0">
          <Link
            to={paramsWithout(params, name)}
            state={KEEP_SCROLL}
            rel="nofollow"
            className="inline-flex min-h-9 items-center gap-1.5 rounded-control bg-skip px-2.5 text-sm font-semibold wrap-anywhere hover:bg-skip-deep"
          >
            <span>
              <span className="sr-only">Remove: </span>
              {label}
            </span>
            <Icon name="close" size="size-3.5" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
