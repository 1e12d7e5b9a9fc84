import { useLocation } from "react-router";
import { Link } from "#client/components/link.tsx";
import { useUrlParams } from "#client/navigation/use-page-params.ts";

const LINKS = [
  { to: "/admin?list=reviews", label: "All reviews" },
  { to: "/admin?list=leads", label: "All listing requests" },
  { to: "/admin/log", label: "Log of changes" },
  { to: "/admin/personal-data", label: "Personal data" },
  { to: "/admin/devices", label: "Signed-in devices" },
] as const;

/** Links to less frequently used pages of the administrator. The one of the current page is marked. */
export function AdminLinks() {
  const { pathname } = useLocation();
  const params = useUrlParams();
  const list = params.get("list");
  const current = list ? `${pathname}?list=${list}` : pathname;
  return (
    <nav aria-label="Administration">
      <ul className="flex flex-wrap gap-x-6">
        {LINKS.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={to === current ? "page" : undefined}
              className="link inline-flex min-h-11 items-center font-semibold aria-[current]:text-ink aria-[current]:no-underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
