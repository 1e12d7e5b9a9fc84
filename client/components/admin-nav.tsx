import type { WorkCounts } from "#contract/work/work-kinds.ts";
import { waitingIn } from "#contract/work/work-kinds.ts";
import { Link } from "./link.tsx";
import { Badge } from "./ui/badge.tsx";

interface AdminPage {
  to: string;
  label: string;
  count?: (counts: WorkCounts) => number;
}

const PAGES: readonly AdminPage[] = [
  { to: "/admin", label: "Dashboard" },
  { to: "/admin/work", label: "Work queue", count: waitingIn },
  {
    to: "/admin?list=reviews",
    label: "All reviews",
    count: ({ reportedReviews, waitingReviews }) => reportedReviews + waitingReviews,
  },
  {
    to: "/admin?list=leads",
    label: "All listing requests",
    count: ({ listingRequests }) => listingRequests,
  },
  { to: "/admin/figures", label: "Figures" },
  { to: "/admin/log", label: "Log of changes" },
  { to: "/admin/personal-data", label: "Personal data" },
];

export const AdminNav = ({ current, counts }: { current: string; counts: WorkCounts | undefined }) => (
  <nav aria-label="Administration" className="print:hidden">
    <ul className="flex flex-wrap gap-x-5 border-b border-line">
      {PAGES.map(({ to, label, count }) => {
        const waiting = counts && count ? count(counts) : 0;
        return (
          <li key={to}>
            <Link
              to={to}
              aria-current={to === current ? "page" : undefined}
              className="inline-flex min-h-11 items-center gap-2 border-b-4 border-transparent font-semibold whitespace-nowrap -outline-offset-4 hover:border-line aria-[current]:border-skip"
            >
              {label}
              {waiting > 0 && (
                <>
                  {" "}
                  <Badge tone="skip">{waiting}</Badge>
                </>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  </nav>
);
