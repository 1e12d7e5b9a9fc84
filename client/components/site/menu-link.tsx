import { useLocation } from "react-router";
import { Link, type LinkProps } from "../link.tsx";

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
