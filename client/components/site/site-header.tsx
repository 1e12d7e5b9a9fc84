import { useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { Link, type LinkProps } from "#client/components/link.tsx";
import { newestRequestPath } from "#client/my-requests.ts";
import { useJobQuery } from "#client/navigation/use-page-params.ts";
import { followStorage } from "#client/try-storage.ts";
import { BRAND } from "#contract/brand.ts";
import type { Page } from "#contract/pages/site-pages.ts";
import { Icon } from "../icon.tsx";
import { MAIN_PAGES, pageUrl, SIDE_MENU_GROUPS } from "./links.ts";
import { useSite } from "./site-context.ts";

export function SiteHeader() {
  const jobQuery = useJobQuery();
  return (
    <header className="border-b border-line bg-white print:hidden">
      {/* In the header, so that it belongs to a landmark. */}
      {useSite().demonstration && (
        <p className="bg-skip px-4 py-0.5 text-center text-xs font-semibold text-ink sm:text-sm print:hidden">
          Demonstration: everything listed here is invented.
        </p>
      )}
      <div className="page grid min-h-14 grid-cols-[1fr_auto] items-center gap-4 lg:grid-cols-[1fr_auto_1fr]">
        <Link
          to={`/${jobQuery}`}
          aria-label={`${BRAND.name}, home`}
          className="flex items-center justify-self-start rounded-control py-1"
        >
          <Logo />
        </Link>
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex flex-wrap items-center gap-1">
            {MAIN_PAGES.map((page) => (
              <li key={page.path}>
                <MenuLink page={page} jobQuery={jobQuery} className="nav-link" />
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-wrap items-center justify-end gap-1">
          <MyRequestLink />{" "}
          <button
            type="button"
            popoverTarget={SIDE_MENU_ID}
            className="grid size-11 place-items-center rounded-control hover:bg-paper lg:hidden"
          >
            <Icon name="menu" size="size-6" />
            <span className="sr-only">Open menu</span>
          </button>
        </div>
      </div>
      <SideMenu jobQuery={jobQuery} />
    </header>
  );
}

/**
 * Links to the visitor's last request, which only the browser knows. On pages without React, `entry.document.ts` sets this link.
 */
function MyRequestLink() {
  const path = useSyncExternalStore(followStorage, newestRequestPath, () => "");
  return (
    <a
      href={path || undefined}
      hidden={!path}
      data-my-request=""
      className="nav-link whitespace-nowrap max-sm:px-1.5 max-sm:text-sm"
    >
      My request
    </a>
  );
}

export const SIDE_MENU_ID = "side-menu";

/** A popover opens, closes and handles Escape without script. */
export function SideMenu({ jobQuery }: { jobQuery: string }) {
  const menu = useRef<HTMLDivElement>(null);
  return (
    <div id={SIDE_MENU_ID} popover="auto" ref={menu} className="side-menu flex-col bg-white p-4 open:flex">
      <div className="flex items-center justify-between pb-4">
        <Logo />{" "}
        <button
          type="button"
          popoverTarget={SIDE_MENU_ID}
          popoverTargetAction="hide"
          className="grid size-11 place-items-center rounded-control hover:bg-paper"
        >
          <Icon name="close" size="size-6" />
          <span className="sr-only">Close menu</span>
        </button>
      </div>
      <nav aria-label="Menu" className="overflow-y-auto">
        {SIDE_MENU_GROUPS.map(({ label, pages }) => (
          <ul key={label} aria-label={label} className="border-t border-line py-3">
            {pages.map((page) => (
              <li key={page.path}>
                <MenuLink
                  page={page}
                  jobQuery={jobQuery}
                  onClick={() => menu.current?.hidePopover()}
                  className="menu-link"
                />
              </li>
            ))}
          </ul>
        ))}
      </nav>
    </div>
  );
}

/** `NavLink` would be slower, and every page renders eleven entries. */
function MenuLink({ page, jobQuery, ...link }: Omit<LinkProps, "to"> & { page: Page; jobQuery: string }) {
  const pathname = useLocation().pathname.toLowerCase();
  const { path, title } = page;
  const isCurrent = pathname === path || (path !== "/" && pathname.startsWith(`${path}/`));
  return (
    <Link {...link} to={pageUrl(page, jobQuery)} aria-current={isCurrent ? "page" : undefined}>
      {title}
    </Link>
  );
}

export function Logo({ inverted = false }: { inverted?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg aria-hidden="true" viewBox="0 0 40 40" className="size-9 shrink-0">
        <rect width="40" height="40" rx="9" fill={BRAND.skip} />
        <path d="M4.5 20h31l-4.6 11.5H9.1z" fill={BRAND.ink} />
        <path
          d="M14 23.5l1 5M20 23.5v5M26 23.5l-1 5"
          stroke={BRAND.skip}
          strokeWidth="1.8"
          strokeLinecap="round"
        />
        <path d="M20 17.8s5-4.4 5-8.2a5 5 0 1 0-10 0c0 3.8 5 8.2 5 8.200z" fill={BRAND.ink} />
        <circle cx="20" cy="9.6" r="1.9" fill={BRAND.skip} />
      </svg>
      <span className={`display text-[1.35rem] leading-none ${inverted ? "text-white" : "text-ink"}`}>
        {BRAND.name}
      </span>
    </span>
  );
}
