import type { ComponentProps, MouseEvent } from "react";
import { useHref, useLocation, useNavigate } from "react-router";
import { isShownByScript } from "#client/routes.ts";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: string;
  state?: object;
}

/**
 * React Router's `Link` would add the code of its framework mode to the script of every page. On the server, links to paths get
 * no click handler: forty handlers would take a tenth of a page's rendering time.
 */
export function Link({ to, state, ...anchor }: LinkProps) {
  if (import.meta.env.SSR && to.startsWith("/")) return <a {...anchor} href={to} />;
  return <RoutedLink to={to} state={state} {...anchor} />;
}

function RoutedLink({ to, state, onClick, ...anchor }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
    const opensElsewhere = button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
    if (event.defaultPrevented || opensElsewhere || !isShownByScript(href)) return;
    event.preventDefault();
    navigate(href, { replace: href === pathname + search + hash, state });
  };
  return <a {...anchor} href={href} onClick={follow} />;
}
