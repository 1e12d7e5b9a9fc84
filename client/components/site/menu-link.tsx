import { useLocation } from "react-router";
import { PageLink, type PageLinkProps } from "../page-link.tsx";

interface MenuLinkProps extends PageLinkProps {
  /** A query string that is added to the path. */
  query?: string;
}

/**
 * A menu entry that is marked on its own page and on the pages below it. Every page renders eleven entries, and `PageLink` is
 * cheaper than `NavLink`.
 */
export function MenuLink({ to, query = "", ...link }: MenuLinkProps) {
  const pathname = useLocation().pathname.toLowerCase();
  const isCurrent = pathname === to || (to !== "/" && pathname.startsWith(`${to}/`));
  return <PageLink {...link} to={`${to}${query}`} aria-current={isCurrent ? "page" : undefined} />;
}
