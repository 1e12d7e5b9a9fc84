import { Link, useSearchParams } from "react-router";
import { changedParams } from "#client/queries/company-search.ts";
import { pageButtons } from "./page-buttons.ts";

/** Links to the pages of a list: up to five numbers, then the last page. */
export function Paging({ page, totalPages }: { page: number; totalPages: number }) {
  const [params] = useSearchParams();
  if (totalPages <= 1) return null;
  const to = (target: number) => changedParams(params, { page: target === 1 ? undefined : target });
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-2">
      <Step to={to(page - 1)} enabled={page > 1}>
        Previous
      </Step>
      <ul className="flex flex-wrap items-center gap-1.5">
        {pageButtons(page, totalPages).map((target) =>
          target === "ellipsis" ? (
            <li key={target} aria-hidden="true" className="px-1">
              …
            </li>
          ) : (
            <li key={target}>
              <Link
                to={to(target)}
                aria-label={`Page ${target}`}
                aria-current={target === page ? "page" : undefined}
                className="grid size-11 place-items-center rounded-control border border-line bg-white font-bold hover:bg-sand aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-white"
              >
                {target}
              </Link>
            </li>
          ),
        )}
      </ul>
      <Step to={to(page + 1)} enabled={page < totalPages}>
        Next
      </Step>
    </nav>
  );
}

function Step({ to, enabled, children }: { to: string; enabled: boolean; children: string }) {
  const look = "inline-flex min-h-11 items-center rounded-control border border-line bg-white px-4 font-bold";
  return enabled ? (
    <Link to={to} className={`${look} hover:bg-sand`}>
      {children}
    </Link>
  ) : (
    <span className={`${look} text-muted`}>{children}</span>
  );
}
