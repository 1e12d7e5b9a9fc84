import { useRef } from "react";
import { useLocation } from "react-router";
import { Icon } from "../icon.tsx";
import { Link, type LinkProps } from "../link.tsx";
import { Logo } from "../logo.tsx";
import { SIDE_MENU_GROUPS } from "./links.ts";

export const SIDE_MENU_ID = "side-menu";

/** The menu of small screens. A popover opens, closes and handles Escape without script. */
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
        {SIDE_MENU_GROUPS.map(({ label, links }) => (
          <ul key={label} aria-label={label} className="border-t border-line py-3">
            {links.map(({ to, label, takesJob }) => (
              <li key={to}>
                <MenuLink
                  to={to}
                  query={takesJob ? jobQuery : ""}
                  onClick={() => menu.current?.hidePopover()}
                  className="menu-link"
                >
                  {label}
                </MenuLink>
              </li>
            ))}
          </ul>
        ))}
      </nav>
    </div>
  );
}

interface MenuLinkProps extends LinkProps {
  /** A query string that is added to the path. */
  query?: string;
}

/**
 * A menu entry that is marked on its own page and on the pages below it. Every page renders eleven entries, and `Link` is
 * cheaper than `NavLink`.
 */
export function MenuLink({ to, query = "", ...link }: MenuLinkProps) {
  const pathname = useLocation().pathname.toLowerCase();
  const isCurrent = pathname === to || (to !== "/" && pathname.startsWith(`${to}/`));
  return <Link {...link} to={`${to}${query}`} aria-current={isCurrent ? "page" : undefined} />;
}
