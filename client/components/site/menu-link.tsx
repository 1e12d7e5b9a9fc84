import { useLocation } from "react-router";
import { PageLink, type PageLinkProps } from "../page-link.tsx";

/** A menu entry that marks the current page. Every page renders eleven, and `PageLink` is cheaper than `NavLink`. */
export function MenuLink({ to, ...link }: PageLinkProps) {
  const pathname = useLocation().pathname.toLowerCase();
  const isCurrent = pathname === to || (to !== "/" && pathname.startsWith(`${to}/`));
  return <PageLink {...link} to={to} aria-current={isCurrent ? "page" : undefined} />;
}
