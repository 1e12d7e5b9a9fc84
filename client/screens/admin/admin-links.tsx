import { Link } from "react-router";

const LINKS = [
  { to: "/admin?list=reviews", label: "All reviews" },
  { to: "/admin?list=leads", label: "All listing requests" },
  { to: "/admin/log", label: "Log of changes" },
  { to: "/admin/personal-data", label: "Personal data" },
  { to: "/admin/devices", label: "Signed-in devices" },
] as const;

/** Links to less frequently used pages of the administrator. */
export function AdminLinks() {
  return (
    <nav aria-label="Administration">
      <ul className="flex flex-wrap gap-x-6">
        {LINKS.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="link inline-flex min-h-11 items-center font-semibold">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
