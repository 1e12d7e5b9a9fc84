import { Link, type LinkProps } from "react-router";
import { isShownByScript } from "#client/routes.ts";

export interface PageLinkProps extends LinkProps {
  /** An absolute path on this site. */
  to: `/${string}`;
}

/**
 * A link for pages with many links. On the server it renders a plain `<a>`: React Router's `Link` also resolves relative paths
 * and prepares click handlers. For forty links that takes a tenth of the page's rendering time.
 */
export function PageLink({ to, ...anchor }: PageLinkProps) {
  if (import.meta.env.SSR) return <a {...anchor} href={to} />;
  return <Link {...anchor} to={to} discover="none" reloadDocument={!isShownByScript(to)} />;
}
