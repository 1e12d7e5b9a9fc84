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

/** On a phone only three pages fit. React calls this after each rendering, so also when counts have widened the tabs. */
function showTab(tab: HTMLElement | null) {
  const nav = tab?.closest("nav");
  if (tab && nav) nav.scrollLeft = tab.offsetLeft - (nav.clientWidth - tab.offsetWidth) / 2;
}

export const AdminNav = ({ current, counts }: { current: string; counts: WorkCounts | undefined }) => (
  <nav aria-label="Administration" className="scroll-edges relative -mx-1 px-1 print:hidden">
    <ul className="flex gap-x-5 border-b border-line lg:flex-wrap">
      {PAGES.map(({ to, label, count }) => {
        const waiting = counts && count ? count(counts) : 0;
        return (
          <li key={to} ref={to === current ? (tab) => showTab(tab) : undefined}>
            <Link
              to={to}
              aria-current={to === current ? "page" : undefined}
              className="inline-flex min-h-11 items-center gap-2 border-b-4 border-transparent font-semibold whitespace-nowrap -outline-offset-4 hover:border-line aria-[current]:border-skip aria-[current]:[scroll-initial-target:nearest]"
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
