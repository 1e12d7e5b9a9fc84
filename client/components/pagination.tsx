import { Link } from "#client/components/link.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { changedParams } from "#client/urls/company-search.ts";
import { PAGE_BUTTONS } from "#contract/limits.ts";
import { Icon, type IconName } from "./icon.tsx";

export function Pagination({ page, totalPages }: { page: number; totalPages: number }) {
  const params = usePageParams();
  if (totalPages <= 1) return null;
  const to = (target: number) => changedParams(params, { page: target === 1 ? undefined : target });
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-1 xs:gap-1.5 sm:gap-2">
      <StepLink to={to(page - 1)} enabled={page > 1} icon="left">
        Previous
      </StepLink>
      <ul className="flex items-center justify-center gap-0.5 max-xs:flex-1 sm:flex-wrap xs:gap-1 sm:gap-1.5">
        {paginationItems(page, totalPages).map((target) =>
          target === "ellipsis" ? (
            <li key={target} aria-hidden="true" className="px-0.5 xs:px-1">
              …
            </li>
          ) : (
            <li key={target} className="max-w-11 max-xs:flex-1">
              <Link
                to={to(target)}
                aria-label={`Page ${target}`}
                aria-current={target === page ? "page" : undefined}
                className="grid h-11 min-w-7 place-items-center xs:min-w-9 xs:px-1 sm:min-w-11 rounded-control border border-line bg-white font-bold hover:bg-sand aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-white"
              >
                {target}
              </Link>
            </li>
          ),
        )}
      </ul>
      <StepLink to={to(page + 1)} enabled={page < totalPages} icon="right">
        Next
      </StepLink>
    </nav>
  );
}

function StepLink({
  to,
  enabled,
  icon,
  children,
}: {
  to: string;
  enabled: boolean;
  icon: IconName;
  children: string;
}) {
  const className =
    "inline-flex min-h-11 min-w-9 items-center justify-center rounded-control border border-line bg-white px-1 font-bold xs:min-w-11 sm:px-4";
  const content = (
    <>
      <Icon name={icon} className="sm:hidden" />
      <span className="max-sm:sr-only">{children}</span>
    </>
  );
  return enabled ? (
    <Link to={to} className={`${className} hover:bg-sand`}>
      {content}
    </Link>
  ) : (
    <span className={`${className} text-muted`}>{content}</span>
  );
}

export function paginationItems(page: number, totalPages: number): (number | "ellipsis")[] {
  const count = Math.min(PAGE_BUTTONS, totalPages);
  const first = Math.min(Math.max(1, page - Math.floor(PAGE_BUTTONS / 2)), totalPages - count + 1);
  const numbers = Array.from({ length: count }, (_, offset) => first + offset);
  const last = first + count - 1;
  if (last >= totalPages) return numbers;
  return last === totalPages - 1 ? [...numbers, totalPages] : [...numbers, "ellipsis", totalPages];
}
